import { betsPath } from '../../domain/markets/markets.paths.ts';
import { definePalette } from '../parts/define-room.ts';
import * as t from './__generated__/messages.ts';

export const palette = definePalette({
  entries: [{ order: 45, to: betsPath, label: t.myBets(), words: [t.stakesOddsWagers()] }],
});
