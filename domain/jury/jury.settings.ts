import type { Flag } from '../shared/feature-flags.ts';
import { money } from '../shared/setting.ts';

export const jurySettings = {
  /** Above this pool a case has no jury. */
  juryMaxPoolCents: money('jury_max_pool', {
    value: '0',
    description: 'Largest pool in USD of cases that the community jury hears; 0 for contests without money',
    category: 'limits',
    bounds: [0, 100_000_00],
    isGuard: true,
  }),
};

export const juryFlags = {
  'community-jury': {
    name: 'Community jury',
    description:
      'Three players look at small cases without names and advise whoever decides; switched off, all that are asked are let go',
    enabled: false,
    category: 'features',
  },
} satisfies Readonly<Record<string, Flag>>;
