import type { Flag } from '../shared/feature-flags.ts';
import { leastAges, regionsOff } from '../shared/setting.ts';

export const arcadeSettings = {
  arcadeCashOffRegions: regionsOff('arcade_cash_off_regions', {
    value: '',
    description: 'Regions in which the arcade is not played for cash, such as na, eu',
    category: 'limits',
  }),
  arcadeCashAges: leastAges('arcade_cash_min_age', {
    value: '18',
    description: 'Years that a player must have for cash in the arcade, and others by region, such as 18, na 21',
    category: 'limits',
  }),
};

export const arcadeFlags = {
  'arcade-cash': {
    name: 'Arcade for cash',
    description: 'Players who have unlocked it may play pairs of the arcade for money',
    enabled: false,
    category: 'features',
    isGuard: true,
  },
} satisfies Readonly<Record<string, Flag>>;
