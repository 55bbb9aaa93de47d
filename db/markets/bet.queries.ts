import { type SQL, and, asc, count, desc, eq, inArray, isNotNull, lt, min, sql } from 'drizzle-orm';
import type { BetState, OwnBets } from '../../domain/markets/market.ts';
import { users } from '../accounts/index.ts';
import { battles } from '../battles/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { alias } from '../client/kit.ts';
import { before, lookup, statement, sumInt } from '../client/sql.ts';
import { type BetRow, bets, markets } from './market.table.ts';

const { placeholder } = sql;

const firsts = alias(users, 'firsts');
const seconds = alias(users, 'seconds');

const insert = statement((tx) =>
  tx
    .insert(bets)
    .values({
      id: placeholder('id'),
      marketId: placeholder('marketId'),
      userId: placeholder('userId'),
      side: placeholder('side'),
      stakeCents: placeholder('stakeCents'),
      odds: placeholder('odds'),
      payoutCents: placeholder('payoutCents'),
      state: placeholder('state'),
      streamId: placeholder('streamId'),
      creatorId: placeholder('creatorId'),
      placedAt: placeholder('placedAt'),
    })
    .prepare('insert_bet'),
);

export type NewBet = Omit<BetRow, 'state' | 'paidCents' | 'endedAt' | 'heldAt'>;

export const insertBet = (tx: Tx, bet: NewBet): void => tx.send(insert(tx, { ...bet, state: 'new' }));

const own = lookup((reader) =>
  reader
    .select({ side: bets.side, stakedCents: sumInt(bets.stakeCents), payoutCents: sumInt(bets.payoutCents) })
    .from(bets)
    .where(
      and(
        eq(bets.marketId, placeholder('marketId')),
        eq(bets.userId, placeholder('userId')),
        inArray(bets.state, ['new', 'firm']),
      ),
    )
    .groupBy(bets.side)
    .prepare('own_bets'),
);

/** What a player has in a market; bets that went back do not count. */
export async function readOwnBets(reader: Reader, marketId: string, userId: string): Promise<OwnBets> {
  const [row] = await own(reader, { marketId, userId });
  return row ?? { side: null, stakedCents: 0, payoutCents: 0 };
}

// Written out as literals: a partial index is found by its exact condition only.
const stands = sql`${bets.state} in ('new', 'firm')`;
const isFresh = sql`${bets.state} = 'new'`;

const listWhere = (reader: Reader, marketId: string, condition: SQL, limit: number): Promise<BetRow[]> =>
  reader
    .select()
    .from(bets)
    .where(and(eq(bets.marketId, marketId), condition))
    .orderBy(asc(bets.id))
    .limit(limit);

const isHeld = sql`${bets.heldAt} is not null and ${stands}`;

/** Bets of a market that have not ended and do not wait for staff, the oldest first. */
export const listStanding = (reader: Reader, marketId: string, limit: number): Promise<BetRow[]> =>
  listWhere(reader, marketId, sql`${stands} and ${bets.heldAt} is null`, limit);

/** Whether a bet of a market waits for staff. */
export async function hasHeld(reader: Reader, marketId: string): Promise<boolean> {
  return (await listWhere(reader, marketId, isHeld, 1)).length > 0;
}

/** How many bets wait for staff, and since when the longest of them. */
export async function readWaitingBets(reader: Reader) {
  const [row] = await reader
    .select({ count: count(), oldestAt: min(bets.heldAt) })
    .from(bets)
    .where(isHeld);
  return row;
}

export async function holdBets(tx: Tx, ids: readonly string[], at: number): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(bets)
      .set({ heldAt: at })
      .where(inArray(bets.id, [...ids]));
}

/** What some players win in a market by the bets on one side that stand or were paid, beyond their stakes. */
export async function sumWins(
  reader: Reader,
  marketId: string,
  side: BetRow['side'],
  userIds: readonly string[],
): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await reader
    .select({ userId: bets.userId, cents: sumInt(sql`${bets.payoutCents} - ${bets.stakeCents}`) })
    .from(bets)
    .where(
      and(
        eq(bets.marketId, marketId),
        inArray(bets.userId, [...userIds]),
        eq(bets.side, side),
        inArray(bets.state, ['new', 'firm', 'won']),
      ),
    )
    .groupBy(bets.userId)
    .orderBy(asc(bets.userId));
  return new Map(rows.map(({ userId, cents }) => [userId, cents]));
}

/** A bet, whoever's it is. */
export async function findBet(reader: Reader, id: string): Promise<BetRow | undefined> {
  const [row] = await reader.select().from(bets).where(eq(bets.id, id));
  return row;
}

/** Bets of a market that are not firm yet, the oldest first. */
export const listFresh = (reader: Reader, marketId: string, limit: number): Promise<BetRow[]> =>
  listWhere(reader, marketId, isFresh, limit);

export const setFirm = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0)
    await tx
      .update(bets)
      .set({ state: 'firm' })
      .where(inArray(bets.id, [...ids]));
};

const ended = statement((tx) =>
  tx
    .update(bets)
    .set({
      state: sql`${placeholder('state')}`,
      paidCents: sql`${placeholder('paidCents')}`,
      endedAt: sql`${placeholder('at')}`,
    })
    .where(eq(bets.id, placeholder('id')))
    .prepare('end_bet'),
);

export const setEnded = (tx: Tx, id: string, state: BetState, paidCents: number, at: number): void =>
  tx.send(ended(tx, { id, state, paidCents, at }));

/** What was staked on the streams of each creator, and counted, in a market; in the order of ids. */
export const listCreatorStakes = (reader: Reader, marketId: string) =>
  reader
    .select({ creatorId: sql<string>`${bets.creatorId}`, stakedCents: sumInt(bets.stakeCents) })
    .from(bets)
    .where(and(eq(bets.marketId, marketId), inArray(bets.state, ['won', 'lost']), isNotNull(bets.creatorId)))
    .groupBy(bets.creatorId)
    .orderBy(asc(bets.creatorId));

const earlier = alias(bets, 'earlier');

/** All bets of a market that counted, for whoever looks for patterns: how old the account was, and whether it was its first. */
export async function listCounted(reader: Reader, marketId: string) {
  const sooner = reader
    .select({ id: earlier.id })
    .from(earlier)
    .where(and(eq(earlier.userId, bets.userId), lt(earlier.placedAt, bets.placedAt)));
  const rows = await reader
    .select({
      bet: bets,
      joinedAt: users.createdAt,
      isFirst: sql<unknown>`case when exists ${sooner} then 0 else 1 end`,
    })
    .from(bets)
    .innerJoin(users, eq(users.id, bets.userId))
    .where(and(eq(bets.marketId, marketId), inArray(bets.state, ['won', 'lost'])));
  return rows.map(({ bet, joinedAt, isFirst: first }) => ({
    ...bet,
    accountAgeMs: bet.placedAt - joinedAt,
    isFirst: Number(first) === 1,
  }));
}

const viewColumns = {
  bet: bets,
  contestId: markets.contestId,
  marketState: markets.state,
  outcome: markets.outcome,
  firstId: markets.firstId,
  secondId: markets.secondId,
  firstName: firsts.username,
  secondName: seconds.username,
  game: battles.game,
};

const views = (reader: Reader) =>
  reader
    .select(viewColumns)
    .from(bets)
    .innerJoin(markets, eq(markets.id, bets.marketId))
    .innerJoin(firsts, eq(firsts.id, markets.firstId))
    .innerJoin(seconds, eq(seconds.id, markets.secondId))
    .innerJoin(battles, eq(battles.id, markets.contestId));

const viewById = lookup((reader) =>
  views(reader)
    .where(and(eq(bets.id, placeholder('id')), eq(bets.userId, placeholder('userId'))))
    .prepare('bet_view'),
);

export type BetView = Awaited<ReturnType<typeof viewById>>[number];

/** A player's own bet. */
export async function readBet(reader: Reader, userId: string, id: string): Promise<BetView | undefined> {
  const [row] = await viewById(reader, { id, userId });
  return row;
}

const owners = alias(users, 'owners');

/** Bets that wait for staff, with whose they are; the longest first. */
export const listHeld = (reader: Reader, limit: number) =>
  reader
    .select({ ...viewColumns, username: owners.username })
    .from(bets)
    .innerJoin(markets, eq(markets.id, bets.marketId))
    .innerJoin(firsts, eq(firsts.id, markets.firstId))
    .innerJoin(seconds, eq(seconds.id, markets.secondId))
    .innerJoin(battles, eq(battles.id, markets.contestId))
    .innerJoin(owners, eq(owners.id, bets.userId))
    .where(isHeld)
    .orderBy(asc(bets.heldAt), asc(bets.id))
    .limit(limit);

/** A player's bets, the newest first, after a keyset cursor. */
export const listBets = (
  reader: Reader,
  userId: string,
  limit: number,
  past: readonly [at: number, id: string] | null,
): Promise<BetView[]> =>
  views(reader)
    .where(and(eq(bets.userId, userId), past ? before([bets.placedAt, bets.id], past) : undefined))
    .orderBy(desc(bets.placedAt), desc(bets.id))
    .limit(limit);

/** Whether a player has money on one of some players in a market that is not paid yet. */
export async function hasBetOn(reader: Reader, userId: string, playerIds: readonly string[]): Promise<boolean> {
  if (playerIds.length === 0) return false;
  const rows = await reader
    .select({ id: bets.id })
    .from(bets)
    .innerJoin(markets, eq(markets.id, bets.marketId))
    .where(
      and(
        eq(bets.userId, userId),
        stands,
        sql`(${inArray(markets.firstId, [...playerIds])} or ${inArray(markets.secondId, [...playerIds])})`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}
