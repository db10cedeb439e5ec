"""Pictures of steps: drawings as data, with as much of them as a stage of a hint shows, and SVG."""
