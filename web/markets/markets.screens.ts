import type { OwnScreens } from '../gallery/screen.ts';

export const marketsScreens: OwnScreens = {
  money: ['/bets'],
  desks: [{ path: '/admin/bets', empty: ['No bets stand'] }],
};
