"""Patterns that several techniques share: subsets, fish, links, colours, chains, almost locked sets, nets."""
