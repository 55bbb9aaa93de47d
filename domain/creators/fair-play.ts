import { DAY } from '../shared/time.ts';

/** What counts against a player (CR-16): a decided case, a warning and a suspension by staff. */
export const VIOLATION_KINDS = ['decided-case', 'warning', 'suspension', 'ban'] as const;
export type ViolationKind = (typeof VIOLATION_KINDS)[number];

export const FAIR_PLAY_MOST = 100;
/** Points that a violation takes while it counts. */
export const VIOLATION_POINTS: Readonly<Record<ViolationKind, number>> = {
  'decided-case': 10,
  warning: 15,
  suspension: 30,
  ban: 60,
};
/** A violation costs nothing any more after that long; it stays on the list. */
export const VIOLATION_LIFE = 180 * DAY;

export interface Violation {
  readonly kind: ViolationKind;
  readonly at: number;
}

/** What one violation takes off at an instant. */
export const pointsOf = ({ kind, at }: Violation, now: number): number =>
  now - at < VIOLATION_LIFE ? VIOLATION_POINTS[kind] : 0;

/** 100 less what counts, and never below 0. */
export const fairPlayScore = (violations: readonly Violation[], now: number): number =>
  Math.max(
    0,
    violations.reduce((score, violation) => score - pointsOf(violation, now), FAIR_PLAY_MOST),
  );
