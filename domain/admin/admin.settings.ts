import { count, money } from '../shared/setting.ts';

export const adminSettings = {
  /** Who was paid out as much or as often in a calendar year stands on the tax list. */
  taxListCents: money('tax_list_sum', {
    value: '2000',
    description: 'Payouts of a calendar year in USD from which a player stands on the tax list',
    category: 'payments',
    bounds: [1_00, 1_000_000_00],
    isGuard: true,
  }),
  taxListPayouts: count('tax_list_payouts', {
    value: '30',
    description: 'Number of payouts in a calendar year from which a player stands on the tax list',
    category: 'payments',
    bounds: [1, 10_000],
    isGuard: true,
  }),
};
