import { EVIDENCE_WINDOW } from '../disputes/answer.ts';
import { DAY, HOUR } from '../shared/time.ts';

/** So many are heard in a case. */
export const JURORS = 3;
/** A case waits so long before its jury is drawn: until nothing new comes into it. */
export const JURY_WAIT_MS = EVIDENCE_WINDOW;
/** So long a juror has for an answer; then somebody else is drawn. */
export const SUMMONS_MS = DAY;
/** When too few strangers were found, they are looked for again after so long. */
export const DRAW_AGAIN_MS = HOUR;

/** Characters of the reason that a juror gives. */
export const VOTE_REASON_MIN = 10;
export const VOTE_REASON_MAX = 500;

/** What a juror can say: which side has won, or that nobody can be shown to have. */
export const JURY_CHOICES = ['a', 'b', 'neither'] as const;
export type JuryChoice = (typeof JURY_CHOICES)[number];

/** How earlier votes of a juror stand to what was decided in the end, after appeals. */
export interface Record {
  /** Votes in cases that are over. */
  readonly judged: number;
  /** Of these, those that the decision agreed with. */
  readonly agreed: number;
}

/**
 * What a vote weighs, in hundredths: the share of earlier votes that were agreed with, as if two of four had been before
 * the first. A newcomer begins with 50; nobody's word weighs nothing.
 */
export const weightOf = ({ judged, agreed }: Record): number =>
  Math.max(1, Math.round((100 * (agreed + 2)) / (judged + 4)));

export interface Vote {
  /** The side that has won; null where nobody can be shown to have. */
  readonly sideId: string | null;
  /** In hundredths. */
  readonly weight: number;
}

/** What the votes of a jury come to together. */
export interface Leaning {
  /** No side has more weight than another. */
  readonly isDivided: boolean;
  /** Whom the most weight is for; null for nobody, and where it is divided. */
  readonly sideId: string | null;
  /** The part of the whole weight that speaks for it, in per cent, rounded down. */
  readonly sharePercent: number;
}

/** Weighs the votes of a jury, at least one. */
export function leaningOf(votes: readonly Vote[]): Leaning {
  const weights = new Map<string | null, number>();
  for (const { sideId, weight } of votes) weights.set(sideId, (weights.get(sideId) ?? 0) + weight);
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const [first, second] = [...weights].toSorted(([, one], [, other]) => other - one);
  if (!first) throw new Error('a jury without a vote leans nowhere');
  const isDivided = second !== undefined && second[1] === first[1];
  return {
    isDivided,
    sideId: isDivided ? null : first[0],
    sharePercent: Math.floor((100 * first[1]) / whole),
  };
}
