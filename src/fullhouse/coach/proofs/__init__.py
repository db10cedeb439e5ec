"""What is forced, and why: proofs without detours, and the checker that believes no finder."""
