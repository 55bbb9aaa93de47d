import { seededRandom } from '../../domain/shared/random.ts';
import type { Currency } from '../../domain/shared/money.ts';
import { HOUR, MINUTE, utcDay } from '../../domain/shared/time.ts';
import {
  BRACKET_SIZES,
  type Bracket,
  type BracketSize,
  type PairOutcome,
  bracketShares,
  decidePair,
  isOver,
  openPairs,
} from '../../domain/arcade/bracket.ts';
import { CONTEST_MS, seatsOf } from '../../domain/arcade/contests.ts';
import {
  FREE_NET_PER_DAY_MAX,
  FREE_RUNS_PER_DAY_MAX,
  RIVALS,
  chooseRivals,
  freePay,
  freePrize,
  meetRivals,
} from '../../domain/arcade/free-mode.ts';
import { FREE_ENTRIES, isEntry } from '../../domain/arcade/games.ts';
import { entryStake, prizeShares } from '../../domain/arcade/prizes.ts';
import { NEW_RATING, ratingAfter } from '../../domain/arcade/rating.ts';
import { type Entrant, type Score, isCounted } from '../../domain/arcade/result.ts';
import { TICKET_MS } from '../../domain/arcade/run-times.ts';
import { ArcadeBooks, type Pool } from './arcade-books.ts';

const GAME = 'spark-line';
const CROWD = Array.from({ length: 12 }, (_, n) => `player-${String(n).padStart(2, '0')}`);
const ENTRIES = { BC: [200, 250, 350, 500], USD: [5_00, 10_00, 25_00, 30_00] } as const satisfies Record<
  Currency,
  unknown
>;

type End = 'settled' | 'void';

/** A seat that was paid for, or is played in a pair of a bracket: null until its run has ended. */
interface Seat {
  readonly player: string;
  readonly since: number;
  entrant: Entrant | null;
}

interface Contest extends Pool {
  readonly mode: 'free' | 'skill' | 'battle' | 'bracket';
  readonly dueAt: number;
  readonly cup: Cup | null;
  readonly round: number;
  readonly pair: number;
  /** Of a pair of a bracket, from 1: two that are equal play another. */
  readonly course: number;
  seats: Seat[];
}

interface Cup extends Pool {
  readonly size: BracketSize;
  readonly dueAt: number;
  seats: string[];
  bracket: Bracket | null;
}

/** Players, contests and money by the rules alone: what a gateway does, without one. */
export class Arcade {
  readonly #pick: (below: number) => number;
  #now = 0;
  readonly #books = new ArcadeBooks(CROWD);
  readonly #ratings = new Map(CROWD.map((player) => [player, NEW_RATING]));
  /** What free runs have moved all ratings by, which have nobody on the other side. */
  #freeMoves = 0;
  readonly #days = new Map<string, { runs: number; net: number }>();
  #contests: Contest[] = [];
  #cups: Cup[] = [];
  /** What was seen to be wrong while something was done. */
  readonly #wrong: string[] = [];
  /** Commands that did something. */
  done = 0;
  /** How often contests of a kind have ended so with so many players. */
  readonly ends = new Map<string, number>();

  constructor(seed: number) {
    this.#pick = seededRandom(seed);
  }

  #one<T>(list: readonly T[]): T | undefined {
    return list[this.#pick(list.length)];
  }

  #end(kind: string, how: End, players: number): void {
    const name = `${kind} ${how} ${players}`;
    this.ends.set(name, (this.ends.get(name) ?? 0) + 1);
  }

  // Contests

  #isBusy(player: string): boolean {
    return this.#contests.some(({ seats }) => seats.some((seat) => seat.player === player && !seat.entrant));
  }

  #open(terms: Pick<Contest, 'mode' | 'currency' | 'entry'> & Partial<Contest>): Contest {
    const fee = terms.mode === 'free' ? 0 : entryStake(terms.entry).fee;
    const dueAt = this.#now + CONTEST_MS;
    const contest = { fee, dueAt, cup: null, round: 0, pair: 0, course: 1, held: 0, seats: [], ...terms };
    this.#contests.push(contest);
    return contest;
  }

  #sit(contest: Contest, player: string): void {
    this.#books.hold(contest, player);
    contest.seats.push({ player, since: this.#now, entrant: null });
    this.done++;
  }

  #enter(player: string): void {
    const mode = this.#pick(3) === 0 ? 'battle' : 'skill';
    const currency = this.#pick(3) === 0 ? 'USD' : 'BC';
    const entry = this.#one<number>(ENTRIES[currency]) ?? 0;
    if (!isEntry(GAME, mode, currency, entry)) this.#wrong.push(`an entry of ${entry} is none`);
    const free = this.#contests.find(
      (one) =>
        one.mode === mode &&
        one.currency === currency &&
        one.entry === entry &&
        one.dueAt > this.#now &&
        one.seats.length < seatsOf(mode, currency) &&
        one.seats.every((seat) => seat.player !== player),
    );
    this.#sit(free ?? this.#open({ mode, currency, entry }), player);
  }

  #enterFree(player: string): void {
    const entry = this.#one(FREE_ENTRIES) ?? 0;
    const day = this.#dayOf(player);
    if (day.runs >= FREE_RUNS_PER_DAY_MAX) return;
    day.runs++;
    day.net -= entry;
    this.#sit(this.#open({ mode: 'free', currency: 'BC', entry }), player);
  }

  #dayOf(player: string) {
    const name = `${player} ${utcDay(this.#now)}`;
    const day = this.#days.get(name) ?? { runs: 0, net: 0 };
    this.#days.set(name, day);
    return day;
  }

  /** Few scores, so that many are equal, and some of them to the tie-break. */
  #score(): Score | null {
    return this.#pick(5) === 0 ? null : { score: this.#pick(5), tieBreak: -this.#pick(2) };
  }

  #play(contest: Contest, seat: Seat): void {
    seat.entrant = { userId: seat.player, result: this.#score() };
    this.done++;
    this.#settleIfOver(contest);
  }

  #leave(contest: Contest, seat: Seat): void {
    this.done++;
    if (contest.seats.length === 1 && !contest.cup) return this.#void(contest);
    this.#books.giveBack(contest, seat.player);
    contest.seats = contest.seats.filter((one) => one !== seat);
    return undefined;
  }

  #settleIfOver(contest: Contest): void {
    const isFull = contest.seats.length === seatsOf(contest.mode, contest.currency);
    const entrants = contest.seats.flatMap(({ entrant }) => entrant ?? []);
    if (!(isFull || contest.dueAt <= this.#now) || entrants.length < contest.seats.length) return;
    if (contest.cup) return this.#settlePair(contest, contest.cup, entrants);
    if (contest.mode === 'free') return this.#settleFree(contest, entrants[0]);
    const shares = prizeShares(entrants);
    if (!shares) return this.#void(contest);
    const players = entrants.map(({ userId }) => userId);
    this.#books.pay(contest, players, shares);
    this.#rate(entrants);
    this.#drop(contest, 'settled');
    return undefined;
  }

  #drop(contest: Contest, how: End): void {
    this.#contests = this.#contests.filter((one) => one !== contest);
    this.#end(`${contest.currency} ${contest.mode}`, how, contest.seats.length);
  }

  /** Everybody has everything back, and no rating moves. */
  #void(contest: Contest): void {
    if (contest.cup) return this.#voidCup(contest.cup);
    for (const { player, since } of contest.seats) {
      this.#books.giveBack(contest, player);
      const day = this.#days.get(`${player} ${utcDay(since)}`);
      if (contest.mode !== 'free' || !day) continue;
      day.runs--;
      day.net += contest.entry;
    }
    this.#books.close(contest);
    this.#drop(contest, 'void');
    return undefined;
  }

  #rate(entrants: readonly Entrant[]): void {
    const counted = entrants.filter(isCounted).map((one) => ({ ...one, rating: this.#ratings.get(one.userId) ?? 0 }));
    for (const { userId, rating, result } of counted) {
      const others = counted.filter((other) => other.userId !== userId);
      this.#ratings.set(userId, ratingAfter(rating, meetRivals(result, others)));
    }
  }

  #settleFree(contest: Contest, own: Entrant | undefined): void {
    const [seat] = contest.seats;
    if (!seat || !own) throw new Error('nobody plays it');
    const { player } = seat;
    const rating = this.#ratings.get(player) ?? 0;
    const stored = Array.from({ length: RIVALS }, (_, n) => {
      const about = rating + 100 * (this.#pick(5) - 2);
      return {
        runId: `run-${n}`,
        userId: `rival-${n}`,
        rating: about,
        result: this.#score() ?? { score: 0, tieBreak: 0 },
      };
    });
    if (!chooseRivals(rating, stored)) this.#wrong.push('nobody to be measured by');
    const meetings = own.result ? meetRivals(own.result, stored) : [];
    const day = this.#days.get(`${player} ${utcDay(seat.since)}`) ?? { runs: 0, net: 0 };
    const paid = freePrize(freePay(contest.entry, rating, meetings), contest.entry, day.net + contest.entry);
    day.net += paid;
    const after = ratingAfter(rating, meetings);
    this.#ratings.set(player, after);
    this.#freeMoves += after - rating;
    this.#books.payByHouse(contest, player, paid);
    this.#drop(contest, 'settled');
  }

  // Brackets

  #join(player: string): void {
    const size = this.#one(BRACKET_SIZES) ?? 4;
    const currency = this.#pick(3) === 0 ? 'USD' : 'BC';
    const [entry] = ENTRIES[currency];
    const free = this.#cups.find(
      (one) =>
        one.size === size &&
        one.currency === currency &&
        !one.bracket &&
        one.dueAt > this.#now &&
        !one.seats.includes(player),
    );
    const { fee } = entryStake(entry);
    const cup = free ?? {
      size,
      currency,
      entry,
      fee,
      dueAt: this.#now + CONTEST_MS,
      held: 0,
      seats: [],
      bracket: null,
    };
    if (!free) this.#cups.push(cup);
    this.#books.hold(cup, player);
    cup.seats.push(player);
    this.done++;
    if (cup.seats.length < size) return;
    const strength = (one: string): number => this.#ratings.get(one) ?? 0;
    const seeds = cup.seats.toSorted((one, other) => strength(other) - strength(one) || (one < other ? -1 : 1));
    this.#goOn(cup, { size, seeds, rounds: [] });
  }

  #leaveCup(cup: Cup, player: string): void {
    if (cup.bracket) return;
    this.#books.giveBack(cup, player);
    cup.seats = cup.seats.filter((one) => one !== player);
    if (cup.seats.length === 0) this.#voidCup(cup);
    this.done++;
  }

  #playPair(player: string): void {
    const own = this.#contests.find(
      ({ cup, round, pair, seats, dueAt }) =>
        cup?.bracket &&
        dueAt > this.#now &&
        seats.every((seat) => seat.player !== player) &&
        openPairs(cup.bracket).some((one) => one.round === round && one.n === pair && one.pair.includes(player)),
    );
    if (own) this.#sit(own, player);
  }

  /** Two who are equal play once more, and then the better seed goes on; whoever does not come is out. */
  #settlePair(contest: Contest, cup: Cup, entrants: readonly Entrant[]): void {
    const { bracket } = cup;
    if (!bracket) throw new Error('it does not run');
    const outcome = decidePair(entrants, bracket.seeds, contest.course);
    this.#rate(entrants);
    this.#drop(contest, 'settled');
    if (!outcome) return this.#openPair(cup, contest.round, contest.pair, contest.course + 1);
    const rounds: (PairOutcome | null)[][] = bracket.rounds.map((round) => [...round]);
    (rounds[contest.round] ??= [])[contest.pair] = outcome;
    return this.#goOn(cup, { ...bracket, rounds });
  }

  #openPair(cup: Cup, round: number, pair: number, course: number): void {
    this.#open({ mode: 'bracket', currency: cup.currency, entry: 0, cup, round, pair, course });
  }

  #goOn(cup: Cup, bracket: Bracket): void {
    cup.bracket = bracket;
    for (const { round, n } of openPairs(bracket))
      if (!this.#contests.some((one) => one.cup === cup && one.round === round && one.pair === n))
        this.#openPair(cup, round, n, 1);
    if (!isOver(bracket)) return;
    const shares = bracketShares(bracket);
    if (!shares) return this.#voidCup(cup);
    this.#books.pay(cup, cup.seats, shares);
    this.#cups = this.#cups.filter((one) => one !== cup);
    this.#end(`${cup.currency} cup`, 'settled', cup.size);
    return undefined;
  }

  #voidCup(cup: Cup): void {
    for (const player of cup.seats) this.#books.giveBack(cup, player);
    this.#books.close(cup);
    this.#contests = this.#contests.filter((one) => one.cup !== cup);
    this.#cups = this.#cups.filter((one) => one !== cup);
    this.#end(`${cup.currency} cup`, 'void', cup.seats.length);
  }

  // Time

  /** Tickets that were not begun are given back, and what nobody can come into any more is decided. */
  pass(ms: number): void {
    this.#now += ms;
    this.done++;
    for (const contest of this.#contests)
      for (const seat of contest.seats.filter(({ entrant, since }) => !entrant && since + TICKET_MS <= this.#now))
        this.#leave(contest, seat);
    for (const contest of this.#contests) if (contest.dueAt <= this.#now) this.#settleIfOver(contest);
    for (const cup of this.#cups) if (!cup.bracket && cup.dueAt <= this.#now) this.#voidCup(cup);
  }

  command(): void {
    const player = this.#one(CROWD) ?? '';
    const isFree = !this.#isBusy(player);
    const contest = this.#contests.find(({ seats }) => seats.some((seat) => seat.player === player && !seat.entrant));
    const seat = contest?.seats.find((one) => one.player === player && !one.entrant);
    const choice = this.#pick(100);
    if (choice < 6) this.pass(this.#pick(3) === 0 ? this.#pick(8) * HOUR : this.#pick(15) * MINUTE);
    else if (choice < 10) this.#leaveOneCup(player);
    else if (choice < 11) this.#fault();
    else if (choice < 24) this.#join(player);
    else if (choice < 26 && contest && seat) this.#leave(contest, seat);
    else if (contest && seat) this.#play(contest, seat);
    else if (choice < 55 && isFree) this.#playPair(player);
    else if (choice < 65 && isFree) this.#enterFree(player);
    else if (isFree) this.#enter(player);
  }

  #leaveOneCup(player: string): void {
    const cup = this.#one(this.#cups.filter(({ seats }) => seats.includes(player)));
    if (cup) this.#leaveCup(cup, player);
  }

  /** Something of ours breaks: whatever it hits comes to nothing. */
  #fault(): void {
    const contest = this.#one(this.#contests);
    if (!contest) return;
    this.#void(contest);
    this.done++;
  }

  /** All that is not as it must be; a whole run of the tests asks it thousands of times. */
  *findWrong(): Generator<string> {
    yield* this.#wrong;
    yield* this.#books.findWrong([
      ...this.#contests.map((one) => [one, one.seats.map(({ player }) => player)] as const),
      ...this.#cups.map((one) => [one, one.seats] as const),
    ]);
    for (const { mode, currency, seats } of this.#contests)
      if (seats.length > seatsOf(mode, currency)) yield `${seats.length} are in ${mode}`;
    for (const cup of this.#cups)
      if (cup.bracket && !this.#contests.some((one) => one.cup === cup)) yield 'a bracket waits for nothing';
    for (const [name, { runs, net }] of this.#days)
      if (runs < 0 || runs > FREE_RUNS_PER_DAY_MAX || net > FREE_NET_PER_DAY_MAX) yield `${name}: ${runs} bring ${net}`;
    // What one gains others lose, but for what is measured by stored runs.
    const rated = [...this.#ratings.values()].reduce((all, rating) => all + rating, 0);
    const moved = rated - CROWD.length * NEW_RATING - this.#freeMoves;
    if (Math.abs(moved) > 1e-3) yield `ratings have moved by ${moved}`;
  }

  /** What is open although everybody's time is over. */
  get open(): number {
    return this.#contests.length + this.#cups.length;
  }
}
