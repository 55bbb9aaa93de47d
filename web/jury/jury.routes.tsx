import { juryPath } from '../../domain/jury/jury.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';
import * as t from './__generated__/messages.ts';

export const jury = defineRoom({
  pages: [page('member', juryPath, async () => (await import('./screens/jury-screen.tsx')).JuryScreen)],
  menu: [
    {
      place: 'palette',
      order: 115,
      to: juryPath,
      label: t.communityJury(),
      words: t.wordsToFindTheJury().split(', '),
    },
  ],
});
