"""RFC 6455 to the letter: cases in the manner of Autobahn's, our own, against real sockets."""
