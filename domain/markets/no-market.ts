import type { BattlePrivacy, BattleStatus } from '../battles/battle.ts';
import { type House, NO_TERMS, type Rated, termsFor } from './odds.ts';

/** Why a contest has no market: it is not a public battle, waits for its second player, has begun, or has no terms. */
export const NO_MARKET = ['not-offered', 'no-opponent', 'begun', 'opening', ...NO_TERMS] as const;
export type NoMarket = (typeof NO_MARKET)[number];

export interface SeenContest {
  readonly status: BattleStatus;
  readonly privacy: BattlePrivacy;
  readonly opponentId: string | null;
}

/** What is said where there is no market. `opening` is the moment in which one is being made. */
export function whyNoMarket(
  contest: SeenContest | undefined,
  first: Rated | undefined,
  second: Rated | undefined,
  house: House,
): NoMarket {
  if (contest?.privacy !== 'public' || contest.status === 'draft') return 'not-offered';
  if (contest.status !== 'waiting') return 'begun';
  if (contest.opponentId === null) return 'no-opponent';
  const terms = termsFor(first, second, house);
  return typeof terms === 'string' ? terms : 'opening';
}
