package demo;

record Sluice(int n) {}
