"""Deals and records that everybody can check: commitments, the chain over a game, signatures."""
