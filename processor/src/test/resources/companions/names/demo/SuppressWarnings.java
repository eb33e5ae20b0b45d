package demo;

record SuppressWarnings(int n) {}
