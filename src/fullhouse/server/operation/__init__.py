"""What whoever runs the server needs: health, metrics, logs, and a look at the whole installation."""
