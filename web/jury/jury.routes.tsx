import { juryPath } from '../../domain/jury/jury.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';
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
  parts: { 'desk.dispute.jury': part(async () => (await import('./desk/jury-advice.tsx')).JuryAdvice) },
});
