import { createContext } from 'react';
import { type GameId, isByInputClass } from '../../domain/arcade/games.ts';
import type { Currency, InputClass } from '../data/__generated__/schema-types.ts';

const has = (media: string): boolean => matchMedia(media).matches;

/** With what a game can be played on this device, as far as a browser can tell; a keyboard may always be there. */
export function handsOf(game: string): readonly InputClass[] {
  const hands: InputClass[] = ['KEYS'];
  if (has('(any-pointer: coarse)')) hands.unshift('TOUCH');
  // The letters on the screen are for fingers: with a mouse there is a keyboard.
  if (has('(any-pointer: fine)') && game !== 'copy-desk') hands.unshift('POINTER');
  return hands;
}

/** With what it is likeliest played here. */
export const likelyHand = (game: string): InputClass =>
  has('(pointer: coarse)') ? 'TOUCH' : (handsOf(game).find((hand) => hand !== 'TOUCH') ?? 'KEYS');

/** The only kind of input that a run takes, because whoever meets it plays with the same; null where it takes any. */
export const boundHand = (game: GameId, run: { readonly currency: Currency; readonly inputClass: InputClass }) =>
  isByInputClass(game, run.currency) ? run.inputClass : null;

/** Said around a board: what it takes nothing but. */
export const HandContext = createContext<InputClass | null>(null);
