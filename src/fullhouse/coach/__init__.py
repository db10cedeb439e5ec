"""Human reasoning."""
