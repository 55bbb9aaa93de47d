import { type Market, FIRM_MS, placeBet as rule, withinOwn } from '../../domain/markets/market.ts';
import { betPath } from '../../domain/markets/markets.paths.ts';
import { type Ruling, Refused, must } from '../../domain/shared/refusals.ts';
import { insertBet, readOwnBets } from '../../db/markets/bet.queries.ts';
import { lockMarket, marketOf, readContest, sideOf, updateMarket } from '../../db/markets/market.queries.ts';
import type { MarketRow } from '../../db/markets/market.table.ts';
import type { Tx } from '../../db/client/database.ts';
import { together } from '../../db/client/together.ts';
import { readSettings } from '../../db/settings/setting.queries.ts';
import { holdBet, lockFund, lockStaker } from '../../db/wallet/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { onceOver } from '../kernel/once.ts';
import { inPlay } from '../wallet/index.ts';
import { isFriendOf, whyBarred } from './may-bet.ts';
import { openQuote, sealQuote } from './quote.ts';
import { namesOf, tellBet, tellMarket, tellWagers } from './tell-market.ts';

export interface PlaceBetInput {
  readonly marketId: string;
  /** Who is to win. */
  readonly playerId: string;
  readonly stakeCents: number;
  /** The odds as they were told. */
  readonly quote: string;
  /** The stream on which it is placed; null elsewhere. */
  readonly streamId: string | null;
}

/**
 * Places a spectator's bet at the odds that were told (HZ-06, SM-11). The market's row is held while everything that
 * decides is read, the contest among it, so that no bet comes in after the start. Answers the bet's id.
 * @throws Refused NOT_FOUND, BAD_INPUT, MARKET_CLOSED, MARKET_FULL with the largest stake that fits, ODDS_CHANGED with a
 * new quote, BET_BARRED, BET_OTHER_SIDE, BET_LIMIT, STAKE_OUT_OF_BOUNDS, and those of `holdStake`
 */
export function placeBet(deps: Deps, actor: Actor, key: string, input: PlaceBetInput): Promise<string> {
  const { userId } = actor;
  const { marketId, playerId, stakeCents, streamId } = input;
  return deps.db.transact((tx) => {
    const at = deps.now();
    const id = deps.newId();
    const payload = [marketId, playerId, stakeCents, streamId];
    const call = { userId, key, operation: 'placeBet', payload, answerId: id, at };
    const ask = () => together([lockStaker(tx, userId), lockMarket(tx, marketId)]);
    return onceOver(tx, call, ask, async ([account, row]) => {
      const staker = inPlay(account, at);
      if (!row) throw new Refused('NOT_FOUND');
      const side = sideOf(row, playerId);
      if (side === null) throw new Refused('BAD_INPUT', { field: 'playerId' });
      const quote = openQuote(deps, marketId, input.quote);
      const [, bar, own, isFriend, creatorId, settings, names, fundCents] = await together([
        requireWaiting(tx, row),
        whyBarred(deps, tx, staker, row),
        readOwnBets(tx, marketId, userId),
        isFriendOf(tx, userId, row),
        creatorOf(deps, tx, row, userId, streamId),
        readSettings(tx),
        namesOf(tx, row),
        lockFund(tx),
      ]);
      if (bar !== null) throw new Refused('BET_BARRED', { data: { why: bar } });
      must(withinOwn(own, side, stakeCents, isFriend));
      const { minStakeCents: minCents, maxStakeCents: maxCents } = settings;
      const market = marketOf(row);
      const placing = { side, stakeCents, quote };
      const ruling = rule(market, placing, { minCents, maxCents }, at, fundCents);
      const placed = must(withNewQuote(deps, ruling, market, at));
      const { odds, payoutCents, releaseCents } = placed;
      const bet = { id, marketId, userId, side, stakeCents };
      await holdBet(
        tx,
        { ...bet, title: `${row.title}: ${names[side]}`, path: betPath(id), staker, releaseCents },
        { at, actorId: userId, newId: deps.newId },
      );
      insertBet(tx, {
        ...bet,
        odds,
        payoutCents,
        streamId: creatorId === null ? null : streamId,
        creatorId,
        placedAt: at,
      });
      const next = updateMarket(tx, row, placed.market, { firmAt: row.firmAt ?? at + FIRM_MS });
      await together([
        tellBet(tx, 'bet.placed', { row, names, bet, state: 'new', paidCents: 0, at }),
        tellWagers(tx, [{ creatorId }], at),
        next.version === row.version ? null : tellMarket(tx, 'market.changed', next, at),
      ]);
    });
  });
}

/** The contest as committed now: a market that has not heard of its start or its end yet takes no bet either. */
async function requireWaiting(tx: Tx, { contestId, firstId, secondId }: MarketRow): Promise<void> {
  const contest = await readContest(tx, contestId);
  const isSame = contest?.creatorId === firstId && contest.opponentId === secondId;
  if (contest?.status !== 'waiting' || !isSame) throw new Refused('MARKET_CLOSED');
}

/** Whose stream the bet is placed on; null where it is none of this contest. Nobody earns by an own bet. */
async function creatorOf(
  deps: Deps,
  tx: Tx,
  { contestId }: MarketRow,
  userId: string,
  streamId: string | null,
): Promise<string | null> {
  const stream = streamId === null ? null : await deps.wiring.provided.streamerOf(tx, streamId);
  return stream && stream.contestId === contestId && stream.userId !== userId ? stream.userId : null;
}

/** Odds that have changed are told with what takes the new ones. */
function withNewQuote<T>(deps: Deps, ruling: Ruling<T>, market: Market, at: number): Ruling<T> {
  if (ruling.ok || ruling.refusal.code !== 'ODDS_CHANGED') return ruling;
  const { text, quote } = sealQuote(deps, market, at);
  const data = { ...ruling.refusal.data, quote: text, expiresAt: quote.expiresAt };
  return { ok: false, refusal: { ...ruling.refusal, data } };
}
