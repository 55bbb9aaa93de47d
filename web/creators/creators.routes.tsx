import { creatorHubPath } from '../../domain/creators/creators.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';
import type { ObsDialogProps } from './components/obs-dialog.tsx';
import * as t from './__generated__/messages.ts';

declare module '../parts/part.tsx' {
  interface Parts {
    /** Makes overlays in the OBS of whoever looks. */
    'creators.obs': ObsDialogProps;
  }
}

export const creators = defineRoom({
  pages: [
    page('member', creatorHubPath, async () => (await import('./screens/creator-hub-screen.tsx')).CreatorHubScreen),
  ],
  menu: [
    {
      place: 'navigation',
      order: 110,
      to: creatorHubPath,
      label: t.creatorHub(),
      icon: 'creator',
      words: [t.referral(), t.payout(), t.analytics2()],
    },
  ],
  parts: {
    'creators.obs': part(async () => (await import('./components/obs-dialog.tsx')).ObsDialog),
  },
});
