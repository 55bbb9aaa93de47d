import type { Currency } from '../shared/money.ts';
import type { VerificationStatus } from '../accounts/roles.ts';
import { type Ages, ageNeeded, hasReached } from '../shared/ages.ts';
import type { Region } from '../shared/regions.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { DAY, utcDay } from '../shared/time.ts';
import { unlockWins, UNLOCK_WINS } from './cash-unlock.ts';
import type { ArcadeMode } from './games.ts';
import { RATED_RUNS_FOR_CASH } from './pairing.ts';
import { HEAT_ENTRANTS_MAX } from './prizes.ts';

/** For so long others can enter a contest; then it is decided among those who have. */
export const CONTEST_MS = DAY;

/** Whoever comes has a seat on the board of a day. */
const DAILY_SEATS = 1_000_000;

/** When the board of the UTC day of an instant closes. */
export const dailyEndsAt = (at: number): number => Math.floor(at / DAY) * DAY + DAY;

/** So many days back the boards of the past can be looked at. */
export const BOARD_DAYS = 30;

/** When the UTC day of a board begins, `YYYY-MM-DD`; null where it is no day, still to come, or too long ago. */
export function boardDay(day: string, now: number): number | null {
  const from = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(from) || utcDay(from) !== day) return null;
  const daysAgo = (dailyEndsAt(now) - DAY - from) / DAY;
  return daysAgo >= 0 && daysAgo <= BOARD_DAYS ? from : null;
}

/** For so long staff can look at a run before the money that it won is paid; silence pays it. */
export const REVIEW_MS = DAY;

/**
 * How many play on one course: for coins a heat, for money never more than two. Who knows a course by a second account
 * wins only the own money in a pair, and other people's in anything larger.
 */
export function seatsOf(mode: ArcadeMode, currency: Currency): number {
  if (mode === 'practice' || mode === 'free') return 1;
  if (mode === 'daily') return DAILY_SEATS;
  // Also the pairs of a bracket.
  return mode === 'skill' && currency === 'BC' ? HEAT_ENTRANTS_MAX : 2;
}

/** What keeps a player from cash that playing does not change, what is done first before the others. */
export const CASH_BARS = ['unverified', 'region-unknown', 'region-off', 'too-young'] as const;
export type CashBar = (typeof CASH_BARS)[number];

/** What is known of a player: age by verified documents, and the region that the player has chosen. */
export interface CashPlayer {
  readonly verification: VerificationStatus;
  readonly region: Region | null;
  /** `YYYY-MM-DD`; null where the documents were checked without it. */
  readonly bornOn: string | null;
}

/** Where and from which age the arcade is played for money. */
export interface CashRules {
  readonly arcadeCashOffRegions: readonly Region[];
  readonly arcadeCashAges: Ages;
}

/** Cash is for players of proven age, old enough for their region, which is known and not switched off; null where nothing bars. */
export function cashBar(player: CashPlayer, rules: CashRules, now: number): CashBar | null {
  const { verification, region, bornOn } = player;
  if (verification !== 'verified') return 'unverified';
  if (region === null) return 'region-unknown';
  if (rules.arcadeCashOffRegions.includes(region)) return 'region-off';
  return hasReached(ageNeeded(rules.arcadeCashAges, region), bornOn, now) ? null : 'too-young';
}

/** How a player stands who wants to play for money. */
export interface CashStanding {
  /** Whom the player has beaten in each contest that counts. */
  readonly beaten: readonly (readonly string[])[];
  /** In this game. */
  readonly ratedRuns: number;
}

/** What is left to be done before a game can be played for money (AR-08). */
export const cashLeft = ({ beaten, ratedRuns }: CashStanding) => ({
  wins: UNLOCK_WINS - unlockWins(beaten),
  runs: Math.max(0, RATED_RUNS_FOR_CASH - ratedRuns),
});

export function mayPlayForCash(standing: CashStanding): Ruling<null> {
  const { wins, runs } = cashLeft(standing);
  if (wins > 0) return refuse('ARCADE_CASH_LOCKED', { data: { wins } });
  return runs > 0 ? refuse('ARCADE_CASH_RUNS', { data: { runs } }) : allow(null);
}
