package demo;

record List(String value) {}
