import { juryPath } from '../../domain/jury/jury.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';

export const jury = defineRoom({
  pages: [page('member', juryPath, async () => (await import('./screens/jury-screen.tsx')).JuryScreen)],
  parts: { 'desk.dispute.jury': part(async () => (await import('./desk/jury-advice.tsx')).JuryAdvice) },
});
