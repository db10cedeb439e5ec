/** What a game's box says on the shelf, before anything else of the game is fetched. */

export interface BoxFacts {
  /** Its place on the shelf: the easiest game to start with comes first. */
  place: number;
  /** How long a game takes, from and to. */
  minutes: readonly [number, number];
  /** The lid, and its darker side. */
  colours: readonly [string, string];
  /** The table that one tap opens: for one person, or for one person and a bot. */
  opens: 'alone' | 'bots';
  /** What the page of one's results shows of games alone: high scores, or how many succeeded. */
  alone: 'scores' | 'successes' | 'nothing';
  /** How many stickers there are to collect, one a game, then the same in gold; left out, none. */
  stickers?: number;
}
