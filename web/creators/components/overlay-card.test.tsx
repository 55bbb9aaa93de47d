import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OverlayData } from '../overlay-data.ts';
import { OverlayCard } from './overlay-card.tsx';

const bet = {
  __typename: 'OverlayWager' as const,
  id: 'b',
  viewer: null,
  player: 'ace',
  stakeCents: 500,
  odds: 185,
  at: 0,
};
const win = { __typename: 'OverlayWin' as const, id: 'w', gameTitle: 'Valorant', amountCents: 2_700, at: 0 };
const wallet = {
  __typename: 'OverlayWallet' as const,
  balanceCents: 124_750,
  weeklyWinningsCents: 2_700,
  battleCoins: 2_500,
};

it.each<['wallet' | 'wagers' | 'wins', string, OverlayData | null, string | null, string]>([
  ['wallet', 'before it was told', null, null, 'Connecting…'],
  ['wallet', 'with amounts', { overlayWallet: wallet }, null, '$1,247.50Won this week $27.002,500 BC'],
  [
    'wallet',
    'without amounts',
    { overlayWallet: { ...wallet, balanceCents: null, weeklyWinningsCents: null, battleCoins: null } },
    null,
    '•••Won this week •••••• BC',
  ],
  ['wallet', 'once it has ended', { overlayWallet: wallet }, 'This overlay has ended.', 'This overlay has ended.'],
  ['wagers', 'before it was told', null, null, 'Connecting…'],
  ['wagers', 'without bets', { overlayWagers: [] }, null, 'No bets yet'],
  ['wagers', 'with a bet', { overlayWagers: [bet] }, null, 'A viewer on ace$5.00 at 1.85'],
  ['wagers', 'once it has ended', { overlayWagers: [bet] }, 'This overlay has ended.', 'This overlay has ended.'],
  ['wins', 'before it was told', null, null, 'Connecting…'],
  ['wins', 'without wins', { overlayWins: [] }, null, 'No wins yet'],
  ['wins', 'with a win', { overlayWins: [win] }, null, 'Valorant+$27.00'],
  ['wins', 'once it has ended', { overlayWins: [win] }, 'This overlay has ended.', 'This overlay has ended.'],
])('the overlay %s says %s what there is to say and nothing else (CR-11)', (kind, _, data, notice, words) => {
  render(<OverlayCard look={{ kind, theme: 'dark', size: 'small' }} data={data} notice={notice} />);
  const card = screen.getByRole('region');
  const [head] = card.children;
  expect(card.textContent.slice(head?.textContent.length)).toBe(words);
});
