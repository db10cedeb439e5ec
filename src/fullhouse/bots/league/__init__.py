"""A league of bots: everybody against everybody on common deals with rotated seats, with intervals."""
