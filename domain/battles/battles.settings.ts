import { money } from '../shared/setting.ts';

export const battlesSettings = {
  maxStakeCents: money('max_battle_wager', {
    value: '1000',
    description: 'Largest stake of one player in USD',
    category: 'limits',
    bounds: [1_00, 100_000_00],
    isGuard: true,
  }),
  minStakeCents: money('min_battle_wager', {
    value: '5',
    description: 'Smallest stake of one player in USD',
    category: 'limits',
    bounds: [1_00, 100_000_00],
    atMost: 'max_battle_wager',
  }),
};
