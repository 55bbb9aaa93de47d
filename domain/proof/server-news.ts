import { type ServerFacts, type ServerFlag, roundsOf } from './server-facts.ts';
import { type ServerCheck, serverScore } from './server-verdict.ts';

export const SERVER_ENTRY_KINDS = ['begun', 'round', 'anew', 'flag', 'ended'] as const;
export type ServerEntryKind = (typeof SERVER_ENTRY_KINDS)[number];

/** A line of the timeline: what a server told that was not known before. */
export interface ServerEntry {
  readonly kind: ServerEntryKind;
  /** The score after it; null while it is not known whose the rounds are. */
  readonly creatorRounds: number | null;
  readonly opponentRounds: number | null;
  readonly flag: ServerFlag | null;
}

/** What a line of the log has brought that is worth one in the timeline, in the order in which it is read. */
export function serverNews(before: ServerFacts, after: ServerFacts, accounts: ServerCheck['accounts']): ServerEntry[] {
  const score = serverScore(after, accounts);
  const line = (kind: ServerEntryKind, flag: ServerFlag | null = null): ServerEntry => ({
    kind,
    creatorRounds: score?.creator ?? null,
    opponentRounds: score?.opponent ?? null,
    flag,
  });
  const news = after.flags.filter((flag) => !before.flags.includes(flag)).map((flag) => line('flag', flag));
  const isBegun = after.startedAt !== null && after.startedAt !== before.startedAt;
  if (roundsOf(after) < roundsOf(before)) news.push(line('anew'));
  else if (isBegun && before.startedAt === null) news.push(line('begun'));
  if (roundsOf(after) > roundsOf(before)) news.push(line('round'));
  if (before.outcome === null && after.outcome !== null) news.push(line('ended'));
  return news;
}
