package dev.sluice.ir.expr;

/** What pures may call besides the flow tables; the notation is explained at {@link AllowTableReader}. */
final class PureTable {

  static final String TEXT = """
      class java.lang.String
        root throws static String format(Locale,String,Object...); String[] split(String); String[] split(String,int)
        throws boolean matches(String); throws String replaceAll(String,String)
        throws String replaceFirst(String,String); Stream lines(); IntStream chars(); IntStream codePoints()
        char[] toCharArray(); byte[] getBytes(Charset); new (char[]); new (byte[],Charset); new (String)
        static String valueOf(char[]); static String copyValueOf(char[]); String indent(int)

      class java.lang.CharSequence
        int length(); throws char charAt(int); throws CharSequence subSequence(int,int); String toString()
        IntStream chars(); static int compare(CharSequence,CharSequence)

      class java.lang.StringBuilder
        new (); throws new (int); new (String); new (CharSequence); int length(); void setLength(int)
        throws char charAt(int); throws void setCharAt(int,char); StringBuilder reverse(); String toString()
        nulls StringBuilder append(String); nulls StringBuilder append(CharSequence)
        throws StringBuilder append(CharSequence,int,int); StringBuilder append(boolean); StringBuilder append(char)
        StringBuilder append(int); StringBuilder append(long); StringBuilder append(float)
        StringBuilder append(double)
        text nulls StringBuilder append(Object); StringBuilder appendCodePoint(int)
        throws nulls StringBuilder insert(int,String); throws StringBuilder insert(int,char)
        throws StringBuilder insert(int,int); throws StringBuilder insert(int,long)
        throws StringBuilder delete(int,int); throws StringBuilder deleteCharAt(int)
        throws StringBuilder replace(int,int,String); throws String substring(int); throws String substring(int,int)
        int indexOf(String); int indexOf(String,int); int lastIndexOf(String); int lastIndexOf(String,int)

      class java.lang.Object
        new (); nulls boolean equals(Object)

      class java.lang.Enum
        Class getDeclaringClass()

      class java.lang.Iterable
        Iterator iterator(); throws void forEach(Consumer)

      class java.lang.Comparable
        throws int compareTo(Object)

      class java.util.Iterator
        boolean hasNext(); throws maybe Object next(); throws void remove()

      class java.util.Objects
        static Object requireNonNull(Object,Supplier); throws static Object requireNonNullElseGet(Object,Supplier)
        throws nulls static int compare(Object,Object,Comparator)

      class java.util.Collection
        throws nulls boolean add(Object); throws nulls boolean remove(Object); throws boolean addAll(Collection)
        throws boolean removeAll(Collection); throws boolean retainAll(Collection); throws boolean removeIf(Predicate)
        throws void clear(); Stream stream(); Iterator iterator(); Object[] toArray(); Object[] toArray(Object[])
        Object[] toArray(IntFunction)

      class java.util.List
        throws nulls boolean add(Object); throws nulls void add(int,Object); throws boolean addAll(Collection)
        throws boolean addAll(int,Collection); throws nulls maybe Object set(int,Object)
        throws maybe Object remove(int); throws nulls boolean remove(Object); throws boolean removeAll(Collection)
        throws boolean retainAll(Collection); throws void clear(); throws nulls void sort(Comparator)
        throws void replaceAll(UnaryOperator); Iterator iterator(); Object[] toArray(); Object[] toArray(Object[])

      class java.util.Set
        throws nulls boolean add(Object); throws nulls boolean remove(Object); throws boolean addAll(Collection)
        throws boolean removeAll(Collection); throws boolean retainAll(Collection); throws void clear()
        Iterator iterator(); Object[] toArray()

      class java.util.Map
        throws nulls maybe Object put(Object,Object); throws nulls maybe Object putIfAbsent(Object,Object)
        throws nulls maybe Object remove(Object); throws void putAll(Map); throws void clear()
        throws maybe Object computeIfAbsent(Object,Function); throws maybe Object computeIfPresent(Object,BiFunction)
        throws maybe Object compute(Object,BiFunction); throws maybe Object merge(Object,Object,BiFunction)
        throws void forEach(BiConsumer); throws void replaceAll(BiFunction)
        throws maybe Object replace(Object,Object)
        Set keySet(); Collection values(); Set entrySet()

      class java.util.Map$Entry
        throws nulls maybe Object setValue(Object); static Comparator comparingByKey()
        static Comparator comparingByValue()
        static Comparator comparingByKey(Comparator); static Comparator comparingByValue(Comparator)

      class java.util.SortedMap
        throws maybe Object firstKey(); throws maybe Object lastKey(); throws SortedMap headMap(Object)
        throws SortedMap tailMap(Object); throws SortedMap subMap(Object,Object)

      class java.util.NavigableMap
        maybe Map.Entry firstEntry(); maybe Map.Entry lastEntry(); throws maybe Map.Entry floorEntry(Object)
        throws maybe Map.Entry ceilingEntry(Object); throws maybe Map.Entry lowerEntry(Object)
        throws maybe Map.Entry higherEntry(Object); throws maybe Object floorKey(Object)
        throws maybe Object ceilingKey(Object); throws maybe Map.Entry pollFirstEntry(); NavigableMap descendingMap()

      class java.util.SortedSet
        throws maybe Object first(); throws maybe Object last()

      class java.util.NavigableSet
        throws maybe Object floor(Object); throws maybe Object ceiling(Object); maybe Object pollFirst()
        maybe Object pollLast(); NavigableSet descendingSet()

      class java.util.Deque
        throws nulls void addFirst(Object); throws nulls void addLast(Object); throws maybe Object removeFirst()
        throws maybe Object removeLast(); throws maybe Object getFirst(); throws maybe Object getLast()
        maybe Object peekFirst(); maybe Object peekLast(); maybe Object pollFirst(); maybe Object pollLast()
        throws nulls void push(Object); throws maybe Object pop(); throws nulls boolean add(Object)
        throws nulls boolean offer(Object); maybe Object poll(); maybe Object peek()

      class java.util.Queue
        throws nulls boolean add(Object); throws nulls boolean offer(Object); maybe Object poll(); maybe Object peek()
        throws maybe Object remove()

      class java.util.ArrayList
        new (); throws new (int); ordered new (Collection)
      class java.util.LinkedList
        new (); ordered new (Collection)
      class java.util.ArrayDeque
        new (); new (int); ordered throws new (Collection)
      class java.util.PriorityQueue
        new (); nulls new (Comparator)
      class java.util.HashMap
        new (); throws new (int); new (Map)
      class java.util.LinkedHashMap
        new (); throws new (int); ordered new (Map)
      class java.util.TreeMap
        new (); nulls new (Comparator); throws new (Map)
      class java.util.EnumMap
        new (Class)
      class java.util.HashSet
        new (); throws new (int); new (Collection)
      class java.util.LinkedHashSet
        new (); throws new (int); ordered new (Collection)
      class java.util.TreeSet
        new (); nulls new (Comparator); throws new (Collection)
      class java.util.EnumSet
        static EnumSet noneOf(Class); static EnumSet allOf(Class); static EnumSet of(Enum,Enum...)
      class java.util.StringJoiner
        new (CharSequence); new (CharSequence,CharSequence,CharSequence); nulls StringJoiner add(CharSequence)
        String toString(); int length()

      class java.util.Optional
        throws Optional map(Function); throws Optional flatMap(Function); throws Optional filter(Predicate)
        throws maybe Object orElseGet(Supplier); throws Object orElseThrow(Supplier); throws Optional or(Supplier)
        throws void ifPresent(Consumer); throws void ifPresentOrElse(Consumer,Runnable); Stream stream()

      class java.util.UUID
        static UUID nameUUIDFromBytes(byte[])

      class java.util.Collections
        throws static void sort(List); throws nulls static void sort(List,Comparator)
        throws static void reverse(List)
        throws static void swap(List,int,int); throws static boolean addAll(Collection,Object...)
        throws nulls static void fill(List,Object); static List emptyList(); static Map emptyMap()
        static Set emptySet()
        nulls static List singletonList(Object); nulls static Set singleton(Object)
        nulls static Map singletonMap(Object,Object); throws nulls static List nCopies(int,Object)
        static List unmodifiableList(List); static Map unmodifiableMap(Map); static Set unmodifiableSet(Set)
        static Collection unmodifiableCollection(Collection); throws static Object max(Collection)
        throws nulls static Object max(Collection,Comparator); throws static Object min(Collection)
        throws nulls static Object min(Collection,Comparator); nulls static int frequency(Collection,Object)
        static Comparator reverseOrder(); nulls static Comparator reverseOrder(Comparator)
        throws static int binarySearch(List,Object); static boolean disjoint(Collection,Collection)

      class java.util.Arrays
        static List asList(Object...); static Stream stream(Object[]); static IntStream stream(int[])
        static LongStream stream(long[]); static DoubleStream stream(double[]); static void sort(int[])
        static void sort(long[]); static void sort(double[]); static void sort(char[])
        throws static void sort(Object[])
        throws nulls static void sort(Object[],Comparator); static void fill(int[],int); static void fill(long[],long)
        static void fill(double[],double); static void fill(boolean[],boolean); static void fill(char[],char)
        throws nulls static void fill(Object[],Object); throws static int[] copyOf(int[],int)
        throws static long[] copyOf(long[],int); throws static double[] copyOf(double[],int)
        throws static char[] copyOf(char[],int); throws static Object[] copyOf(Object[],int)
        throws static int[] copyOfRange(int[],int,int); throws static Object[] copyOfRange(Object[],int,int)
        nulls static boolean equals(int[],int[]); nulls static boolean equals(long[],long[])
        nulls static boolean equals(char[],char[]); nulls static boolean equals(Object[],Object[])
        nulls static String toString(int[]); nulls static String toString(long[])
        nulls static String toString(char[])
        nulls static String toString(boolean[])

      class java.nio.charset.StandardCharsets
        const Charset UTF_8; const Charset US_ASCII; const Charset ISO_8859_1; const Charset UTF_16

      class java.util.regex.Pattern
        throws static Pattern compile(String); throws static Pattern compile(String,int)
        throws static boolean matches(String,CharSequence); static String quote(String)
        Matcher matcher(CharSequence); String[] split(CharSequence); Stream splitAsStream(CharSequence)
        Predicate asPredicate(); Predicate asMatchPredicate(); String pattern()

      class java.util.regex.Matcher
        boolean matches(); boolean find(); boolean lookingAt(); throws boolean find(int); throws maybe String group()
        throws maybe String group(int); throws maybe String group(String); int groupCount(); throws int start()
        throws int end(); throws int start(int); throws int end(int); throws String replaceAll(String)
        throws String replaceFirst(String); throws String replaceAll(Function); Stream results()
        static String quoteReplacement(String)

      class java.util.regex.MatchResult
        maybe String group(); throws maybe String group(int); int start(); int end(); int groupCount()

      names java.lang.Class java.lang.Runnable java.nio.charset.Charset
      """;

  private PureTable() {}
}
