package demo;

record Hidden(String id) {}
