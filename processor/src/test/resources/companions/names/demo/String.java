package demo;

record String(java.lang.String value) {}
