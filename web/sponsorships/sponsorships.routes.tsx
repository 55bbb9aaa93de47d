import { defineRoom } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';

export const sponsorships = defineRoom({
  parts: {
    'sponsorships.board': part(async () => (await import('./components/campaign-board.tsx')).CampaignBoard),
    'desk.content.sponsors': part(async () => (await import('./components/campaign-desk.tsx')).CampaignDesk),
  },
});
