import {
  type SQL,
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
} from 'drizzle-orm';
import type { AccountStatus } from '../../domain/accounts/roles.ts';
import type { BattleGame } from '../../domain/shared/games.ts';
import type { Region } from '../../domain/shared/regions.ts';
import { nameContains, users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { alias } from '../client/kit.ts';
import { after, before, contains, lookup, statement } from '../client/sql.ts';
import { friendships } from '../friends/index.ts';
import { type BattleReportRow, type BattleRow, battleReports, battles } from './battle.table.ts';

const { placeholder } = sql;

const creators = alias(users, 'creators');
const opponents = alias(users, 'opponents');

/** A battle with the names and pictures of its players, as the screens show it. */
export interface BattleView extends BattleRow {
  readonly creatorName: string;
  readonly creatorAvatarId: string | null;
  /** Null while the second seat is empty. */
  readonly opponentName: string | null;
  readonly opponentAvatarId: string | null;
}

export interface BattleKey {
  readonly createdAt: number;
  readonly id: string;
}

// Written out as literals: a partial index is found by its exact condition only.
export const isOpen = sql`${battles.status} in ('waiting', 'active') and ${battles.privacy} = 'public'`;
const isHolding = sql`${battles.status} in ('waiting', 'active', 'disputed')`;
const isDraft = sql`${battles.status} = 'draft'`;

const viewColumns = {
  ...getTableColumns(battles),
  creatorName: creators.username,
  creatorAvatarId: creators.avatarId,
  opponentName: opponents.username,
  opponentAvatarId: opponents.avatarId,
};

export const battleViews = (reader: Reader) =>
  reader
    .select(viewColumns)
    .from(battles)
    .innerJoin(creators, eq(creators.id, battles.creatorId))
    .leftJoin(opponents, eq(opponents.id, battles.opponentId));

const newestFirst = [desc(battles.createdAt), desc(battles.id)] as const;

const battleForUpdate = statement((tx) =>
  tx
    .select()
    .from(battles)
    .where(eq(battles.id, placeholder('id')))
    .for('no key update')
    .prepare('battle_for_update'),
);

/** The battle, locked until the transaction ends; undefined when there is none. */
export async function lockBattle(tx: Tx, id: string): Promise<BattleRow | undefined> {
  const [row] = await battleForUpdate(tx, { id });
  return row;
}

const battleForCaller = statement((tx) =>
  tx
    .select({ ...getTableColumns(battles), callerStatus: users.status })
    .from(battles)
    .leftJoin(users, eq(users.id, placeholder('callerId')))
    .where(eq(battles.id, placeholder('id')))
    .for('no key update', { of: battles })
    .prepare('battle_for_caller'),
);

/** The same, and how the account of somebody stands who does something to it: null for nobody's. That is not locked. */
export async function lockBattleFor(
  tx: Tx,
  id: string,
  callerId: string,
): Promise<(BattleRow & { readonly callerStatus: AccountStatus | null }) | undefined> {
  const [row] = await battleForCaller(tx, { id, callerId });
  return row;
}

/** The battles of a creator whose second seat is free, in the order of ids, locked until the transaction ends. */
export const lockOpenSeatsOf = (tx: Tx, creatorId: string): Promise<BattleRow[]> =>
  tx
    .select()
    .from(battles)
    .where(and(eq(battles.creatorId, creatorId), isHolding, eq(battles.status, 'waiting'), isNull(battles.opponentId)))
    .orderBy(asc(battles.id))
    .for('no key update');

const viewById = lookup((reader) =>
  battleViews(reader)
    .where(eq(battles.id, placeholder('id')))
    .prepare('battle_view_by_id'),
);

export async function readBattle(reader: Reader, id: string): Promise<BattleView | undefined> {
  const [row] = await viewById(reader, { id });
  return row;
}

export const readBattles = (reader: Reader, ids: readonly string[]): Promise<BattleView[]> =>
  battleViews(reader).where(inArray(battles.id, [...ids]));

export async function readBattleByCode(reader: Reader, inviteCode: string): Promise<BattleView | undefined> {
  const [row] = await battleViews(reader).where(eq(battles.inviteCode, inviteCode));
  return row;
}

const reportsByBattle = lookup((reader) =>
  reader
    .select()
    .from(battleReports)
    .where(eq(battleReports.battleId, placeholder('battleId')))
    .orderBy(asc(battleReports.at), asc(battleReports.playerId))
    .prepare('reports_by_battle'),
);

/** What the players said, the first to speak first. */
export const readReports = (reader: Reader, battleId: string): Promise<BattleReportRow[]> =>
  reportsByBattle(reader, { battleId });

/** The same of several battles, by their ids. */
export const listReportsOf = (reader: Reader, battleIds: readonly string[]): Promise<BattleReportRow[]> =>
  reader
    .select()
    .from(battleReports)
    .where(inArray(battleReports.battleId, [...battleIds]))
    .orderBy(asc(battleReports.at), asc(battleReports.battleId), asc(battleReports.playerId));

const insertReport = statement((tx) =>
  tx
    .insert(battleReports)
    .values({
      battleId: placeholder('battleId'),
      playerId: placeholder('playerId'),
      claim: placeholder('claim'),
      score: placeholder('score'),
      recordingUrl: placeholder('recordingUrl'),
      at: placeholder('at'),
    })
    .prepare('insert_report'),
);

export async function addReport(tx: Tx, report: BattleReportRow): Promise<void> {
  await insertReport(tx, { ...report });
}

const firstOpen = lookup((reader) =>
  battleViews(reader)
    .where(isOpen)
    .orderBy(...newestFirst)
    .limit(placeholder('limit'))
    .prepare('first_open_battles'),
);

const nextOpen = lookup((reader) =>
  battleViews(reader)
    .where(
      and(isOpen, sql`(${battles.createdAt}, ${battles.id}) < (${placeholder('createdAt')}, ${placeholder('id')})`),
    )
    .orderBy(...newestFirst)
    .limit(placeholder('limit'))
    .prepare('next_open_battles'),
);

/** Public battles that wait or run, newest first, after a keyset cursor. */
export const listOpen = (reader: Reader, limit: number, past: BattleKey | null): Promise<BattleView[]> =>
  past === null ? firstOpen(reader, { limit }) : nextOpen(reader, { limit, createdAt: past.createdAt, id: past.id });

/** How far back a search looks, so that a rare word costs no more than a common one. */
const SEARCHED_MAX = 5_000;

/** What is wanted of the open battles; null where it does not matter. */
export interface OpenFilter {
  /** In the title or the creator's name, whatever its case; empty for all. */
  readonly text: string;
  readonly game: BattleGame | null;
  readonly minStakeCents: number | null;
  readonly maxStakeCents: number | null;
  /** Where the creator is at home. */
  readonly region: Region | null;
  readonly sort: 'newest' | 'ending-soon';
}

/** Where a page goes on: by the instant that it is sorted by, then by id. */
interface OpenKey {
  readonly at: number;
  readonly id: string;
}

/** Among the newest open battles, those that are wanted, after a keyset cursor. */
export function findOpen(
  reader: Reader,
  { text, game, minStakeCents, maxStakeCents, region, sort }: OpenFilter,
  limit: number,
  past: OpenKey | null,
): Promise<BattleView[]> {
  const newest = reader
    .select({ id: battles.id })
    .from(battles)
    .where(isOpen)
    .orderBy(...newestFirst)
    .limit(SEARCHED_MAX);
  const isEndingSoon = sort === 'ending-soon';
  const place = isEndingSoon ? ([battles.endsAt, battles.id] as const) : ([battles.createdAt, battles.id] as const);
  const further = past && (isEndingSoon ? after : before)(place, [past.at, past.id]);
  return battleViews(reader)
    .where(
      and(
        isOpen,
        inArray(battles.id, newest),
        text === '' ? undefined : or(contains(battles.searchKey, text), nameContains(creators.usernameKey, text)),
        game === null ? undefined : eq(battles.game, game),
        minStakeCents === null ? undefined : gte(battles.stakeCents, minStakeCents),
        maxStakeCents === null ? undefined : lte(battles.stakeCents, maxStakeCents),
        region === null ? undefined : eq(creators.region, region),
        further ?? undefined,
      ),
    )
    .orderBy(...(isEndingSoon ? [asc(battles.endsAt), asc(battles.id)] : newestFirst))
    .limit(limit);
}

// The plus keeps SQLite from walking through all battles of a player, in order, for the few that hold money.
const newestOfFew = [desc(sql`+${battles.createdAt}`), desc(battles.id)] as const;

const holding = (name: string, condition: (reader: Reader) => SQL) =>
  lookup((reader) =>
    battleViews(reader)
      .where(and(condition(reader), isHolding))
      .orderBy(...newestOfFew)
      .limit(placeholder('limit'))
      .prepare(name),
  );

const createdHolding = holding('created_battles_holding', () => eq(battles.creatorId, placeholder('userId')));
const joinedHolding = holding('joined_battles_holding', () => eq(battles.opponentId, placeholder('userId')));

/** The newest of several lists, each once. */
function newestOf(pages: readonly BattleView[][], limit: number): BattleView[] {
  const seen = new Map(pages.flat().map((battle) => [battle.id, battle]));
  return [...seen.values()].toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1)).slice(0, limit);
}

const offeredByFriends = holding('battles_offered_by_friends', (reader) => {
  const friends = reader
    .select({ id: friendships.friendId })
    .from(friendships)
    .where(eq(friendships.userId, placeholder('userId')));
  return sql`${inArray(battles.creatorId, friends)} and ${battles.privacy} = 'friends' and ${battles.status} = 'waiting'`;
});

/** The battles that hold a player's money, newest first. */
export async function listHolding(reader: Reader, userId: string, limit: number): Promise<BattleView[]> {
  const own = { userId, limit };
  const pages = await Promise.all([createdHolding(reader, own), joinedHolding(reader, own)]);
  return newestOf(pages, limit);
}

/** The battles that hold a player's money, and the friends-only battles of the player's friends; newest first. */
export async function listForPlayer(reader: Reader, userId: string, limit: number): Promise<BattleView[]> {
  const own = { userId, limit };
  const pages = await Promise.all([
    createdHolding(reader, own),
    joinedHolding(reader, own),
    offeredByFriends(reader, own),
  ]);
  return newestOf(pages, limit);
}

/** A player's drafts, newest first. */
export const listDrafts = (reader: Reader, userId: string, limit: number): Promise<BattleView[]> =>
  battleViews(reader)
    .where(and(eq(battles.creatorId, userId), isDraft))
    .orderBy(...newestFirst)
    .limit(limit);

/** Ids of battles in which the server has to act by now, the longest due first. */
export async function listDue(reader: Reader, now: number, limit: number): Promise<string[]> {
  const rows = await reader
    .select({ id: battles.id })
    .from(battles)
    .where(and(isNotNull(battles.dueAt), lte(battles.dueAt, now)))
    .orderBy(asc(battles.dueAt))
    .limit(limit);
  return rows.map((row) => row.id);
}
