"""What makes data and types for the product, and what measures players: run by hand, in no wheel."""
