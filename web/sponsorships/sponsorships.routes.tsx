import { defineRoom } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';
import type { CampaignBoardProps } from './components/campaign-board.tsx';

declare module '../parts/part.tsx' {
  interface Parts {
    /** What sponsors pay creators for, and what the viewer has accepted of it. */
    'sponsorships.board': CampaignBoardProps;
    /** Where staff make campaigns and judge what creators show. */
    'desk.content.sponsors': object;
  }
}

export const sponsorships = defineRoom({
  parts: {
    'sponsorships.board': part(async () => (await import('./components/campaign-board.tsx')).CampaignBoard),
    'desk.content.sponsors': part(async () => (await import('./components/campaign-desk.tsx')).CampaignDesk),
  },
});
