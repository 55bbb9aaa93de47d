import { tournamentsPath, bracketsPath } from '../../domain/tournaments/tournaments.paths.ts';
import { definePalette } from '../parts/define-room.ts';
import * as t from './__generated__/messages.ts';

export const palette = definePalette({
  entries: [
    {
      order: 20,
      to: tournamentsPath,
      label: t.tournaments(),
      words: t.wordsToFindTournaments().split(', '),
    },
    {
      order: 21,
      to: bracketsPath,
      label: t.customBrackets(),
      words: t.wordsToFindBrackets().split(', '),
    },
  ],
});
