/**
 * Odds are whole hundredths (185 is 1.85), money whole cents and probabilities whole millionths, so that what is shown
 * is what is reckoned with and nothing is rounded twice.
 */
import { SECOND } from '../shared/time.ts';

/** The first player of the contest, or the second one. */
export type Side = 0 | 1;
/** A figure of each side. */
export type Pair = readonly [number, number];

export const PPM = 1_000_000;
export const LEAST_ODDS = 105;
export const MOST_ODDS = 1_500;

/** A market opens only between these chances of the first player, in millionths. */
export const OPEN_LEAST_PPM = 120_000;
export const OPEN_MOST_PPM = 880_000;
/** No exposure moves the chance beyond these. */
const FAIR_LEAST_PPM = 100_000;
const FAIR_MOST_PPM = 900_000;

/** How long odds that were told can be taken, as long as they have not changed. */
export const QUOTE_MS = 30 * SECOND;

/** What a market was opened with; it never changes. */
export interface Terms {
  /** The chance of the first player, in millionths. */
  readonly openPpm: number;
  /** The house's margin, laid on both sides alike. */
  readonly marginPpm: number;
  /** Of the stakes that were placed on a creator's stream. */
  readonly creatorPpm: number;
  /** How far the chance moves at full exposure and even chances. */
  readonly slopePpm: number;
  /** What the house can lose at the most in this market. */
  readonly capCents: number;
  /** What one bet may win beyond its stake. */
  readonly winCents: number;
}

/** What a market opens with, whoever plays: the house's margin, the creator's part of the stakes, and how far odds move. */
export const MARKET_SHARES = { marginPpm: 100_000, creatorPpm: 20_000, slopePpm: 600_000 } as const;
/** What the house has free for bets, and what it dares where both players are experienced, which staff set. */
export interface House {
  readonly fundCents: number;
  /** As `Terms` have them. */
  readonly capCents: number;
  readonly winCents: number;
}

/** Counted battles of the less experienced of the two, and by what the house divides what it dares; the highest first. */
const TRUST = [
  { battles: 20, divisor: 1 },
  { battles: 10, divisor: 2 },
] as const;
/** Rated battles that both players need. */
export const RATED_BATTLES = 10;

/** Below this the house dares half in a new market, however little it dares. */
export const LOW_FUND_CENTS = 12_000_00;
/** Below this no market opens. */
export const LEAST_FUND_CENTS = 5_000_00;

/** The same two, which grow with what one market can lose: none dares more than a twentieth of what lies free. */
export const fundFloors = (capCents: number): { readonly leastCents: number; readonly lowCents: number } => ({
  leastCents: Math.max(LEAST_FUND_CENTS, 10 * capCents),
  lowCents: Math.max(LOW_FUND_CENTS, 24 * capCents),
});

/** A player's skill in millionths, and in how many battles it was found: matches of tournaments are not among them. */
export interface Rated {
  readonly muMicro: number;
  readonly sigmaMicro: number;
  readonly battles: number;
}

/** openskill's own measure of luck. */
const BETA = 25 / 6;

/** The chance of the first player in millionths, by the curve of the rating's own update: doubt draws it to one half. */
export function openingPpm(first: Rated, second: Rated): number {
  const spread = Math.hypot(first.sigmaMicro / PPM, second.sigmaMicro / PPM, BETA, BETA);
  return Math.round(PPM / (1 + Math.exp(-(first.muMicro - second.muMicro) / PPM / spread)));
}

/** Why a contest between two players is not bet on: too few rated battles, nearly decided, or the fund is too low. */
export const NO_TERMS = ['unrated', 'one-sided', 'fund-low'] as const;
export type NoTerms = (typeof NO_TERMS)[number];

/** What a market between two players opens with; without a rating somebody has no battles. */
export function termsFor(first: Rated | undefined, second: Rated | undefined, house: House): Terms | NoTerms {
  const battles = Math.min(first?.battles ?? 0, second?.battles ?? 0);
  const trust = TRUST.find((row) => battles >= row.battles);
  if (!first || !second || !trust) return 'unrated';
  const openPpm = openingPpm(first, second);
  if (openPpm < OPEN_LEAST_PPM || openPpm > OPEN_MOST_PPM) return 'one-sided';
  const { leastCents, lowCents } = fundFloors(house.capCents);
  if (house.fundCents < leastCents) return 'fund-low';
  const { divisor } = trust;
  return {
    openPpm,
    ...MARKET_SHARES,
    capCents: Math.floor(house.capCents / (house.fundCents < lowCents ? 2 * divisor : divisor)),
    winCents: Math.floor(house.winCents / divisor),
  };
}

const clamp = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** What the house would lose by each outcome, within 0 and the cap, moves the chance towards that outcome. */
function fairPpm({ openPpm, slopePpm, capCents }: Terms, losses: Pair): number {
  const lean = clamp(0, losses[0], capCents) - clamp(0, losses[1], capCents);
  const reach = Math.floor((Math.floor((4 * openPpm * (PPM - openPpm)) / PPM) * slopePpm) / PPM);
  return clamp(FAIR_LEAST_PPM, openPpm + Math.trunc((reach * lean) / capCents), FAIR_MOST_PPM);
}

/** The odds of both sides, rounded down: the stated margin is the least that is taken. */
export function oddsFor(terms: Terms, losses: Pair): Pair {
  const first = fairPpm(terms, losses);
  const of = (fair: number): number =>
    clamp(LEAST_ODDS, Math.floor((100 * PPM) / (fair + Math.floor(terms.marginPpm / 2))), MOST_ODDS);
  return [of(first), of(PPM - first)];
}

/** Stake times odds to the cent, half a cent up; exact for whole dollars. Screen, receipt, escrow and payment ask here. */
export const payoutOf = (stakeCents: number, odds: number): number => Math.floor((stakeCents * odds + 50) / 100);

/** As people read them: 185 is `1.85`. */
export const oddsText = (odds: number): string => (odds / 100).toFixed(2);
