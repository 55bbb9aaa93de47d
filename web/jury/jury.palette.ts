import { juryPath } from '../../domain/jury/jury.paths.ts';
import { definePalette } from '../parts/define-room.ts';
import * as t from './__generated__/messages.ts';

export const palette = definePalette({
  entries: [
    {
      order: 115,
      to: juryPath,
      label: t.communityJury(),
      words: t.wordsToFindTheJury().split(', '),
    },
  ],
});
