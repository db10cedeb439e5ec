"""Connections: the wire, who comes over it, how often they may ask, and the files of the client."""
