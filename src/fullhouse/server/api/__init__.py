"""The REST routes, one folder a subject: routes, and the shapes of requests and answers beside them."""
