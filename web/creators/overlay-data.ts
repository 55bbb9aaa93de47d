import type { OverlayKind } from '../../domain/creators/overlay.ts';
import {
  type OverlayWagersSubscription,
  OverlayWagersDocument,
  type OverlayWalletSubscription,
  OverlayWalletDocument,
  type OverlayWinsSubscription,
  OverlayWinsDocument,
} from './operations/__generated__/overlay.gql.ts';
import * as t from './__generated__/messages.ts';

/** What one of the three subscriptions tells. */
export type OverlayData = OverlayWalletSubscription | OverlayWagersSubscription | OverlayWinsSubscription;

export type OverlayWallet = OverlayWalletSubscription['overlayWallet'];
export type OverlayWager = OverlayWagersSubscription['overlayWagers'][number];
export type OverlayWin = OverlayWinsSubscription['overlayWins'][number];

export const OVERLAY_DOCUMENTS = {
  wallet: OverlayWalletDocument,
  wagers: OverlayWagersDocument,
  wins: OverlayWinsDocument,
} as const;

/** As the Creator Hub calls them (CR-11). */
export const OVERLAY_LABELS: Readonly<Record<OverlayKind, string>> = {
  wallet: t.wallet(),
  wagers: t.wagerFeed(),
  wins: t.recentWins(),
};

/** What a key without the right to amounts is told. */
export function withoutAmounts(data: OverlayData): OverlayData {
  if ('overlayWallet' in data)
    return {
      overlayWallet: { ...data.overlayWallet, balanceCents: null, weeklyWinningsCents: null, battleCoins: null },
    };
  if ('overlayWagers' in data)
    return { overlayWagers: data.overlayWagers.map((bet) => ({ ...bet, stakeCents: null })) };
  return { overlayWins: data.overlayWins.map((win) => ({ ...win, amountCents: null })) };
}
