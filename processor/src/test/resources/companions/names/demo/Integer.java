package demo;

record Integer(int n) {}
