"""How decks, booklet and collection are made: run by hand, never when somebody plays."""
