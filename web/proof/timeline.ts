import type { BattleTimelineQuery } from './operations/__generated__/battle-timeline.gql.ts';

export type FeedLine = BattleTimelineQuery['battleTimeline'][number];

/** What both games told of one round, or of the begin (round 0). */
export interface TimelineRow {
  readonly round: number;
  readonly creator: FeedLine | null;
  readonly opponent: FeedLine | null;
  /** Whether the two do not fit together here; null where only one was heard. */
  readonly differs: boolean | null;
}

/** The lines of both side by side, by round: the latest of each, since a match may begin anew. */
export function rowsOf(lines: readonly FeedLine[]): TimelineRow[] {
  const kept = { CREATOR: new Map<number, FeedLine>(), OPPONENT: new Map<number, FeedLine>() };
  for (const line of lines) {
    if (line.kind === 'ANEW') kept[line.seat].clear();
    if (line.kind === 'BEGUN' || line.kind === 'ROUND') kept[line.seat].set(line.own + line.other, line);
  }
  const rounds = new Set([...kept.CREATOR.keys(), ...kept.OPPONENT.keys()]);
  return [...rounds]
    .toSorted((one, other) => one - other)
    .map((round) => {
      const creator = kept.CREATOR.get(round) ?? null;
      const opponent = kept.OPPONENT.get(round) ?? null;
      const differs = creator && opponent ? creator.own !== opponent.other : null;
      return { round, creator, opponent, differs };
    });
}
