"""What several formats share: drawn grids, links, compressed text, JSON from strangers. Not a format."""
