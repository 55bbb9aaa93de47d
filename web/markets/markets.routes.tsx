import { betPattern, betsPath } from '../../domain/markets/markets.paths.ts';
import { adminBetsPath } from '../../domain/shared/admin.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';

export const markets = defineRoom({
  pages: [
    page('member', betsPath, async () => (await import('./screens/bets-screen.tsx')).BetsScreen),
    page('member', betPattern, async () => (await import('./screens/bet-screen.tsx')).BetScreen),
    page('staff', adminBetsPath, async () => (await import('./desk/bets-desk-screen.tsx')).BetsDeskScreen),
  ],
  parts: {
    'markets.panel': part(async () => (await import('./components/stake-panel.tsx')).StakePanel),
    'markets.next': part(async () => (await import('./components/next-stake-panel.tsx')).NextStakePanel),
  },
});
