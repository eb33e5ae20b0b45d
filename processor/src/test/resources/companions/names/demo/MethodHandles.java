package demo;

record MethodHandles(int n) {}
