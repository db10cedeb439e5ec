"""The kernel as WebAssembly: the functions of the compiled modules, asked through a bridge."""
