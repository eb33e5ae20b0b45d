package demo;

record FlowHandle(int n) {}
