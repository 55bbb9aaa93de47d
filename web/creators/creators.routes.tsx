import { creatorHubPath } from '../../domain/creators/creators.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';

export const creators = defineRoom({
  pages: [
    page('member', creatorHubPath, async () => (await import('./screens/creator-hub-screen.tsx')).CreatorHubScreen),
  ],
  menu: [
    {
      place: 'navigation',
      order: 110,
      to: creatorHubPath,
      label: 'Creator Hub',
      icon: 'creator',
      words: ['referral', 'payout', 'analytics'],
    },
  ],
});
