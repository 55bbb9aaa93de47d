import type { AlertKind, AlertKindAt } from '../wallet/alerts.ts';

/** Alerts that are about players. Those that are not of the risk desk alone are ended where they stand. */
export type SignalKind = AlertKindAt<'both' | 'risk'>;

/** What one signal of a kind adds to the place of its case in the list. */
const POINTS: Readonly<Record<SignalKind, number>> = {
  chargeback: 40,
  'arranged-results': 30,
  'arcade-run': 30,
  proof: 30,
  'arcade-held': 20,
  market: 15,
  velocity: 15,
  'shared-destination': 25,
  rulings: 25,
  'shared-origin': 10,
};
const SIGNAL_KINDS = Object.keys(POINTS) as SignalKind[];

export const isSignalKind = (kind: AlertKind): kind is SignalKind => Object.hasOwn(POINTS, kind);

/** More of one kind say the same once more. */
const COUNTED_MOST = 3;

export interface ScorePart {
  readonly kind: SignalKind;
  readonly count: number;
  readonly points: number;
}

export type SignalCounts = Readonly<Partial<Record<SignalKind, number>>>;

/** What a score is made of, the heaviest first. */
export const scoreParts = (counts: SignalCounts): ScorePart[] =>
  SIGNAL_KINDS.map((kind) => {
    const count = counts[kind] ?? 0;
    return { kind, count, points: POINTS[kind] * Math.min(count, COUNTED_MOST) };
  })
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.points - one.points);

/** The place of a case in the list of those that wait, and nothing else: it says nothing of any player. */
export const scoreOf = (counts: SignalCounts): number =>
  scoreParts(counts).reduce((sum, { points }) => sum + points, 0);
