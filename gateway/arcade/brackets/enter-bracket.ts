import { isBracketSize } from '../../../domain/arcade/bracket.ts';
import { CONTEST_MS } from '../../../domain/arcade/contests.ts';
import { arcadeBracketPath } from '../../../domain/arcade/arcade.paths.ts';
import { GAMES, type GameId, type InputClass, isEntry, isGameId } from '../../../domain/arcade/games.ts';
import { mayMeet, mayPair, pairingRating } from '../../../domain/arcade/pairing.ts';
import { entryStake } from '../../../domain/arcade/prizes.ts';
import { loadGame } from '../../../domain/arcade/versions.ts';
import type { Currency } from '../../../domain/shared/money.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import type { User } from '../../../db/accounts/index.ts';
import {
  insertBracket,
  insertBracketSeat,
  listFreeBrackets,
  lockBracket,
  readBracketIdOf,
  readBracketSeats,
  updateBracket,
  updateBracketSeat,
} from '../../../db/arcade/bracket.queries.ts';
import type { ArcadeBracket, ArcadeBracketSeat } from '../../../db/arcade/bracket.table.ts';
import { lockTurn } from '../../../db/arcade/contest.queries.ts';
import { openRating } from '../../../db/arcade/rating.queries.ts';
import { readSeekers } from '../../../db/arcade/seeker.queries.ts';
import type { Reader, Tx } from '../../../db/client/database.ts';
import { holdStake } from '../../../db/wallet/index.ts';
import { lockStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { once } from '../../kernel/once.ts';
import { roundContext } from '../course-of-contest.ts';
import { requireCash } from '../runs/require-cash.ts';
import { goOn, tellMoved } from './settle-bracket.ts';

export interface EnterBracketInput {
  readonly game: string;
  /** Of the rules that the browser has loaded. */
  readonly version: number;
  readonly currency: Currency;
  /** In the smallest unit of the currency. */
  readonly entry: number;
  readonly size: number;
  readonly inputClass: InputClass;
}

export interface BracketWanted extends EnterBracketInput {
  readonly game: GameId;
}

/** So many brackets are looked at, the oldest first. */
const LOOKED_AT = 40;

/** @throws Refused NOT_FOUND, ARCADE_ENTRY, ARCADE_VERSION */
async function requireTerms(input: EnterBracketInput) {
  const { game, version, currency, entry, size } = input;
  if (!isGameId(game)) throw new Refused('NOT_FOUND', { field: 'game' });
  if (!isEntry(game, 'bracket', currency, entry)) throw new Refused('ARCADE_ENTRY', { field: 'entry' });
  if (!isBracketSize(size)) throw new Refused('ARCADE_ENTRY', { field: 'size' });
  const rules = version === GAMES[game].version ? await loadGame(game, version) : null;
  if (!rules) throw new Refused('ARCADE_VERSION', { field: 'version' });
  return { terms: { ...input, game }, rules };
}

/**
 * Takes the entry of a bracket and a seat in one that has a free seat, or opens another; answers its id. The last seat
 * begins it: seeds go by rating, and the first round is open to all.
 * @throws Refused NOT_FOUND, ARCADE_ENTRY, ARCADE_VERSION, ARCADE_CASH_OFF, ARCADE_CASH_STAFF,
 * ARCADE_CASH_UNVERIFIED, ARCADE_CASH_NO_REGION, ARCADE_CASH_REGION, ARCADE_CASH_AGE, ARCADE_CASH_LOCKED,
 * ARCADE_CASH_RUNS, INSUFFICIENT_FUNDS, PLAY_PAUSED, BIRTH_DATE_MISSING, STAKE_TOO_YOUNG, PLAY_LIMIT_REACHED, LIMIT_EXCEEDED, REDEMPTION_OFF,
 * IDEMPOTENCY_KEY_REUSED
 */
export async function enterBracket(
  deps: Deps,
  { userId }: Actor,
  key: string,
  input: EnterBracketInput,
): Promise<string> {
  const { terms, rules } = await requireTerms(input);
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const id = deps.newId();
    const call = { userId, key, operation: 'enterArcadeBracket', payload: terms, answerId: id, at };
    const seatId = await once(tx, call, async () => {
      // Under this lock a player's entries go one after the other.
      const user = await lockStanding(tx, userId);
      if (terms.currency === 'USD') await requireCash(tx, user, terms.game, at);
      const bracket = (await drawBracket(tx, terms, userId, at)) ?? (await openBracket(tx, terms, deps.newId(), at));
      const { inputClass } = terms;
      const seat = { id, bracketId: bracket.id, userId, inputClass, enteredAt: at };
      await insertBracketSeat(tx, { ...seat, leftAt: null, seed: null, place: null, paid: 0 });
      await openRating(tx, userId, terms.game);
      await holdEntry(deps, tx, bracket, user, at);
      const seats = await readBracketSeats(tx, [bracket.id]);
      await updateBracket(tx, bracket.id, { taken: seats.length });
      if (seats.length < bracket.size) return tellMoved(tx, bracket, seats, at);
      await seed(tx, bracket, seats, at);
      return goOn(tx, { ...bracket, state: 'playing', dueAt: null }, roundContext(deps, rules));
    });
    const bracketId = await readBracketIdOf(tx, seatId);
    if (bracketId === undefined) throw new Error(`seat ${seatId} is of no bracket`);
    return bracketId;
  });
}

/** Seeds by rating, the best first; equals in the order of their ids. */
async function seed(tx: Tx, bracket: ArcadeBracket, seats: readonly ArcadeBracketSeat[], at: number): Promise<void> {
  const seekers = await readSeekers(tx, bracket.game, seats, at);
  const strength = ({ userId }: ArcadeBracketSeat): number => {
    const seeker = seekers.get(userId);
    return seeker ? pairingRating(seeker) : 0;
  };
  const ordered = seats.toSorted(
    (one, other) => strength(other) - strength(one) || (one.userId < other.userId ? -1 : 1),
  );
  for (const [n, seat] of ordered.entries()) await updateBracketSeat(tx, seat, { seed: n });
  await updateBracket(tx, bracket.id, { state: 'playing', dueAt: null });
}

/**
 * The brackets in which a player may take a seat, the one that is to be taken first: with nobody whom the player may not
 * meet, for money among equals.
 */
export async function findBrackets(
  reader: Reader,
  terms: BracketWanted,
  userId: string,
  now: number,
): Promise<ArcadeBracket[]> {
  const { game, currency, inputClass } = terms;
  const open = await listFreeBrackets(reader, terms, userId, now, LOOKED_AT);
  const seats = await readBracketSeats(
    reader,
    open.map(({ id }) => id),
  );
  if (open.length === 0) return [];
  const seekers = await readSeekers(reader, game, [...seats, { userId, inputClass, enteredAt: now }], now);
  const self = seekers.get(userId);
  if (!self) throw new Error(`${userId} does not look for a seat`);
  return open.filter(({ id }) =>
    seats
      .filter(({ bracketId }) => bracketId === id)
      .every((seat) => {
        const known = seekers.get(seat.userId);
        if (!known) return false;
        const other = { ...known, since: seat.enteredAt, inputClass: seat.inputClass };
        return currency === 'USD' ? mayPair(game, currency, self, other, now) : mayMeet(self, other);
      }),
  );
}

/** Locks the bracket of the next free seat. Two that look for one at a time go one after the other. */
async function drawBracket(tx: Tx, terms: BracketWanted, userId: string, at: number): Promise<ArcadeBracket | null> {
  await lockTurn(tx, { ...terms, mode: 'bracket' });
  for (const { id } of await findBrackets(tx, terms, userId, at)) {
    const bracket = await lockBracket(tx, id);
    if (bracket?.state === 'open' && bracket.taken < bracket.size && (bracket.dueAt ?? 0) > at) return bracket;
  }
  return null;
}

async function openBracket(
  tx: Tx,
  { game, version, currency, entry, size }: BracketWanted,
  id: string,
  at: number,
): Promise<ArcadeBracket> {
  const terms = { id, game, version, currency, entry, size, fee: entryStake(entry).fee };
  const bracket = { ...terms, taken: 0, state: 'open', createdAt: at, dueAt: at + CONTEST_MS, endedAt: null } as const;
  await insertBracket(tx, bracket);
  return bracket;
}

async function holdEntry(deps: Deps, tx: Tx, bracket: ArcadeBracket, staker: User, at: number): Promise<void> {
  const { id, game, currency, entry, fee } = bracket;
  const title = `${GAMES[game].title}, bracket`;
  const subject = { kind: 'arcade', id, title, path: arcadeBracketPath(id), currency } as const;
  await holdStake(tx, subject, { staker, stake: entry, fee }, { at, actorId: staker.id, newId: deps.newId });
}
