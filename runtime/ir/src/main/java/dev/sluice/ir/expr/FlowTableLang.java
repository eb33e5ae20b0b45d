package dev.sluice.ir.expr;

/** {@code java.lang} in flows; the notation is explained at {@link AllowTableReader}. */
final class FlowTableLang {

  static final String TEXT = """
      class java.lang.String
        int length(); boolean isEmpty(); boolean isBlank(); int hashCode(); String toString()
        throws char charAt(int); throws int codePointAt(int); throws int codePointBefore(int)
        throws int codePointCount(int,int); throws int offsetByCodePoints(int,int)
        throws String substring(int); throws String substring(int,int); throws CharSequence subSequence(int,int)
        String strip(); String stripLeading(); String stripTrailing(); String trim(); String stripIndent()
        throws String translateEscapes(); throws String repeat(int); String concat(String)
        String replace(char,char); String replace(CharSequence,CharSequence)
        root String toLowerCase(Locale); root String toUpperCase(Locale)
        nulls boolean equals(Object); nulls boolean equalsIgnoreCase(String); boolean contentEquals(CharSequence)
        int compareTo(String); int compareToIgnoreCase(String); boolean contains(CharSequence)
        boolean startsWith(String); boolean startsWith(String,int); boolean endsWith(String)
        int indexOf(int); int indexOf(int,int); int indexOf(String); int indexOf(String,int)
        int lastIndexOf(int); int lastIndexOf(int,int); int lastIndexOf(String); int lastIndexOf(String,int)
        boolean regionMatches(int,String,int,int); boolean regionMatches(boolean,int,String,int,int)
        static String join(CharSequence,CharSequence...); ordered static String join(CharSequence,Iterable)
        static String valueOf(boolean); static String valueOf(char); static String valueOf(int)
        static String valueOf(long); static String valueOf(float); static String valueOf(double)
        text nulls static String valueOf(Object)

      class java.lang.Enum
        String name(); int ordinal(); nulls boolean equals(Object); throws int compareTo(Enum)

      class java.lang.Boolean
        static Boolean valueOf(boolean); nulls static Boolean valueOf(String)
        nulls static boolean parseBoolean(String)
        boolean booleanValue(); static int compare(boolean,boolean); int compareTo(Boolean)
        nulls boolean equals(Object); String toString(); static String toString(boolean)
        static boolean logicalAnd(boolean,boolean); static boolean logicalOr(boolean,boolean)
        static boolean logicalXor(boolean,boolean); int hashCode(); static int hashCode(boolean)

      class java.lang.Character
        static Character valueOf(char); char charValue(); static int compare(char,char); int compareTo(Character)
        nulls boolean equals(Object); String toString(); static String toString(char)
        throws static String toString(int)
        static boolean isDigit(char); static boolean isLetter(char); static boolean isLetterOrDigit(char)
        static boolean isAlphabetic(int); static boolean isWhitespace(char); static boolean isSpaceChar(char)
        static boolean isUpperCase(char); static boolean isLowerCase(char)
        static char toUpperCase(char); static char toLowerCase(char); static int getNumericValue(char)
        static int digit(char,int); static char forDigit(int,int); int hashCode(); static int hashCode(char)
        static boolean isSurrogate(char); static boolean isHighSurrogate(char); static boolean isLowSurrogate(char)

      class java.lang.Byte
        static Byte valueOf(byte); throws static Byte valueOf(String); throws static byte parseByte(String)
        throws static byte parseByte(String,int); static int compare(byte,byte); int compareTo(Byte)
        nulls boolean equals(Object); static int toUnsignedInt(byte); static long toUnsignedLong(byte)
        byte byteValue(); short shortValue(); int intValue(); long longValue(); float floatValue()
        double doubleValue()
        String toString(); static String toString(byte); int hashCode(); static int hashCode(byte)

      class java.lang.Short
        static Short valueOf(short); throws static Short valueOf(String); throws static short parseShort(String)
        throws static short parseShort(String,int); static int compare(short,short); int compareTo(Short)
        nulls boolean equals(Object); static int toUnsignedInt(short); static long toUnsignedLong(short)
        byte byteValue(); short shortValue(); int intValue(); long longValue(); float floatValue()
        double doubleValue()
        String toString(); static String toString(short); int hashCode(); static int hashCode(short)
        static short reverseBytes(short)

      class java.lang.Integer
        static Integer valueOf(int); throws static Integer valueOf(String); throws static Integer valueOf(String,int)
        throws static int parseInt(String); throws static int parseInt(String,int)
        throws static int parseUnsignedInt(String); throws static int parseUnsignedInt(String,int)
        static int compare(int,int); static int compareUnsigned(int,int); int compareTo(Integer)
        nulls boolean equals(Object); static int max(int,int); static int min(int,int); static int sum(int,int)
        static int signum(int); static int bitCount(int); static int reverse(int); static int reverseBytes(int)
        static int highestOneBit(int); static int lowestOneBit(int); static int rotateLeft(int,int)
        static int rotateRight(int,int); static int numberOfLeadingZeros(int); static int numberOfTrailingZeros(int)
        throws static int divideUnsigned(int,int); throws static int remainderUnsigned(int,int)
        static long toUnsignedLong(int); static String toUnsignedString(int); static String toString(int)
        static String toString(int,int); static String toHexString(int); static String toBinaryString(int)
        static String toOctalString(int); String toString(); int hashCode(); static int hashCode(int)
        byte byteValue(); short shortValue(); int intValue(); long longValue(); float floatValue()
        double doubleValue()

      class java.lang.Long
        static Long valueOf(long); throws static Long valueOf(String); throws static Long valueOf(String,int)
        throws static long parseLong(String); throws static long parseLong(String,int)
        throws static long parseUnsignedLong(String); throws static long parseUnsignedLong(String,int)
        static int compare(long,long); static int compareUnsigned(long,long); int compareTo(Long)
        nulls boolean equals(Object); static long max(long,long); static long min(long,long)
        static long sum(long,long)
        static int signum(long); static int bitCount(long); static long reverse(long); static long reverseBytes(long)
        static long highestOneBit(long); static long lowestOneBit(long); static long rotateLeft(long,int)
        static long rotateRight(long,int); static int numberOfLeadingZeros(long)
        static int numberOfTrailingZeros(long)
        throws static long divideUnsigned(long,long); throws static long remainderUnsigned(long,long)
        static String toUnsignedString(long); static String toString(long); static String toString(long,int)
        static String toHexString(long); static String toBinaryString(long); static String toOctalString(long)
        byte byteValue(); short shortValue(); int intValue(); long longValue(); float floatValue()
        double doubleValue()
        String toString(); int hashCode(); static int hashCode(long)

      class java.lang.Float
        static Float valueOf(float); throws static Float valueOf(String); throws static float parseFloat(String)
        static int compare(float,float); int compareTo(Float); nulls boolean equals(Object)
        static boolean isNaN(float); static boolean isInfinite(float); static boolean isFinite(float)
        boolean isNaN(); boolean isInfinite(); static float max(float,float); static float min(float,float)
        static float sum(float,float); static int floatToIntBits(float); static float intBitsToFloat(int)
        byte byteValue(); short shortValue(); int intValue(); long longValue(); float floatValue()
        double doubleValue()
        String toString(); static String toString(float); int hashCode(); static int hashCode(float)

      class java.lang.Double
        static Double valueOf(double); throws static Double valueOf(String); throws static double parseDouble(String)
        static int compare(double,double); int compareTo(Double); nulls boolean equals(Object)
        static boolean isNaN(double); static boolean isInfinite(double); static boolean isFinite(double)
        boolean isNaN(); boolean isInfinite(); static double max(double,double); static double min(double,double)
        static double sum(double,double); static long doubleToLongBits(double); static double longBitsToDouble(long)
        byte byteValue(); short shortValue(); int intValue(); long longValue(); float floatValue()
        double doubleValue()
        String toString(); static String toString(double); int hashCode(); static int hashCode(double)

      class java.lang.Math
        static int abs(int); static long abs(long); static float abs(float); static double abs(double)
        static int max(int,int); static long max(long,long); static float max(float,float)
        static double max(double,double); static int min(int,int); static long min(long,long)
        static float min(float,float); static double min(double,double)
        throws static int absExact(int); throws static long absExact(long)
        throws static int addExact(int,int); throws static long addExact(long,long)
        throws static int subtractExact(int,int); throws static long subtractExact(long,long)
        throws static int multiplyExact(int,int); throws static long multiplyExact(long,int)
        throws static long multiplyExact(long,long); throws static int incrementExact(int)
        throws static long incrementExact(long); throws static int decrementExact(int)
        throws static long decrementExact(long); throws static int negateExact(int)
        throws static long negateExact(long); throws static int toIntExact(long)
        static long multiplyFull(int,int); static long multiplyHigh(long,long)
        throws static int floorDiv(int,int); throws static long floorDiv(long,int)
        throws static long floorDiv(long,long)
        throws static int floorMod(int,int); throws static int floorMod(long,int)
        throws static long floorMod(long,long)
        static double ceil(double); static double floor(double); static double rint(double)
        static int round(float); static long round(double); static float signum(float); static double signum(double)
        static double sqrt(double); static double IEEEremainder(double,double); static float fma(float,float,float)
        static double fma(double,double,double); static float copySign(float,float)
        static double copySign(double,double)
        static int getExponent(float); static int getExponent(double); static float ulp(float)
        static double ulp(double)
        static float nextAfter(float,double); static double nextAfter(double,double); static float nextUp(float)
        static double nextUp(double); static float nextDown(float); static double nextDown(double)
        static float scalb(float,int); static double scalb(double,int)
        static double toRadians(double); static double toDegrees(double); static double cbrt(double)
        static double exp(double); static double expm1(double); static double log(double); static double log10(double)
        static double log1p(double); static double pow(double,double); static double hypot(double,double)
        static double sin(double); static double cos(double); static double tan(double); static double asin(double)
        static double acos(double); static double atan(double); static double atan2(double,double)
        static double sinh(double); static double cosh(double); static double tanh(double)

      class java.lang.StrictMath
        static double cbrt(double); static double exp(double); static double expm1(double); static double log(double)
        static double log10(double); static double log1p(double); static double pow(double,double)
        static double hypot(double,double); static double sin(double); static double cos(double)
        static double tan(double); static double asin(double); static double acos(double); static double atan(double)
        static double atan2(double,double); static double sinh(double); static double cosh(double)
        static double tanh(double); static double toRadians(double); static double toDegrees(double)
      """;

  private FlowTableLang() {}
}
