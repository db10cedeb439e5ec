/** What is said aloud once for each occasion: words that change, as with another language, are no new occasion. */
export class Cue {
  private occasion: string | null = null;

  constructor(private readonly say: (text: string) => void) {}

  /** Nothing is asked for where the occasion is null: the same one is new after that. */
  give(occasion: string | null, text: string): void {
    if (occasion === this.occasion) return;
    this.occasion = occasion;
    if (occasion !== null) this.say(text);
  }
}
