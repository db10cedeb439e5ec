/** Animal Tiles on the table: the same game with pictures. */
import { laying } from '../kit/laying';

export const ui = laying({ minutes: [10, 20], animals: true });
