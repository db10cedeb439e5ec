"""What hints show and say, and numbers beside those of Explainer."""
