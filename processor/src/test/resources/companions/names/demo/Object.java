package demo;

record Object(int n) {}
