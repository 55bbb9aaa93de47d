import { type SQL, and, asc, count, desc, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm';
import { searchKeyOf } from '../../domain/shared/search.ts';
import type { BattleGame } from '../../domain/shared/games.ts';
import { LIST_STAGES, type ListKey, type ListStage } from '../../domain/tournaments/list-order.ts';
import type { FormatKind, Terms, TournamentStatus } from '../../domain/tournaments/tournament.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { before, contains, lookup, statement } from '../client/sql.ts';
import { type TournamentRow, tournamentEntrants, tournamentLineups, tournaments } from './tournament.table.ts';

const { placeholder } = sql;

export async function insertTournament(tx: Tx, row: typeof tournaments.$inferInsert): Promise<void> {
  await tx.insert(tournaments).values({ ...row, searchKey: searchKeyOf(row.title) });
}

const forUpdate = statement((tx) =>
  tx
    .select()
    .from(tournaments)
    .where(eq(tournaments.id, placeholder('id')))
    .for('no key update')
    .prepare('tournament_for_update'),
);

/** The tournament, locked until the transaction ends. */
export async function lockTournament(tx: Tx, id: string): Promise<TournamentRow | undefined> {
  const [row] = await forUpdate(tx, { id });
  return row;
}

/** Under its lock. */
export async function updateTournament(tx: Tx, id: string, change: Partial<TournamentRow>): Promise<void> {
  const { title } = change;
  await tx
    .update(tournaments)
    .set(title === undefined ? change : { ...change, searchKey: searchKeyOf(title) })
    .where(eq(tournaments.id, id));
}

/** A tournament with whose it is. */
export interface TournamentView extends TournamentRow {
  readonly organiserName: string;
  readonly organiserAvatarId: string | null;
}

const views = (reader: Reader) =>
  reader
    .select({ row: tournaments, organiserName: users.username, organiserAvatarId: users.avatarId })
    .from(tournaments)
    .innerJoin(users, eq(users.id, tournaments.organiserId));

type Joined = Awaited<ReturnType<typeof views>>[number];
const toView = ({ row, ...organiser }: Joined): TournamentView => ({ ...row, ...organiser });

const viewById = lookup((reader) =>
  views(reader)
    .where(eq(tournaments.id, placeholder('id')))
    .prepare('tournament_view'),
);

export async function readTournament(reader: Reader, id: string): Promise<TournamentView | undefined> {
  const [row] = await viewById(reader, { id });
  return row && toView(row);
}

/** Several at once, by their ids. */
export async function listTournamentsById(reader: Reader, ids: readonly string[]): Promise<TournamentView[]> {
  if (ids.length === 0) return [];
  return (await views(reader).where(inArray(tournaments.id, [...ids]))).map(toView);
}

// A literal: a partial index is found by its exact condition only.
const isListed = sql`${tournaments.privacy} = 'public' and ${tournaments.status} not in ('draft', 'cancelled')`;
const newestFirst = [desc(tournaments.createdAt), desc(tournaments.id)] as const;

/** How far back a search looks, so that a rare word costs no more than a common one. */
const SEARCHED_MAX = 2_000;

/** What is wanted; null where it does not matter. */
export interface TournamentFilter {
  readonly kind: Terms['kind'];
  /** In the title, whatever its case; empty for all. */
  readonly text: string;
  readonly game: BattleGame | null;
  readonly format: FormatKind | null;
  readonly statuses: readonly TournamentStatus[] | null;
  readonly stage: ListStage | null;
}

export interface TournamentKey {
  readonly createdAt: number;
  readonly id: string;
}

// Literals: a partial index is found by its exact condition only.
const isUnderWay = sql`${tournaments.status} not in ('draft', 'completed', 'cancelled')`;
/** More than are ever under way at once: their index is short, that of the lists grows for ever. */
const UNDER_WAY_MAX = 20_000;

/** The index of `listStageOf` among those that are under way. */
const rank = sql<number>`(case when ${tournaments.status} = 'registration' and ${tournaments.entrants} < ${tournaments.capacity} then 0
  when ${tournaments.status} in ('announced', 'registration', 'check-in') then 1 else 2 end)`;
const OVER = LIST_STAGES.indexOf('completed');

/** Public tournaments in the order of `LIST_STAGES`, of each stage the newest first, after a keyset cursor. */
export async function listTournaments(
  reader: Reader,
  filter: TournamentFilter,
  limit: number,
  past: ListKey | null,
): Promise<TournamentView[]> {
  const { kind, text, game, format, statuses, stage } = filter;
  const wanted = and(
    eq(tournaments.kind, kind),
    text === '' ? undefined : contains(tournaments.searchKey, text),
    game === null ? undefined : eq(tournaments.game, game),
    format === null ? undefined : eq(tournaments.format, format),
    statuses === null ? undefined : inArray(tournaments.status, [...statuses]),
  );
  const underWay =
    stage === 'completed' || past?.rank === OVER
      ? []
      : await listUnderWay(
          reader,
          and(wanted, stage ? sql`${rank} = ${LIST_STAGES.indexOf(stage)}` : undefined),
          limit,
          past,
        );
  const rest = limit - underWay.length;
  const wantsOver = (stage ?? 'completed') === 'completed' && (statuses?.includes('completed') ?? true);
  if (rest === 0 || !wantsOver) return underWay;
  const isAll = text === '' && game === null && format === null;
  const newest = reader
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(and(isListed, eq(tournaments.kind, kind)))
    .orderBy(...newestFirst)
    .limit(SEARCHED_MAX);
  const over = await views(reader)
    .where(
      and(
        isListed,
        wanted,
        eq(tournaments.status, 'completed'),
        isAll ? undefined : inArray(tournaments.id, newest),
        past?.rank === OVER ? isBehind(past) : undefined,
      ),
    )
    .orderBy(...newestFirst)
    .limit(rest);
  return [...underWay, ...over.map(toView)];
}

const isBehind = ({ createdAt, id }: TournamentKey): SQL =>
  before([tournaments.createdAt, tournaments.id], [createdAt, id]);

/** Those of them that are not over. */
async function listUnderWay(
  reader: Reader,
  wanted: SQL | undefined,
  limit: number,
  past: ListKey | null,
): Promise<TournamentView[]> {
  const ids = reader
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(isUnderWay)
    .orderBy(...newestFirst)
    .limit(UNDER_WAY_MAX);
  const rows = await views(reader)
    .where(
      and(
        wanted,
        // Not the literal: its index leads to all that are over.
        eq(tournaments.privacy, 'public'),
        inArray(tournaments.id, ids),
        past ? sql`(${rank} > ${past.rank} or (${rank} = ${past.rank} and ${isBehind(past)}))` : undefined,
      ),
    )
    .orderBy(rank, ...newestFirst)
    .limit(limit);
  return rows.map(toView);
}

const isOpen = sql`${tournaments.status} not in ('completed', 'cancelled')`;

/** Tournaments that somebody organises, is in or is asked to play in for a team, and that are not over, newest first. */
export async function listTournamentsOf(reader: Reader, userId: string, limit: number): Promise<TournamentView[]> {
  const entered = reader
    .select({ id: tournamentEntrants.tournamentId })
    .from(tournamentEntrants)
    .where(eq(tournamentEntrants.userId, userId))
    .orderBy(desc(tournamentEntrants.enteredAt))
    .limit(SEARCHED_MAX);
  const named = reader
    .select({ id: tournamentLineups.tournamentId })
    .from(tournamentLineups)
    .where(eq(tournamentLineups.userId, userId))
    .orderBy(desc(tournamentLineups.askedAt))
    .limit(SEARCHED_MAX);
  const [own, others, ofTeams] = await Promise.all([
    views(reader)
      .where(and(eq(tournaments.organiserId, userId), isOpen))
      .orderBy(...newestFirst)
      .limit(limit),
    views(reader)
      .where(and(inArray(tournaments.id, entered), isOpen))
      .orderBy(...newestFirst)
      .limit(limit),
    views(reader)
      .where(and(inArray(tournaments.id, named), isOpen))
      .orderBy(...newestFirst)
      .limit(limit),
  ]);
  const all = new Map([...own, ...others, ...ofTeams].map((row) => [row.row.id, toView(row)]));
  return [...all.values()].toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1)).slice(0, limit);
}

/** All tournaments that are announced and not over, private ones too, newest first, after a keyset cursor. */
export async function listOpenTournaments(
  reader: Reader,
  limit: number,
  past: TournamentKey | null,
): Promise<TournamentView[]> {
  const rows = await views(reader)
    .where(and(isUnderWay, past ? isBehind(past) : undefined))
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.map(toView);
}

/** Ids of tournaments in which the server has to act by now, the longest due first. */
export async function listDueTournaments(reader: Reader, now: number, limit: number): Promise<string[]> {
  const rows = await reader
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(and(isNotNull(tournaments.dueAt), lte(tournaments.dueAt, now)))
    .orderBy(asc(tournaments.dueAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** How many tournaments that are not over somebody organises. */
export async function countOrganised(reader: Reader, userId: string): Promise<number> {
  const [row] = await reader
    .select({ count: count() })
    .from(tournaments)
    .where(and(eq(tournaments.organiserId, userId), isOpen));
  return row?.count ?? 0;
}

/** Tournaments that somebody plays in, alone or for a team, and that are not paid yet; the latest started first. */
export async function listPlayedBy(reader: Reader, userId: string, limit: number): Promise<TournamentRow[]> {
  const played = reader
    .select({ id: tournamentEntrants.tournamentId })
    .from(tournamentEntrants)
    .where(and(eq(tournamentEntrants.userId, userId), ne(tournamentEntrants.status, 'gone')))
    .union(
      reader
        .select({ id: tournamentLineups.tournamentId })
        .from(tournamentLineups)
        .where(eq(tournamentLineups.userId, userId)),
    );
  return reader
    .select()
    .from(tournaments)
    .where(and(inArray(tournaments.id, played), inArray(tournaments.status, ['running', 'settling'])))
    .orderBy(desc(tournaments.startsAt), desc(tournaments.id))
    .limit(limit);
}

/** Whether somebody is in a tournament that is not over, alone or for a team, or organises one. */
export async function isInTournament(reader: Reader, userId: string): Promise<boolean> {
  if ((await countOrganised(reader, userId)) > 0) return true;
  const rows = await reader
    .select({ id: tournaments.id })
    .from(tournamentEntrants)
    .innerJoin(tournaments, eq(tournaments.id, tournamentEntrants.tournamentId))
    .where(and(eq(tournamentEntrants.userId, userId), ne(tournamentEntrants.status, 'gone'), isOpen))
    .limit(1);
  if (rows.length > 0) return true;
  const ofTeams = await reader
    .select({ id: tournaments.id })
    .from(tournamentLineups)
    .innerJoin(
      tournamentEntrants,
      and(
        eq(tournamentEntrants.tournamentId, tournamentLineups.tournamentId),
        eq(tournamentEntrants.userId, tournamentLineups.captainId),
      ),
    )
    .innerJoin(tournaments, eq(tournaments.id, tournamentLineups.tournamentId))
    .where(and(eq(tournamentLineups.userId, userId), ne(tournamentEntrants.status, 'gone'), isOpen))
    .limit(1);
  return ofTeams.length > 0;
}
