import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Market } from '../../domain/markets/market.ts';
import type { Side } from '../../domain/markets/odds.ts';
import { users } from '../accounts/index.ts';
import { battles } from '../battles/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { alias } from '../client/kit.ts';
import { after, lookup, statement, sumInt } from '../client/sql.ts';
import { ratings } from '../results/index.ts';
import { type MarketRow, markets } from './market.table.ts';

const { placeholder } = sql;

const firsts = alias(users, 'firsts');
const seconds = alias(users, 'seconds');

/** A market as the rules see it. */
export const marketOf = (row: MarketRow): Market => ({
  id: row.id,
  state: row.state,
  version: row.version,
  terms: {
    openPpm: row.openPpm,
    marginPpm: row.marginPpm,
    creatorPpm: row.creatorPpm,
    slopePpm: row.slopePpm,
    capCents: row.capCents,
    winCents: row.winCents,
  },
  book: {
    stakes: [row.firstStakes, row.secondStakes],
    payouts: [row.firstPayouts, row.secondPayouts],
    fresh: [row.firstFresh, row.secondFresh],
  },
  escrowCents: row.escrowCents,
});

/** Which side a player of the contest is; null for anybody else. */
export const sideOf = ({ firstId, secondId }: Pick<MarketRow, 'firstId' | 'secondId'>, playerId: string): Side | null =>
  playerId === firstId ? 0 : playerId === secondId ? 1 : null;

type NewMarket = Pick<
  MarketRow,
  | 'id'
  | 'contestId'
  | 'title'
  | 'firstId'
  | 'secondId'
  | 'openPpm'
  | 'marginPpm'
  | 'creatorPpm'
  | 'slopePpm'
  | 'capCents'
  | 'winCents'
  | 'openedAt'
>;

/** Opens a market; false where its contest has one. */
export async function insertMarket(tx: Tx, market: NewMarket): Promise<boolean> {
  const rows = await tx
    .insert(markets)
    .values({ ...market, state: 'open', version: 1 })
    .onConflictDoNothing()
    .returning({ id: markets.id });
  return rows.length > 0;
}

const marketForUpdate = statement((tx) =>
  tx
    .select()
    .from(markets)
    .where(eq(markets.id, placeholder('id')))
    .for('no key update')
    .prepare('market_for_update'),
);

/** The market, locked until the transaction ends. */
export async function lockMarket(tx: Tx, id: string): Promise<MarketRow | undefined> {
  const [row] = await marketForUpdate(tx, { id });
  return row;
}

// Written out as a literal: a partial index is found by its exact condition only.
const isLive = sql`${markets.state} in ('open', 'suspended', 'closed')`;

const liveForUpdate = statement((tx) =>
  tx
    .select()
    .from(markets)
    .where(and(eq(markets.contestId, placeholder('contestId')), isLive))
    .for('no key update')
    .prepare('live_market_for_update'),
);

/** The market of a contest that can still be bet on or waits for the result, locked until the transaction ends. */
export async function lockLiveMarket(tx: Tx, contestId: string): Promise<MarketRow | undefined> {
  const [row] = await liveForUpdate(tx, { contestId });
  return row;
}

const update = statement((tx) =>
  tx
    .update(markets)
    .set({
      state: sql`${placeholder('state')}`,
      version: sql`${placeholder('version')}`,
      firstStakes: sql`${placeholder('firstStakes')}`,
      secondStakes: sql`${placeholder('secondStakes')}`,
      firstPayouts: sql`${placeholder('firstPayouts')}`,
      secondPayouts: sql`${placeholder('secondPayouts')}`,
      firstFresh: sql`${placeholder('firstFresh')}`,
      secondFresh: sql`${placeholder('secondFresh')}`,
      escrowCents: sql`${placeholder('escrowCents')}`,
      firmAt: sql`${placeholder('firmAt')}`,
      closedAt: sql`${placeholder('closedAt')}`,
      endedAt: sql`${placeholder('endedAt')}`,
      outcome: sql`${placeholder('outcome')}`,
    })
    .where(eq(markets.id, placeholder('id')))
    .prepare('update_market'),
);

type Rest = Partial<Pick<MarketRow, 'firmAt' | 'closedAt' | 'endedAt' | 'outcome'>>;

/** Stores a market as a rule left it; answers the row. */
export function updateMarket(tx: Tx, row: MarketRow, market: Market, rest: Rest = {}): MarketRow {
  const { state, version, book, escrowCents } = market;
  const next: MarketRow = {
    ...row,
    state,
    version,
    firstStakes: book.stakes[0],
    secondStakes: book.stakes[1],
    firstPayouts: book.payouts[0],
    secondPayouts: book.payouts[1],
    firstFresh: book.fresh[0],
    secondFresh: book.fresh[1],
    escrowCents,
    ...rest,
  };
  tx.send(update(tx, { ...next }));
  return next;
}

/** A market with its players and its game. */
const viewColumns = {
  market: markets,
  firstName: firsts.username,
  firstAvatarId: firsts.avatarId,
  secondName: seconds.username,
  secondAvatarId: seconds.avatarId,
  game: battles.game,
};

const views = (reader: Reader) =>
  reader
    .select(viewColumns)
    .from(markets)
    .innerJoin(firsts, eq(firsts.id, markets.firstId))
    .innerJoin(seconds, eq(seconds.id, markets.secondId))
    .innerJoin(battles, eq(battles.id, markets.contestId));

const newestOfContest = lookup((reader) =>
  views(reader)
    .where(eq(markets.contestId, placeholder('contestId')))
    .orderBy(desc(markets.id))
    .limit(1)
    .prepare('market_of_contest'),
);

export type MarketView = Awaited<ReturnType<typeof newestOfContest>>[number];

/** The market of a contest; the newest where an earlier one was void. */
export async function readMarketOf(reader: Reader, contestId: string): Promise<MarketView | undefined> {
  const [row] = await newestOfContest(reader, { contestId });
  return row;
}

export async function readMarket(reader: Reader, id: string): Promise<MarketView | undefined> {
  const [row] = await views(reader).where(eq(markets.id, id));
  return row;
}

/** Markets in which money may still lie, the oldest first, after a keyset cursor. */
export const listUnpaid = (
  reader: Reader,
  limit: number,
  past: readonly [at: number, id: string] | null,
): Promise<MarketView[]> =>
  views(reader)
    .where(
      and(
        sql`${markets.state} in ('open', 'suspended', 'closed', 'settling')`,
        past ? after([markets.openedAt, markets.id], past) : undefined,
      ),
    )
    .orderBy(asc(markets.openedAt), asc(markets.id))
    .limit(limit);

/** Markets on which bets are taken, the first that opened first, with the instant by which their contests have to start. */
export const listTaken = (reader: Reader, limit: number) =>
  reader
    .select({
      contestId: markets.contestId,
      firstId: markets.firstId,
      secondId: markets.secondId,
      startsBy: sql`coalesce(${battles.endsAt}, ${Number.MAX_SAFE_INTEGER})`.mapWith(Number),
    })
    .from(markets)
    .innerJoin(battles, eq(battles.id, markets.contestId))
    // The first condition is that of the index.
    .where(and(sql`${markets.state} in ('open', 'suspended', 'closed', 'settling')`, eq(markets.state, 'open')))
    .orderBy(asc(markets.openedAt), asc(markets.id))
    .limit(limit);

/** What the fund has put into markets that wait for their result, in cents. */
export async function readReserved(reader: Reader): Promise<number> {
  const [row] = await reader
    .select({ cents: sumInt(sql`${markets.escrowCents} - ${markets.firstStakes} - ${markets.secondStakes}`) })
    .from(markets)
    .where(isLive);
  return row?.cents ?? 0;
}

const due = lookup((reader) =>
  reader
    .select({ id: markets.id })
    .from(markets)
    .where(lte(markets.firmAt, placeholder('now')))
    .orderBy(asc(markets.firmAt))
    .limit(placeholder('limit'))
    .prepare('markets_firm_due'),
);

/** Markets with bets that have stood long enough. */
export const listFirmDue = async (reader: Reader, now: number, limit: number): Promise<string[]> =>
  (await due(reader, { now, limit })).map(({ id }) => id);

/** How two players are rated in a game, and over how many battles; without whoever never was. */
export const readRatingsOf = (reader: Reader, playerIds: readonly string[], game: string) =>
  reader
    .select({
      userId: ratings.userId,
      muMicro: ratings.muMicro,
      sigmaMicro: ratings.sigmaMicro,
      battles: sql`${ratings.battles} - ${ratings.matches}`.mapWith(Number),
    })
    .from(ratings)
    .where(and(inArray(ratings.userId, [...playerIds]), eq(ratings.game, game)));

/** What decides whether a contest can be bet on, as it is now. */
export async function readContest(reader: Reader, id: string) {
  const [row] = await reader
    .select({
      status: battles.status,
      privacy: battles.privacy,
      game: battles.game,
      creatorId: battles.creatorId,
      opponentId: battles.opponentId,
    })
    .from(battles)
    .where(eq(battles.id, id));
  return row;
}
