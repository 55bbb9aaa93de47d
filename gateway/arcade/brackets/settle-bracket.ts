/**
 * How a bracket goes on and ends. The bracket is locked by whoever comes here, before any of its pairs. A pair moves the
 * ratings of those who played it and no money: that is the bracket's, and is paid when its last pair is decided.
 */
import {
  type Bracket,
  bracketOf,
  bracketPlaces,
  bracketShares,
  decidePair,
  isOver,
  newestOf,
  openPairs,
} from '../../../domain/arcade/bracket.ts';
import { CONTEST_MS } from '../../../domain/arcade/contests.ts';
import { bracketTitle } from '../../../domain/arcade/earned.ts';
import { payAll, placeRuns } from '../../../domain/arcade/end-contest.ts';
import { entrantOf } from '../../../domain/arcade/result.ts';
import type { ArcadeContest, ArcadeRunRow } from '../../../db/arcade/arcade.table.ts';
import {
  listPairs,
  readBracket,
  readBracketSeats,
  updateBracket,
  updateBracketSeat,
} from '../../../db/arcade/bracket.queries.ts';
import type { ArcadeBracket, ArcadeBracketSeat } from '../../../db/arcade/bracket.table.ts';
import { newContest } from '../../../db/arcade/new-rows.ts';
import { lockRatings } from '../../../db/arcade/rating.queries.ts';
import { endAsVoid, insertContest, updateContest } from '../../../db/arcade/run.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import { appendEvent, appendLiveEvent } from '../../../db/events/append-event.ts';
import { payPool, refundStakes } from '../../../db/wallet/index.ts';
import { type EndContext, type SettleContext, finish, keepEarnings, moneyBy, tellRunMoved } from '../settled-runs.ts';

/** What a round is opened by. */
export type RoundContext = Omit<SettleContext, 'lastSecret'>;

/** The bracket of a pair, which is locked since before the pair was. */
export async function readBracketOf(tx: Tx, { id, bracketId }: ArcadeContest): Promise<ArcadeBracket> {
  const bracket = bracketId === null ? undefined : await readBracket(tx, bracketId);
  if (!bracket) throw new Error(`pair ${id} is of no bracket`);
  return bracket;
}

/** Decides a pair that nobody plays any more, and opens what follows from it. */
export async function settlePair(
  tx: Tx,
  contest: ArcadeContest,
  runs: readonly ArcadeRunRow[],
  context: SettleContext,
): Promise<void> {
  const bracket = await readBracketOf(tx, contest);
  const seats = await readBracketSeats(tx, [bracket.id]);
  const pairs = await listPairs(tx, [bracket.id]);
  const courses = pairs.filter(({ round, pair }) => round === contest.round && pair === contest.pair);
  const outcome = decidePair(runs.map(entrantOf), bracketOf(bracket, seats, pairs).seeds, courses.length);
  await updateContest(tx, contest.id, { advancedId: outcome?.winnerId ?? null });
  await finish(tx, contest, placeRuns(contest, runs, await lockRatings(tx, runs)), context);
  if (!outcome) await openPair(tx, bracket, contest.round ?? 0, contest.pair ?? 0, context);
  await goOn(tx, bracket, context);
}

async function openPair(tx: Tx, bracket: ArcadeBracket, round: number, pair: number, context: RoundContext) {
  const { at, newId, commitmentOf } = context;
  const { game, version, currency } = bracket;
  const id = newId();
  const terms = { game, version, mode: 'bracket', currency, entry: 0, fee: 0, commitment: commitmentOf(id) } as const;
  const times = { createdAt: at, dueAt: at + CONTEST_MS };
  await insertContest(
    tx,
    newContest({ id, ...terms, ...times, seats: 2, taken: 0, bracketId: bracket.id, round, pair }),
  );
}

/** Opens the pairs that can be played by now, or pays the pool once the last is decided. */
export async function goOn(tx: Tx, bracket: ArcadeBracket, context: RoundContext): Promise<void> {
  const { at } = context;
  const seats = await readBracketSeats(tx, [bracket.id]);
  const pairs = await listPairs(tx, [bracket.id]);
  const stands = bracketOf(bracket, seats, pairs);
  const fresh = openPairs(stands).filter(({ round, n }) => newestOf(pairs, round, n) === undefined);
  for (const { round, n } of fresh) await openPair(tx, bracket, round, n, context);
  const [first] = fresh;
  if (first) {
    const players = fresh.flatMap(({ pair }) => pair.filter((player) => player !== null));
    const about = aboutBracket(bracket, players, at);
    const data = { ...about.data, round: first.round, players, dueAt: at + CONTEST_MS };
    await appendEvent(tx, { ...about, type: 'arcade.bracket-round', data });
  }
  if (isOver(stands)) await pay(tx, bracket, seats, stands, context);
  await tellMoved(tx, bracket, seats, at);
}

async function pay(
  tx: Tx,
  bracket: ArcadeBracket,
  seats: readonly ArcadeBracketSeat[],
  stands: Bracket,
  context: RoundContext,
): Promise<void> {
  const shares = bracketShares(stands);
  if (!shares) return voidBracket(tx, bracket, context);
  const { at } = context;
  const places = bracketPlaces(stands);
  const ended = payAll(bracket, seats, shares).map((seat) => ({ ...seat, place: places.get(seat.userId) ?? null }));
  for (const { id, place, paid } of ended) await updateBracketSeat(tx, { id }, { place, paid });
  const players = ended.map(({ userId, place, paid }) => ({ userId, place, paid }));
  await updateBracket(tx, bracket.id, { state: 'settled', endedAt: at });
  const everybody = players.map(({ userId }) => userId);
  const about = aboutBracket(bracket, everybody, at);
  await appendEvent(tx, { ...about, type: 'arcade.bracket-settled', data: { ...about.data, players } });
  await payPool(tx, bracket.id, shares, moneyBy(context));
  await keepEarnings(tx, bracket, { kind: 'arcade-bracket', title: bracketTitle(bracket.size) }, players, at);
}

/**
 * Ends a bracket that comes to nothing: not full in time, nobody left, or by a fault of ours. Everybody has entry and fee
 * back; what was played before stays as it was rated.
 */
export async function voidBracket(tx: Tx, bracket: ArcadeBracket, context: EndContext): Promise<void> {
  const { id } = bracket;
  const { at } = context;
  const seats = await readBracketSeats(tx, [id]);
  for (const contest of (await listPairs(tx, [id])).filter(({ state }) => state === 'open'))
    for (const run of await endAsVoid(tx, contest.id, at)) await tellRunMoved(tx, run, at);
  await updateBracket(tx, id, { state: 'void', dueAt: null, endedAt: at });
  const players = seats.map(({ userId }) => userId);
  const about = aboutBracket(bracket, players, at);
  await appendEvent(tx, { ...about, type: 'arcade.bracket-void', data: { ...about.data, players } });
  await tellMoved(tx, bracket, seats, at);
  await refundStakes(tx, id, moneyBy(context));
}

function aboutBracket({ id, game, currency, entry, size }: ArcadeBracket, concerns: readonly string[], at: number) {
  return { entity: 'arcade-bracket', entityId: id, concerns, data: { game, currency, entry, size }, at };
}

/** Wakes the screens of all who are in it. */
export async function tellMoved(
  tx: Tx,
  { id }: Pick<ArcadeBracket, 'id'>,
  seats: readonly Pick<ArcadeBracketSeat, 'userId'>[],
  at: number,
): Promise<void> {
  for (const { userId } of seats)
    await appendLiveEvent(tx, {
      type: 'arcade.bracket-moved',
      entity: 'arcade',
      entityId: userId,
      concerns: [userId],
      data: { bracketId: id },
      at,
    });
}
