import { oddsOf } from '../../domain/markets/book.ts';
import { FRIEND_CENTS, PLAYER_CENTS } from '../../domain/markets/market.ts';
import { PPM } from '../../domain/markets/odds.ts';
import { whyNoMarket } from '../../domain/markets/no-market.ts';
import { type User, readUser } from '../../db/accounts/index.ts';
import type { Reader } from '../../db/client/database.ts';
import { readOwnBets } from '../../db/markets/bet.queries.ts';
import {
  type MarketView,
  listTaken,
  marketOf,
  readContest,
  readMarketOf,
  readRatingsOf,
} from '../../db/markets/market.queries.ts';
import { readSettings } from '../../db/settings/setting.queries.ts';
import { playerOf } from '../accounts/index.ts';
import type { Deps } from '../kernel/deps.ts';
import type { Provided } from '../kernel/manifest/provided.ts';
import type { Market, StakeBoard } from './market.types.ts';
import { isFriendOf, whyBarred } from './may-bet.ts';
import { sealQuote } from './quote.ts';
import { readHouse } from './desk/read-house.ts';

/** What can be bet on in a contest, as it is for one player. */
export async function readBoard(deps: Deps, reader: Reader, userId: string, contestId: string): Promise<StakeBoard> {
  const view = await readMarketOf(reader, contestId);
  const user = await readUser(reader, userId);
  const contest = await readContest(reader, contestId);
  // One that came to nothing is not shown where the seat is open again.
  const isPast = view?.market.state === 'void' && contest?.status === 'waiting';
  if (view && user && !isPast) return { contestId, market: await toMarket(deps, reader, view, user), reason: null };
  const players = contest ? [contest.creatorId, contest.opponentId].filter((id) => id !== null) : [];
  const rated = contest ? await readRatingsOf(reader, players, contest.game) : [];
  const of = (id: string | null | undefined) => rated.find((one) => one.userId === id);
  const house = await readHouse(reader);
  return {
    contestId,
    market: null,
    reason: whyNoMarket(contest, of(contest?.creatorId), of(contest?.opponentId), house),
  };
}

/** So many of those that opened first are looked at for the one that is shown. */
const LOOKED_AT = 50;

/** The contest of others on which bets are taken and that has to start soonest, then the first by its id; null without any. */
export async function readNextBoard(deps: Deps, reader: Reader, userId: string): Promise<StakeBoard | null> {
  const taken = await listTaken(reader, LOOKED_AT);
  const [next] = taken
    .filter(({ firstId, secondId }) => userId !== firstId && userId !== secondId)
    .toSorted((one, other) => one.startsBy - other.startsBy || (one.contestId < other.contestId ? -1 : 1));
  return next ? readBoard(deps, reader, userId, next.contestId) : null;
}

export const oddsOn: Provided['oddsOn'] = async (reader, contestId) => {
  const view = await readMarketOf(reader, contestId);
  if (!view || view.market.state === 'void') return new Map();
  const { market: row } = view;
  const { book, terms } = marketOf(row);
  const [first, second] = oddsOf(book, terms);
  return new Map([
    [row.firstId, first],
    [row.secondId, second],
  ]);
};

async function toMarket(deps: Deps, reader: Reader, view: MarketView, user: User): Promise<Market> {
  const { market: row } = view;
  const own = await readOwnBets(reader, row.id, user.id);
  const mostCents = (await isFriendOf(reader, user.id, row)) ? FRIEND_CENTS : PLAYER_CENTS;
  const { minStakeCents, maxStakeCents } = await readSettings(reader);
  const { text, quote } = sealQuote(deps, marketOf(row), deps.now());
  const side = (id: string, username: string, avatarId: string | null, odds: number, ppm: number) => ({
    player: playerOf({ id, username, avatarId }),
    odds,
    chancePercent: Math.round((100 * ppm) / PPM),
  });
  const idOf = (second: boolean): string => (second ? row.secondId : row.firstId);
  const isWon = row.outcome !== null && row.outcome !== 'void';
  return {
    id: row.id,
    state: row.state,
    version: row.version,
    sides: [
      side(row.firstId, view.firstName, view.firstAvatarId, quote.odds[0], row.openPpm),
      side(row.secondId, view.secondName, view.secondAvatarId, quote.odds[1], PPM - row.openPpm),
    ],
    winnerId: isWon ? idOf(row.outcome === 'second') : null,
    quote: text,
    quoteEndsAt: quote.expiresAt,
    minCents: minStakeCents,
    maxCents: maxStakeCents,
    ownPlayerId: own.side === null ? null : idOf(own.side === 1),
    ownStakedCents: own.stakedCents,
    ownPayoutCents: own.payoutCents,
    ownLeftCents: Math.max(0, mostCents - own.stakedCents),
    bar: await whyBarred(deps, reader, user, row),
  };
}
