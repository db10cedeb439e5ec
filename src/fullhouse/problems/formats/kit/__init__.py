"""What several formats share: drawn grids, links, compressed text, untrusted JSON. Not a format."""
