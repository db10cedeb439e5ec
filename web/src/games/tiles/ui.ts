/** Golden Tiles on the table. */
import { laying } from '../kit/laying';

export const ui = laying(null);
