package dev.sluice.ir.expr;

/** Functions, comparators, sequential streams and thrown exceptions in pures. */
final class PureTableStreams {

  static final String TEXT = """
      class java.util.function.Function
        throws maybe Object apply(Object); Function andThen(Function); Function compose(Function)
        static Function identity()
      class java.util.function.BiFunction
        throws maybe Object apply(Object,Object); BiFunction andThen(Function)
      class java.util.function.UnaryOperator
        static UnaryOperator identity()
      class java.util.function.BinaryOperator
        static BinaryOperator minBy(Comparator); static BinaryOperator maxBy(Comparator)
      class java.util.function.Predicate
        throws boolean test(Object); Predicate and(Predicate); Predicate or(Predicate); Predicate negate()
        static Predicate not(Predicate); nulls static Predicate isEqual(Object)
      class java.util.function.BiPredicate
        throws boolean test(Object,Object)
      class java.util.function.Supplier
        throws maybe Object get()
      class java.util.function.Consumer
        throws void accept(Object); Consumer andThen(Consumer)
      class java.util.function.BiConsumer
        throws void accept(Object,Object)
      class java.util.function.IntPredicate
        throws boolean test(int)
      class java.util.function.IntFunction
        throws maybe Object apply(int)
      class java.util.function.IntUnaryOperator
        throws int applyAsInt(int)
      class java.util.function.IntBinaryOperator
        throws int applyAsInt(int,int)
      class java.util.function.ToIntFunction
        throws int applyAsInt(Object)
      class java.util.function.ToLongFunction
        throws long applyAsLong(Object)
      class java.util.function.ToDoubleFunction
        throws double applyAsDouble(Object)

      class java.util.Comparator
        throws int compare(Object,Object); Comparator reversed(); Comparator thenComparing(Comparator)
        Comparator thenComparing(Function); Comparator thenComparing(Function,Comparator)
        Comparator thenComparingInt(ToIntFunction); Comparator thenComparingLong(ToLongFunction)
        Comparator thenComparingDouble(ToDoubleFunction); static Comparator comparing(Function)
        static Comparator comparing(Function,Comparator); static Comparator comparingInt(ToIntFunction)
        static Comparator comparingLong(ToLongFunction); static Comparator comparingDouble(ToDoubleFunction)
        static Comparator naturalOrder(); static Comparator reverseOrder()
        nulls static Comparator nullsFirst(Comparator); nulls static Comparator nullsLast(Comparator)

      class java.util.stream.Stream
        static Stream of(Object); static Stream of(Object...); nulls static Stream ofNullable(Object)
        static Stream empty(); static Stream concat(Stream,Stream)
        static Stream iterate(Object,Predicate,UnaryOperator)
        Stream filter(Predicate); Stream map(Function); IntStream mapToInt(ToIntFunction)
        LongStream mapToLong(ToLongFunction); DoubleStream mapToDouble(ToDoubleFunction); Stream flatMap(Function)
        Stream mapMulti(BiConsumer); Stream distinct(); Stream sorted(); Stream sorted(Comparator)
        throws Stream limit(long); throws Stream skip(long); Stream takeWhile(Predicate); Stream dropWhile(Predicate)
        throws List toList(); throws maybe Object collect(Collector)
        throws maybe Object reduce(Object,BinaryOperator)
        throws Optional reduce(BinaryOperator); throws maybe Object reduce(Object,BiFunction,BinaryOperator)
        throws long count(); throws Optional min(Comparator); throws Optional max(Comparator)
        throws boolean anyMatch(Predicate); throws boolean allMatch(Predicate); throws boolean noneMatch(Predicate)
        throws Optional findFirst(); throws void forEachOrdered(Consumer); throws Object[] toArray()
        throws Object[] toArray(IntFunction)

      class java.util.stream.BaseStream
        Iterator iterator()

      class java.util.stream.IntStream
        static IntStream range(int,int); static IntStream rangeClosed(int,int); static IntStream of(int...)
        static IntStream empty(); static IntStream concat(IntStream,IntStream)
        static IntStream iterate(int,IntPredicate,IntUnaryOperator); IntStream filter(IntPredicate)
        IntStream map(IntUnaryOperator); Stream mapToObj(IntFunction); Stream boxed(); LongStream asLongStream()
        DoubleStream asDoubleStream(); IntStream distinct(); IntStream sorted(); throws IntStream limit(long)
        throws IntStream skip(long); throws int sum(); throws OptionalDouble average(); throws OptionalInt min()
        throws OptionalInt max(); throws long count(); throws boolean anyMatch(IntPredicate)
        throws boolean allMatch(IntPredicate); throws boolean noneMatch(IntPredicate); throws OptionalInt findFirst()
        throws int reduce(int,IntBinaryOperator); throws int[] toArray()

      class java.util.stream.LongStream
        static LongStream range(long,long); static LongStream rangeClosed(long,long); static LongStream of(long...)
        static LongStream empty(); Stream boxed(); DoubleStream asDoubleStream(); LongStream sorted()
        LongStream distinct()
        throws long sum(); throws OptionalDouble average(); throws OptionalLong min(); throws OptionalLong max()
        throws long count(); throws OptionalLong findFirst(); throws long[] toArray()

      class java.util.stream.DoubleStream
        static DoubleStream of(double...); static DoubleStream empty(); Stream boxed(); DoubleStream sorted()
        throws double sum(); throws OptionalDouble average(); throws OptionalDouble min(); throws OptionalDouble max()
        throws long count(); throws OptionalDouble findFirst(); throws double[] toArray()

      class java.util.stream.Collectors
        static Collector toList(); static Collector toUnmodifiableList(); static Collector toCollection(Supplier)
        static Collector toSet(); static Collector toUnmodifiableSet()
        static Collector toMap(Function,Function); static Collector toMap(Function,Function,BinaryOperator)
        static Collector toMap(Function,Function,BinaryOperator,Supplier); static Collector groupingBy(Function)
        static Collector groupingBy(Function,Collector); static Collector groupingBy(Function,Supplier,Collector)
        static Collector partitioningBy(Predicate); static Collector partitioningBy(Predicate,Collector)
        static Collector joining(); static Collector joining(CharSequence)
        static Collector joining(CharSequence,CharSequence,CharSequence); static Collector counting()
        static Collector mapping(Function,Collector); static Collector filtering(Predicate,Collector)
        static Collector flatMapping(Function,Collector); static Collector reducing(BinaryOperator)
        nulls static Collector reducing(Object,BinaryOperator); static Collector summingInt(ToIntFunction)
        static Collector summingLong(ToLongFunction); static Collector summingDouble(ToDoubleFunction)
        static Collector averagingInt(ToIntFunction); static Collector averagingLong(ToLongFunction)
        static Collector averagingDouble(ToDoubleFunction); static Collector minBy(Comparator)
        static Collector maxBy(Comparator); static Collector collectingAndThen(Collector,Function)
        static Collector teeing(Collector,Collector,BiFunction)

      class java.lang.Throwable
        maybe String getMessage(); maybe Throwable getCause()
      class java.lang.RuntimeException
        nulls new (); nulls new (String); nulls new (String,Throwable)
      class java.lang.Exception
        nulls new (); nulls new (String); nulls new (String,Throwable)
      class java.lang.IllegalArgumentException
        nulls new (); nulls new (String); nulls new (String,Throwable)
      class java.lang.IllegalStateException
        nulls new (); nulls new (String); nulls new (String,Throwable)
      class java.lang.UnsupportedOperationException
        nulls new (); nulls new (String)
      class java.lang.ArithmeticException
        nulls new (); nulls new (String)
      class java.lang.NullPointerException
        nulls new (); nulls new (String)
      class java.lang.IndexOutOfBoundsException
        nulls new (); nulls new (String); new (int)
      class java.util.NoSuchElementException
        nulls new (); nulls new (String)

      names java.util.stream.Collector
      """;

  private PureTableStreams() {}
}
