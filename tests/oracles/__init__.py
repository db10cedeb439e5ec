"""Slow, obvious versions of what the kernel answers: tests hold the kernel to them."""
