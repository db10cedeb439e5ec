"""The house in a browser: the kernel as WebAssembly, the bundle, the host."""
