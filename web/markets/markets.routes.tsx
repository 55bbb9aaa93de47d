import { betPattern, betsPath } from '../../domain/markets/markets.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';
import type { StakePanelProps } from './components/stake-panel.tsx';

declare module '../parts/part.tsx' {
  interface Parts {
    /** 'Stake on the Outcome' of a battle. */
    'markets.panel': StakePanelProps;
  }
}

export const markets = defineRoom({
  pages: [
    page('member', betsPath, async () => (await import('./screens/bets-screen.tsx')).BetsScreen),
    page('member', betPattern, async () => (await import('./screens/bet-screen.tsx')).BetScreen),
  ],
  menu: [{ place: 'palette', order: 45, to: betsPath, label: 'My Bets', words: ['stakes', 'odds', 'wagers'] }],
  parts: {
    'markets.panel': part(async () => (await import('./components/stake-panel.tsx')).StakePanel),
  },
});
