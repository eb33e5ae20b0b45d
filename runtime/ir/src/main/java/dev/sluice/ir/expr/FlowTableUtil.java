package dev.sluice.ir.expr;

/** {@code java.util, java.math, java.time} in flows; the notation is explained at {@link AllowTableReader}. */
final class FlowTableUtil {

  static final String TEXT = """
      class java.util.Locale
        const Locale ROOT

      class java.util.Objects
        nulls static boolean equals(Object,Object); static Object requireNonNull(Object)
        static Object requireNonNull(Object,String); nulls static boolean isNull(Object)
        nulls static boolean nonNull(Object); throws nulls static Object requireNonNullElse(Object,Object)
        throws static int checkIndex(int,int); text nulls static String toString(Object)
        text nulls maybe static String toString(Object,String)

      class java.util.Collection
        int size(); boolean isEmpty(); boolean contains(Object); boolean containsAll(Collection)

      class java.util.List
        static List of(); static List of(Object); static List of(Object,Object); static List of(Object,Object,Object)
        static List of(Object,Object,Object,Object); static List of(Object,Object,Object,Object,Object)
        static List of(Object,Object,Object,Object,Object,Object)
        static List of(Object,Object,Object,Object,Object,Object,Object)
        static List of(Object,Object,Object,Object,Object,Object,Object,Object)
        static List of(Object,Object,Object,Object,Object,Object,Object,Object,Object)
        static List of(Object,Object,Object,Object,Object,Object,Object,Object,Object,Object)
        static List of(Object...); ordered throws static List copyOf(Collection)
        throws maybe Object get(int); int size(); boolean isEmpty(); boolean contains(Object)
        boolean containsAll(Collection); int indexOf(Object); int lastIndexOf(Object); nulls boolean equals(Object)
        throws List subList(int,int)

      class java.util.Set
        static Set of(); static Set of(Object); throws static Set of(Object,Object)
        throws static Set of(Object,Object,Object); throws static Set of(Object,Object,Object,Object)
        throws static Set of(Object,Object,Object,Object,Object)
        throws static Set of(Object,Object,Object,Object,Object,Object)
        throws static Set of(Object,Object,Object,Object,Object,Object,Object)
        throws static Set of(Object,Object,Object,Object,Object,Object,Object,Object)
        throws static Set of(Object,Object,Object,Object,Object,Object,Object,Object,Object)
        throws static Set of(Object,Object,Object,Object,Object,Object,Object,Object,Object,Object)
        throws static Set of(Object...); throws static Set copyOf(Collection)
        int size(); boolean isEmpty(); boolean contains(Object); boolean containsAll(Collection)
        nulls boolean equals(Object)

      class java.util.Map
        static Map of(); static Map of(Object,Object); throws static Map of(Object,Object,Object,Object)
        throws static Map of(Object,Object,Object,Object,Object,Object)
        throws static Map of(Object,Object,Object,Object,Object,Object,Object,Object)
        throws static Map of(Object,Object,Object,Object,Object,Object,Object,Object,Object,Object)
        throws static Map of(Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object)
        throws static Map of(Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,
            Object,Object,Object,Object)
        throws static Map of(Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,
            Object,Object,Object,Object,Object,Object)
        throws static Map of(Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,
            Object,Object,Object,Object,Object,Object,Object,Object)
        throws static Map of(Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,
            Object,Object,Object,Object,Object,Object,Object,Object,Object,Object)
        throws static Map ofEntries(Map.Entry...); static Map.Entry entry(Object,Object)
        throws static Map copyOf(Map); maybe Object get(Object); maybe Object getOrDefault(Object,Object)
        boolean containsKey(Object); boolean containsValue(Object); int size(); boolean isEmpty()
        nulls boolean equals(Object)

      class java.util.Map$Entry
        maybe Object getKey(); maybe Object getValue()

      class java.util.Optional
        static Optional empty(); static Optional of(Object); nulls static Optional ofNullable(Object)
        boolean isPresent(); boolean isEmpty(); throws Object get(); throws Object orElseThrow()
        nulls maybe Object orElse(Object); nulls boolean equals(Object)

      class java.util.OptionalInt
        static OptionalInt empty(); static OptionalInt of(int); boolean isPresent(); boolean isEmpty()
        throws int getAsInt(); throws int orElseThrow(); int orElse(int); nulls boolean equals(Object)

      class java.util.OptionalLong
        static OptionalLong empty(); static OptionalLong of(long); boolean isPresent(); boolean isEmpty()
        throws long getAsLong(); throws long orElseThrow(); long orElse(long); nulls boolean equals(Object)

      class java.util.OptionalDouble
        static OptionalDouble empty(); static OptionalDouble of(double); boolean isPresent(); boolean isEmpty()
        throws double getAsDouble(); throws double orElseThrow(); double orElse(double); nulls boolean equals(Object)

      class java.util.UUID
        throws static UUID fromString(String); new (long,long); long getMostSignificantBits()
        long getLeastSignificantBits(); int version(); int compareTo(UUID); nulls boolean equals(Object)
        String toString(); int hashCode()

      class java.math.MathContext
        const MathContext UNLIMITED; const MathContext DECIMAL32; const MathContext DECIMAL64
        const MathContext DECIMAL128; throws new (int); throws new (int,RoundingMode)

      class java.math.BigDecimal
        const BigDecimal ZERO; const BigDecimal ONE; const BigDecimal TEN
        throws new (String); new (int); new (long); throws new (double); new (BigInteger); new (BigInteger,int)
        throws new (String,MathContext); static BigDecimal valueOf(long); static BigDecimal valueOf(long,int)
        throws static BigDecimal valueOf(double)
        throws BigDecimal add(BigDecimal); throws BigDecimal add(BigDecimal,MathContext)
        throws BigDecimal subtract(BigDecimal); throws BigDecimal subtract(BigDecimal,MathContext)
        throws BigDecimal multiply(BigDecimal); throws BigDecimal multiply(BigDecimal,MathContext)
        throws BigDecimal divide(BigDecimal,RoundingMode); throws BigDecimal divide(BigDecimal,int,RoundingMode)
        throws BigDecimal divide(BigDecimal,MathContext); throws BigDecimal divideToIntegralValue(BigDecimal)
        throws BigDecimal remainder(BigDecimal); throws BigDecimal pow(int); throws BigDecimal pow(int,MathContext)
        throws BigDecimal sqrt(MathContext); throws BigDecimal round(MathContext); BigDecimal abs()
        BigDecimal negate()
        BigDecimal plus(); int signum(); int scale(); int precision(); BigInteger unscaledValue()
        throws BigDecimal setScale(int); throws BigDecimal setScale(int,RoundingMode)
        throws BigDecimal movePointLeft(int); throws BigDecimal movePointRight(int)
        throws BigDecimal scaleByPowerOfTen(int); BigDecimal stripTrailingZeros()
        BigDecimal min(BigDecimal); BigDecimal max(BigDecimal); int compareTo(BigDecimal)
        nulls boolean equals(Object)
        BigInteger toBigInteger(); throws BigInteger toBigIntegerExact(); int intValue(); long longValue()
        float floatValue(); double doubleValue(); throws int intValueExact(); throws long longValueExact()
        String toString(); String toPlainString(); String toEngineeringString(); int hashCode()

      class java.math.BigInteger
        const BigInteger ZERO; const BigInteger ONE; const BigInteger TWO; const BigInteger TEN
        throws new (String); throws new (String,int); static BigInteger valueOf(long)
        throws BigInteger add(BigInteger); throws BigInteger subtract(BigInteger)
        throws BigInteger multiply(BigInteger); throws BigInteger divide(BigInteger)
        throws BigInteger remainder(BigInteger); throws BigInteger mod(BigInteger); throws BigInteger pow(int)
        throws BigInteger modPow(BigInteger,BigInteger); throws BigInteger modInverse(BigInteger)
        throws BigInteger sqrt(); BigInteger gcd(BigInteger); BigInteger abs(); BigInteger negate(); int signum()
        BigInteger and(BigInteger); BigInteger or(BigInteger); BigInteger xor(BigInteger); BigInteger not()
        throws BigInteger shiftLeft(int); throws BigInteger shiftRight(int); throws boolean testBit(int)
        int bitLength(); int bitCount(); int getLowestSetBit(); BigInteger min(BigInteger); BigInteger max(BigInteger)
        int compareTo(BigInteger); nulls boolean equals(Object); int intValue(); long longValue()
        float floatValue(); double doubleValue(); throws int intValueExact(); throws long longValueExact()
        String toString(); String toString(int); int hashCode()

      class java.time.Duration
        const Duration ZERO; throws static Duration parse(CharSequence)
        throws static Duration ofDays(long); throws static Duration ofHours(long)
        throws static Duration ofMinutes(long)
        static Duration ofSeconds(long); throws static Duration ofSeconds(long,long); static Duration ofMillis(long)
        static Duration ofNanos(long); throws static Duration between(Temporal,Temporal)
        throws Duration plus(Duration); throws Duration minus(Duration); throws Duration plusDays(long)
        throws Duration plusHours(long); throws Duration plusMinutes(long); throws Duration plusSeconds(long)
        throws Duration plusMillis(long); throws Duration plusNanos(long); throws Duration minusDays(long)
        throws Duration minusHours(long); throws Duration minusMinutes(long); throws Duration minusSeconds(long)
        throws Duration minusMillis(long); throws Duration minusNanos(long); throws Duration multipliedBy(long)
        throws Duration dividedBy(long); throws long dividedBy(Duration); throws Duration negated()
        throws Duration abs()
        boolean isZero(); boolean isNegative(); long getSeconds(); int getNano(); long toDays(); long toHours()
        long toMinutes(); long toSeconds(); throws long toMillis(); throws long toNanos(); long toDaysPart()
        int toHoursPart(); int toMinutesPart(); int toSecondsPart(); int toMillisPart(); int toNanosPart()
        int compareTo(Duration); nulls boolean equals(Object); String toString(); int hashCode()

      class java.time.Instant
        const Instant EPOCH; throws static Instant parse(CharSequence); throws static Instant ofEpochSecond(long)
        throws static Instant ofEpochSecond(long,long); static Instant ofEpochMilli(long)
        throws Instant plus(TemporalAmount); throws Instant minus(TemporalAmount)
        throws Instant plus(long,TemporalUnit); throws Instant minus(long,TemporalUnit)
        throws Instant plusSeconds(long); throws Instant plusMillis(long); throws Instant plusNanos(long)
        throws Instant minusSeconds(long); throws Instant minusMillis(long); throws Instant minusNanos(long)
        throws Instant truncatedTo(TemporalUnit); throws long until(Temporal,TemporalUnit)
        boolean isBefore(Instant); boolean isAfter(Instant); long getEpochSecond(); int getNano()
        throws long toEpochMilli(); int compareTo(Instant); nulls boolean equals(Object); String toString()
        int hashCode()

      class java.time.LocalDate
        const LocalDate EPOCH; throws static LocalDate parse(CharSequence); throws static LocalDate of(int,int,int)
        throws static LocalDate of(int,Month,int); throws static LocalDate ofYearDay(int,int)
        throws static LocalDate ofEpochDay(long); throws LocalDate plus(TemporalAmount)
        throws LocalDate minus(TemporalAmount); throws LocalDate plus(long,TemporalUnit)
        throws LocalDate minus(long,TemporalUnit); throws LocalDate plusDays(long); throws LocalDate plusWeeks(long)
        throws LocalDate plusMonths(long); throws LocalDate plusYears(long); throws LocalDate minusDays(long)
        throws LocalDate minusWeeks(long); throws LocalDate minusMonths(long); throws LocalDate minusYears(long)
        throws LocalDate withDayOfMonth(int); throws LocalDate withMonth(int); throws LocalDate withYear(int)
        throws LocalDate withDayOfYear(int); throws long until(Temporal,TemporalUnit); int getYear()
        int getMonthValue(); int getDayOfMonth(); int getDayOfYear(); Month getMonth(); DayOfWeek getDayOfWeek()
        int lengthOfMonth(); int lengthOfYear(); boolean isLeapYear(); long toEpochDay()
        boolean isBefore(ChronoLocalDate); boolean isAfter(ChronoLocalDate); boolean isEqual(ChronoLocalDate)
        int compareTo(ChronoLocalDate); nulls boolean equals(Object); String toString(); int hashCode()

      class java.time.temporal.ChronoUnit
        throws long between(Temporal,Temporal)

      class java.time.DayOfWeek
        int getValue(); DayOfWeek plus(long); DayOfWeek minus(long)

      class java.time.Month
        int getValue(); Month plus(long); Month minus(long)

      names java.lang.Object java.lang.CharSequence java.lang.Iterable java.math.RoundingMode
      names java.time.temporal.Temporal java.time.temporal.TemporalAmount java.time.temporal.TemporalUnit
      names java.time.chrono.ChronoLocalDate
      """;

  private FlowTableUtil() {}
}
