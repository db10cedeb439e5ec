/** The faces of the bots are art: they are fetched after the board, and pawns stand in for them until then. */
import type Face from '../faces/Face.svelte';

/** The levels that have a face. */
const CHARACTERS: readonly string[] = ['beginner', 'casual', 'club', 'expert', 'master'];

let drawing = $state.raw<typeof Face | null>(null);
let asked = false;

export const hasFace = (bot: string | null | undefined): bot is string =>
  typeof bot === 'string' && CHARACTERS.includes(bot);

/** The drawing, once it is there; the first call asks for it. */
export function faceDrawing(): typeof Face | null {
  if (!asked) {
    asked = true;
    import('../faces/Face.svelte').then(
      (module) => {
        drawing = module.default;
      },
      () => {
        asked = false;
      },
    );
  }
  return drawing;
}
