"""What commands on files of many problems share: pieces of lines, who answers them, and going on later."""
