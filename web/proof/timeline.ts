import type { BattleTimelineQuery } from './operations/__generated__/proof.gql.ts';

export type FeedLine = BattleTimelineQuery['battleTimeline'][number];
export type ServerLine = BattleTimelineQuery['serverTimeline'][number];

/** What was told of one round, or of the begin (round 0). */
export interface TimelineRow {
  readonly round: number;
  readonly creator: FeedLine | null;
  readonly opponent: FeedLine | null;
  readonly server: ServerLine | null;
  /** Whether what was heard does not fit together here; null where only one was heard. */
  readonly differs: boolean | null;
}

/** The lines of both side by side, with those of a server, by round: the latest of each, since a match may begin anew. */
export function rowsOf(lines: readonly FeedLine[], serverLines: readonly ServerLine[] = []): TimelineRow[] {
  const kept = { CREATOR: new Map<number, FeedLine>(), OPPONENT: new Map<number, FeedLine>() };
  for (const line of lines) {
    if (line.kind === 'ANEW') kept[line.seat].clear();
    if (line.kind === 'BEGUN' || line.kind === 'ROUND') kept[line.seat].set(line.own + line.other, line);
  }
  const told = new Map<number, ServerLine>();
  for (const line of serverLines) {
    if (line.kind === 'ANEW') told.clear();
    if (line.creatorRounds === null || line.opponentRounds === null) continue;
    if (line.kind === 'BEGUN' || line.kind === 'ROUND') told.set(line.creatorRounds + line.opponentRounds, line);
  }
  const rounds = new Set([...kept.CREATOR.keys(), ...kept.OPPONENT.keys(), ...told.keys()]);
  return [...rounds]
    .toSorted((one, other) => one - other)
    .map((round) => {
      const creator = kept.CREATOR.get(round) ?? null;
      const opponent = kept.OPPONENT.get(round) ?? null;
      const server = told.get(round) ?? null;
      // The creator's rounds, as each of them tells it.
      const tellings = [creator?.own, opponent?.other, server?.creatorRounds].filter((own) => typeof own === 'number');
      const differs = tellings.length < 2 ? null : new Set(tellings).size > 1;
      return { round, creator, opponent, server, differs };
    });
}
