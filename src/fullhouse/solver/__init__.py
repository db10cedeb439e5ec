"""Fast answers about a grid: its solutions, and whether there is exactly one."""

from fullhouse.solver.reference import solutions

__all__ = ["solutions"]
