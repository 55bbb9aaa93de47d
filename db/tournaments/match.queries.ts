import { and, asc, count, eq, getTableColumns, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Change } from '../../domain/tournaments/change-bracket.ts';
import type { Fact } from '../../domain/tournaments/fold.ts';
import { item } from '../../domain/tournaments/graph.ts';
import { type OwnMeetings, meetingAfter } from '../../domain/tournaments/call-matches.ts';
import type { MadeFact } from '../../domain/tournaments/rulings.ts';
import type { Meeting } from '../../domain/tournaments/match-life.ts';
import type { Reader, Tx } from '../client/database.ts';
import { excluded, lookup } from '../client/sql.ts';
import {
  type MatchRow,
  tournamentEntrants,
  tournamentFacts,
  tournamentLineups,
  tournamentMatches,
  tournaments,
} from './tournament.table.ts';

const { placeholder } = sql;

const live = lookup((reader) =>
  reader
    .select({ id: tournamentFacts.id, fact: tournamentFacts.fact })
    .from(tournamentFacts)
    .where(and(eq(tournamentFacts.tournamentId, placeholder('tournamentId')), isNull(tournamentFacts.voidedAt)))
    .prepare('tournament_facts_live'),
);

/** The facts that hold, each with the id of its row. */
export async function readFacts(reader: Reader, tournamentId: string): Promise<Map<Fact, string>> {
  const rows = await live(reader, { tournamentId });
  return new Map(rows.map(({ id, fact }) => [fact, id]));
}

/** The facts that hold, each with who brought it about and when, in the order in which they came. */
export async function listMadeFacts(reader: Reader, tournamentId: string): Promise<MadeFact[]> {
  const { id, fact, byId, at } = tournamentFacts;
  return reader
    .select({ fact, byId, at })
    .from(tournamentFacts)
    .where(and(eq(tournamentFacts.tournamentId, tournamentId), isNull(tournamentFacts.voidedAt)))
    .orderBy(asc(at), asc(id));
}

const maker = lookup((reader) =>
  reader
    .select({ byId: tournamentFacts.byId, at: tournamentFacts.at })
    .from(tournamentFacts)
    .where(eq(tournamentFacts.id, placeholder('id')))
    .prepare('tournament_fact_maker'),
);

/** Who brought a fact about, null for the server, and when. @param id of its row */
export async function readFactMaker(
  reader: Reader,
  id: string,
): Promise<{ readonly byId: string | null; readonly at: number } | undefined> {
  const [row] = await maker(reader, { id });
  return row;
}

const one = lookup((reader) =>
  reader
    .select()
    .from(tournamentMatches)
    .where(
      and(
        eq(tournamentMatches.tournamentId, placeholder('tournamentId')),
        eq(tournamentMatches.match, placeholder('match')),
      ),
    )
    .prepare('tournament_match'),
);

export async function readMatch(reader: Reader, tournamentId: string, match: number): Promise<MatchRow | undefined> {
  const [row] = await one(reader, { tournamentId, match });
  return row;
}

const all = lookup((reader) =>
  reader
    .select()
    .from(tournamentMatches)
    .where(eq(tournamentMatches.tournamentId, placeholder('tournamentId')))
    .orderBy(asc(tournamentMatches.match))
    .prepare('tournament_matches'),
);

/** All matches of a tournament, in the order of its graph. */
export const listMatches = (reader: Reader, tournamentId: string): Promise<MatchRow[]> => all(reader, { tournamentId });

/** Some matches of several tournaments. */
export async function listMatchesById(
  reader: Reader,
  keys: readonly { readonly tournamentId: string; readonly match: number }[],
): Promise<MatchRow[]> {
  if (keys.length === 0) return [];
  return reader
    .select()
    .from(tournamentMatches)
    .where(
      or(
        ...keys.map(({ tournamentId, match }) =>
          and(eq(tournamentMatches.tournamentId, tournamentId), eq(tournamentMatches.match, match)),
        ),
      ),
    );
}

/** How far a match is that its two can be watched at. */
const isCalled = sql`${tournamentMatches.status} in ('check-in', 'playing', 'reported', 'disputed')`;

/**
 * Matches of running tournaments that a player is called to or plays, in the order of the entries; those for a team last.
 * @param which only those of tournaments that everybody may see, or all
 */
export async function listOwnMatches(
  reader: Reader,
  userId: string,
  limit: number,
  which: 'public' | 'all',
): Promise<MatchRow[]> {
  const t = tournamentMatches;
  const isOpen = and(
    eq(tournaments.status, 'running'),
    which === 'public' ? eq(tournaments.privacy, 'public') : undefined,
  );
  const plays = and(
    eq(t.tournamentId, tournaments.id),
    or(eq(t.one, tournamentEntrants.seed), eq(t.other, tournamentEntrants.seed)),
    isCalled,
  );
  const columns = getTableColumns(t);
  const inOrder = [asc(t.tournamentId), asc(t.match)] as const;
  const [own, ofTeams] = await Promise.all([
    reader
      .select(columns)
      .from(tournamentEntrants)
      .innerJoin(tournaments, and(eq(tournaments.id, tournamentEntrants.tournamentId), isOpen))
      .innerJoin(t, plays)
      .where(eq(tournamentEntrants.userId, userId))
      .orderBy(asc(tournamentEntrants.enteredAt), ...inOrder)
      .limit(limit),
    reader
      .select(columns)
      .from(tournamentLineups)
      .innerJoin(tournaments, and(eq(tournaments.id, tournamentLineups.tournamentId), isOpen))
      .innerJoin(
        tournamentEntrants,
        and(
          eq(tournamentEntrants.tournamentId, tournamentLineups.tournamentId),
          eq(tournamentEntrants.userId, tournamentLineups.captainId),
        ),
      )
      .innerJoin(t, plays)
      .where(and(eq(tournamentLineups.userId, userId), ne(tournamentLineups.captainId, userId)))
      .orderBy(asc(tournamentLineups.askedAt), ...inOrder)
      .limit(limit),
  ]);
  return [...own, ...ofTeams].slice(0, limit);
}

/** Matches in dispute, with which meeting: their two have said different things, or contest what the organiser ruled. */
export const listDisputed = (reader: Reader, tournamentId: string) =>
  reader
    .select({
      match: tournamentMatches.match,
      attempt: tournamentMatches.attempt,
      state: tournamentMatches.state,
      status: tournamentMatches.status,
    })
    .from(tournamentMatches)
    .where(and(eq(tournamentMatches.tournamentId, tournamentId), sql`${tournamentMatches.status} = 'disputed'`));

/** How many matches of some tournaments are in dispute; those without any are left out. */
export async function countDisputed(reader: Reader, tournamentIds: readonly string[]): Promise<Map<string, number>> {
  const { tournamentId: id } = tournamentMatches;
  const rows =
    tournamentIds.length === 0
      ? []
      : await reader
          .select({ id, count: count() })
          .from(tournamentMatches)
          .where(and(inArray(id, [...tournamentIds]), sql`${tournamentMatches.status} = 'disputed'`))
          .groupBy(id);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** Matches in which the server has to act by now, the longest due first. */
export const listDueMatches = (reader: Reader, now: number, limit: number) =>
  reader
    .select({ tournamentId: tournamentMatches.tournamentId, match: tournamentMatches.match })
    .from(tournamentMatches)
    .where(and(isNotNull(tournamentMatches.dueAt), lte(tournamentMatches.dueAt, now)))
    .orderBy(asc(tournamentMatches.dueAt))
    .limit(limit);

/** How far the two of a match have come; its slots stay. */
export async function updateMeeting(
  tx: Tx,
  { tournamentId, match }: Pick<MatchRow, 'tournamentId' | 'match'>,
  meeting: Meeting,
): Promise<void> {
  await tx
    .update(tournamentMatches)
    .set(meeting)
    .where(and(eq(tournamentMatches.tournamentId, tournamentId), eq(tournamentMatches.match, match)));
}

/** Stops the clocks of a tournament that is over. */
export async function stopClocks(tx: Tx, tournamentId: string): Promise<void> {
  await tx
    .update(tournamentMatches)
    .set({ dueAt: null })
    .where(and(eq(tournamentMatches.tournamentId, tournamentId), isNotNull(tournamentMatches.dueAt)));
}

export interface ChangeContext {
  readonly tournamentId: string;
  readonly at: number;
  /** Who brought it about; null for the server. */
  readonly byId: string | null;
  readonly newId: () => string;
  /** What makes the fallen facts void. */
  readonly decisionId: string;
  /** The rows of the facts that held before. */
  readonly stored: ReadonlyMap<Fact, string>;
  /** How the two of the matches that were decided came to it. */
  readonly own: OwnMeetings;
}

const insertFacts = async (tx: Tx, { added }: Change, { tournamentId, at, byId, newId }: ChangeContext) => {
  if (added.length > 0)
    await tx.insert(tournamentFacts).values(added.map((fact) => ({ id: newId(), tournamentId, fact, byId, at })));
};

async function voidFacts(tx: Tx, { voided }: Change, { at, decisionId, stored }: ChangeContext): Promise<void> {
  const ids = voided.flatMap((fact) => stored.get(fact) ?? []);
  if (ids.length > 0)
    await tx
      .update(tournamentFacts)
      .set({ voidedAt: at, voidedBy: decisionId })
      .where(inArray(tournamentFacts.id, ids));
}

function rowOf(change: Change, match: number, { tournamentId, at, own }: ChangeContext) {
  const { slots, state, winner, how, games } = item(change.bracket.folded.matches, match);
  const { meeting, isOther } = meetingAfter(change, match, own, at);
  return {
    tournamentId,
    match,
    one: slots[0],
    other: slots[1],
    state,
    winner,
    how,
    gamesOne: games[0],
    gamesOther: games[1],
    attempt: isOther ? 1 : 0,
    ...meeting,
  };
}

/** Rows of one statement: both engines take some tens of thousands of values. */
const ROWS = 1_000;

async function putMatches(tx: Tx, change: Change, context: ChangeContext): Promise<void> {
  const rows = change.rows.map((match) => rowOf(change, match, context));
  const t = tournamentMatches;
  for (let from = 0; from < rows.length; from += ROWS)
    await tx
      .insert(t)
      .values(rows.slice(from, from + ROWS))
      .onConflictDoUpdate({
        target: [t.tournamentId, t.match],
        set: {
          one: excluded(t.one),
          other: excluded(t.other),
          state: excluded(t.state),
          winner: excluded(t.winner),
          how: excluded(t.how),
          gamesOne: excluded(t.gamesOne),
          gamesOther: excluded(t.gamesOther),
          attempt: sql`${t.attempt} + ${excluded(t.attempt)}`,
          status: excluded(t.status),
          here: excluded(t.here),
          words: excluded(t.words),
          begunAt: excluded(t.begunAt),
          dueAt: excluded(t.dueAt),
        },
      });
}

/** Writes what a change of the bracket means: facts that fall and come, and the matches that differ. */
export async function putChange(tx: Tx, change: Change, context: ChangeContext): Promise<void> {
  await voidFacts(tx, change, context);
  await insertFacts(tx, change, context);
  await putMatches(tx, change, context);
}
