package demo;

record Generated(int n) {}
