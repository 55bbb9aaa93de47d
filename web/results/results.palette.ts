import { earningsPath } from '../../domain/results/results.paths.ts';
import { definePalette } from '../parts/define-room.ts';
import * as t from './__generated__/messages.ts';

export const palette = definePalette({
  entries: [{ order: 60, to: earningsPath, label: t.playerEarnings(), words: [t.winnings(), t.income()] }],
});
