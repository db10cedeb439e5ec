"""Whether everything a turn needs is in view in every posture: the states, the postures, what is judged."""
