import { percentileOf } from '../shared/percentile.ts';
import type { AppealVerdict } from './appeal.ts';

/** A decided case, as far as it speaks of who decided it. */
export interface DecidedCase {
  readonly moderatorId: string;
  /** Milliseconds from filing to the decision. */
  readonly tookMs: number;
  readonly isAppealed: boolean;
  /** Null without an appeal, and while nobody has decided over it. */
  readonly verdict: AppealVerdict | null;
}

export interface ModeratorRecord {
  readonly moderatorId: string;
  readonly decided: number;
  readonly appealed: number;
  /** Of the appealed: those in which somebody else came to another decision. */
  readonly overturned: number;
  /** Of the middle one, milliseconds from filing to the decision. */
  readonly medianMs: number;
}

/** How the decisions of each moderator have held, whoever decided most first. */
export function recordsOf(cases: readonly DecidedCase[]): ModeratorRecord[] {
  return [...new Set(cases.map(({ moderatorId }) => moderatorId))]
    .map((moderatorId) => {
      const own = cases.filter((one) => one.moderatorId === moderatorId);
      return {
        moderatorId,
        decided: own.length,
        appealed: own.filter(({ isAppealed }) => isAppealed).length,
        overturned: own.filter(({ verdict }) => verdict === 'overturn').length,
        medianMs:
          percentileOf(
            own.map(({ tookMs }) => tookMs),
            50,
          ) ?? 0,
      };
    })
    .toSorted((a, b) => b.decided - a.decided || (a.moderatorId < b.moderatorId ? -1 : 1));
}
