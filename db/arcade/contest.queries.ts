import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, ne, notExists, or, sql } from 'drizzle-orm';
import { CONTEST_MS } from '../../domain/arcade/contests.ts';
import { GAME_IDS, type GameId } from '../../domain/arcade/games.ts';
import type { Reader, Tx } from '../client/database.ts';
import { before } from '../client/sql.ts';
import { type ArcadeContest, type ArcadeRunRow, arcadeContests, arcadeTurns, arcadeRuns } from './arcade.table.ts';

/** What decides which contests an entry can be in. */
export type Terms = Pick<ArcadeContest, 'game' | 'version' | 'mode' | 'currency' | 'entry'>;

const isOpen = sql`${arcadeContests.state} = 'open' and ${arcadeContests.seats} > 1`;

/** By when it was opened: one that could not be ended is due again later, and takes nobody for that. */
const takesEntries = (now: number) => gt(arcadeContests.createdAt, now - CONTEST_MS);

/** Lets those who look for a seat of one kind in one after the other, until the transaction ends. */
export async function lockTurn(tx: Tx, { game, mode, currency, entry }: Terms): Promise<void> {
  await tx.insert(arcadeTurns).values({ game, mode, currency, entry }).onConflictDoNothing();
  const { game: g, mode: m, currency: c, entry: e } = arcadeTurns;
  await tx
    .select({ entry: e })
    .from(arcadeTurns)
    .where(and(eq(g, game), eq(m, mode), eq(c, currency), eq(e, entry)))
    .for('update');
}

/**
 * Open contests of a kind with a seat to be drawn, the oldest first; none that the player has ever had a seat in, so that
 * nobody looks for a certain opponent by coming and going.
 */
export const listFreeSeats = (
  reader: Reader,
  { game, version, mode, currency, entry }: Terms,
  userId: string,
  now: number,
  limit: number,
): Promise<ArcadeContest[]> =>
  reader
    .select()
    .from(arcadeContests)
    .where(
      and(
        isOpen,
        eq(arcadeContests.game, game),
        eq(arcadeContests.mode, mode),
        eq(arcadeContests.currency, currency),
        eq(arcadeContests.entry, entry),
        eq(arcadeContests.version, version),
        isNull(arcadeContests.invitedId),
        isNull(arcadeContests.heldAt),
        lt(arcadeContests.taken, arcadeContests.seats),
        takesEntries(now),
        notExists(
          reader
            .select({ one: sql`1` })
            .from(arcadeRuns)
            .where(and(eq(arcadeRuns.contestId, arcadeContests.id), eq(arcadeRuns.userId, userId))),
        ),
      ),
    )
    .orderBy(asc(arcadeContests.createdAt), asc(arcadeContests.id))
    .limit(limit);

/** Who sits in some contests: all runs but tickets that were given back. */
export const readSeated = (reader: Reader, contestIds: readonly string[]): Promise<ArcadeRunRow[]> =>
  contestIds.length === 0
    ? Promise.resolve([])
    : reader
        .select()
        .from(arcadeRuns)
        .where(and(inArray(arcadeRuns.contestId, [...contestIds]), ne(arcadeRuns.state, 'void')))
        .orderBy(asc(arcadeRuns.contestId), asc(arcadeRuns.userId));

type LastVersions = Readonly<Record<GameId, number>>;

const isKnown = (known: LastVersions) =>
  or(...GAME_IDS.map((id) => and(eq(arcadeContests.game, id), lte(arcadeContests.version, known[id]))));

const isOver = (reader: Reader, now: number) =>
  and(
    isOpen,
    lte(arcadeContests.dueAt, now),
    notExists(
      reader
        .select({ one: sql`1` })
        .from(arcadeRuns)
        .where(and(eq(arcadeRuns.contestId, arcadeContests.id), sql`${arcadeRuns.state} in ('entered', 'begun')`)),
    ),
  );

interface Due {
  /** The newest version of each game whose rules are there. */
  readonly known: LastVersions;
  readonly now: number;
  /** What was due by then is listed whether its rules are there or not. */
  readonly givenUpAt: number;
}

/** Contests that take nobody any more and in which nobody plays any more, the longest due first. */
export const listDueContests = (
  reader: Reader,
  { known, now, givenUpAt }: Due,
  limit: number,
): Promise<{ id: string }[]> =>
  reader
    .select({ id: arcadeContests.id })
    .from(arcadeContests)
    .where(and(isOver(reader, now), or(lte(arcadeContests.dueAt, givenUpAt), isKnown(known))))
    .orderBy(asc(arcadeContests.dueAt))
    .limit(limit);

/** The contest of rules that are not there which has been due for longest by an instant. */
export async function readUnknownContest(
  reader: Reader,
  known: LastVersions,
  dueBy: number,
): Promise<ArcadeContest | undefined> {
  const [row] = await reader
    .select()
    .from(arcadeContests)
    .where(and(isOver(reader, dueBy), sql`not (${isKnown(known)})`))
    .orderBy(asc(arcadeContests.dueAt))
    .limit(1);
  return row;
}

/** Battles that wait for a player alone, the newest first, with who offers them. */
export const listInvites = (
  reader: Reader,
  userId: string,
  now: number,
  limit: number,
): Promise<{ contest: ArcadeContest; run: ArcadeRunRow }[]> =>
  reader
    .select({ contest: arcadeContests, run: arcadeRuns })
    .from(arcadeContests)
    .innerJoin(arcadeRuns, and(eq(arcadeRuns.contestId, arcadeContests.id), ne(arcadeRuns.userId, userId)))
    .where(
      and(
        sql`${arcadeContests.state} = 'open' and ${arcadeContests.invitedId} is not null`,
        eq(arcadeContests.invitedId, userId),
        lt(arcadeContests.taken, arcadeContests.seats),
        takesEntries(now),
        ne(arcadeRuns.state, 'void'),
      ),
    )
    .orderBy(sql`${arcadeContests.createdAt} desc`, sql`${arcadeContests.id} desc`)
    .limit(limit);

/** How many battles two have offered each other since an instant, by who offered and who was named. */
export async function countNamedPairs(reader: Reader, one: string, other: string, since: number): Promise<number> {
  const named = (from: string, to: string) =>
    and(eq(arcadeRuns.userId, from), eq(arcadeContests.invitedId, to), gt(arcadeRuns.enteredAt, since));
  const rows = await reader
    .select({ id: arcadeContests.id })
    .from(arcadeRuns)
    .innerJoin(arcadeContests, eq(arcadeContests.id, arcadeRuns.contestId))
    .where(and(or(named(one, other), named(other, one)), ne(arcadeContests.state, 'void')));
  return rows.length;
}

/** Contests that hold money by themselves and are not over, the newest first, after a keyset cursor. */
export const listPaidContests = (
  reader: Reader,
  limit: number,
  past: readonly [createdAt: number, id: string] | null,
): Promise<ArcadeContest[]> =>
  reader
    .select()
    .from(arcadeContests)
    .where(
      and(
        // A literal: a partial index is found by its exact condition only.
        sql`${arcadeContests.state} = 'open' and ${arcadeContests.entry} > 0`,
        past ? before([arcadeContests.createdAt, arcadeContests.id], past) : undefined,
      ),
    )
    .orderBy(desc(arcadeContests.createdAt), desc(arcadeContests.id))
    .limit(limit);
