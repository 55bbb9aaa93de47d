import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { seededRandom } from '../shared/random.ts';
import { type Ruling, must } from '../shared/refusals.ts';
import { awardPrizes } from './award-prizes.ts';
import { correctOn, seatsOf } from '../../tests/support/bracket-play.ts';
import { SAMPLE_CUP } from '../../tests/support/sample-cup.ts';
import { type OwnMeetings, meetingAfter } from './call-matches.ts';
import {
  type Bracket,
  type Change,
  type Said,
  amendResult,
  readBracket,
  recordResult,
  setOut,
  startBracket,
} from './change-bracket.ts';
import { duesOf, moneyBetween } from './correct-tournament.ts';
import { type MatchState, type Result, fold } from './fold.ts';
import { type Side, buildGraph, isTablePart, item } from './graph.ts';
import { type Meeting, type MeetingTransition, checkIn, passMatchDeadline, reportMatch } from './match-life.ts';
import { placesOf } from './places.ts';
import {
  FORMATS,
  type FormatKind,
  type Tournament,
  enter,
  heldFor,
  mayCancel,
  mayLeave,
  passTournamentDeadline,
  planOf,
  poolOf,
  stakeOf,
} from './tournament.ts';

/* oxlint-disable vitest/no-standalone-expect -- what each command must leave true is asked by the model itself */
const BUY_IN = 10_01;
const { stake, fee } = stakeOf({ buyInCents: BUY_IN });
const HELD = stake + fee;
const CROWD = 12;
const WALLET = 10 * HELD;
const CHEST = 100_00;

const UNMET: OwnMeetings = new Map();
const sum = (list: readonly number[]): number => list.reduce((all, cents) => all + cents, 0);

/** A stored match: what the fold says of it, and how far its two have come. */
interface Row {
  state: MatchState;
  meeting: Meeting;
  attempt: number;
}

/** A tournament with its money, by the rules alone: what a gateway does, without one. */
class Cup {
  readonly #pick: (below: number) => number;
  #row: Tournament;
  #now = 0;
  readonly #places = new Map<number, 'entered' | 'waiting' | 'here'>();
  readonly #wallets = Array.from({ length: CROWD }, () => WALLET);
  #chest = CHEST;
  #escrow = 0;
  #house = 0;
  #bracket: Bracket | null = null;
  /** The players of the bracket, in the order of seeds. */
  #field: readonly number[] = [];
  #rows: Row[] = [];
  /** Commands that did something. */
  done = 0;

  constructor(format: FormatKind, seed: number) {
    this.#pick = seededRandom(seed);
    this.#row = {
      ...SAMPLE_CUP,
      format,
      hasThird: this.#pick(2) === 0,
      groupSize: 3 + this.#pick(3),
      buyInCents: BUY_IN,
      guaranteeCents: this.#one([0, 1, 33_33]),
      capacity: 2 + this.#pick(9),
      prizeTable: this.#one([[100], [60, 30, 10], [40, 25, 15, 10, 5, 5], [97, 1, 1, 1]]),
      feeCents: fee,
    };
    this.#escrow = this.#row.guaranteeCents;
    this.#chest -= this.#escrow;
  }

  get isOver(): boolean {
    return this.#row.status === 'completed' || this.#row.status === 'cancelled';
  }

  get isCompleted(): boolean {
    return this.#row.status === 'completed';
  }

  get #running(): Bracket {
    if (!this.#bracket) throw new Error('it does not run');
    return this.#bracket;
  }

  #one<T>(list: readonly T[]): T {
    return item(list, this.#pick(list.length));
  }

  #take<T>(ruling: Ruling<T>, act: (value: T) => void): void {
    if (!ruling.ok) return;
    act(ruling.value);
    this.done++;
  }

  // Money

  #hold(player: number): void {
    this.#wallets[player] = item(this.#wallets, player) - HELD;
    this.#escrow += HELD;
    this.#row = { ...this.#row, entrants: this.#row.entrants + 1 };
  }

  #giveBack(player: number): void {
    this.#wallets[player] = item(this.#wallets, player) + HELD;
    this.#escrow -= HELD;
  }

  #cancel(): void {
    for (const [player, status] of this.#places) if (status !== 'waiting') this.#giveBack(player);
    this.#escrow -= this.#row.guaranteeCents;
    this.#chest = CHEST;
    this.#row = { ...this.#row, status: 'cancelled', dueAt: null };
  }

  /** All who are no cheats have a place, a bracket has one champion, and the prizes are the pool; nothing without a place. */
  #expectPlaces(): number {
    const prizes = awardPrizes(this.#row, this.#running);
    const { graph, folded } = this.#running;
    const places = placesOf(graph, folded);
    const cheats = [...folded.out.values()].filter(({ isCheat }) => isCheat);
    expect(places.flat()).toHaveLength(this.#field.length - cheats.length);
    expect(new Set(places.flat()).size).toBe(places.flat().length);
    const isTable = this.#row.format === 'robin' || this.#row.format === 'swiss';
    if (!isTable && places.length > 0) expect(places[0]).toHaveLength(1);
    for (const { entrant } of cheats) expect(prizes.has(entrant)).toBe(false);
    expect(sum([...prizes.values()])).toBe(places.length > 0 ? poolOf(this.#row, this.#field.length) : 0);
    return places.length;
  }

  #settle(): void {
    if (this.#expectPlaces() === 0) return this.#cancel();
    for (const [entrant, cents] of awardPrizes(this.#row, this.#running)) {
      const player = item(this.#field, entrant);
      this.#wallets[player] = item(this.#wallets, player) + cents;
      this.#escrow -= cents;
    }
    this.#house = this.#field.length * fee;
    this.#escrow -= this.#house;
    this.#row = { ...this.#row, status: 'completed', dueAt: null };
  }

  // Before the start

  #before(): void {
    const player = this.#pick(CROWD);
    const status = this.#places.get(player);
    const choice = this.#pick(10);
    if (choice < 5 && status === undefined) {
      const isAwaited = [...this.#places.values()].includes('waiting');
      this.#take(enter(this.#row, isAwaited), (how) => {
        this.#places.set(player, how === 'full' ? 'waiting' : 'entered');
        if (how === 'entered') this.#hold(player);
      });
    } else if (choice < 7 && status !== undefined)
      this.#take(mayLeave(this.#row), () => {
        this.#places.delete(player);
        if (status === 'waiting') return;
        this.#giveBack(player);
        this.#row = { ...this.#row, entrants: this.#row.entrants - 1 };
        const next = [...this.#places].find(([, other]) => other === 'waiting')?.[0];
        if (next === undefined) return;
        this.#places.set(next, 'entered');
        this.#hold(next);
      });
    else if (this.#row.status === 'check-in' && status === 'entered') {
      this.#places.set(player, 'here');
      this.done++;
    }
  }

  /** What time makes of the tournament at its next deadline. */
  passDeadline(): void {
    this.#now = Math.max(this.#now, this.#row.dueAt ?? 0);
    const here = [...this.#places].filter(([, status]) => status === 'here');
    const stage = passTournamentDeadline(this.#row, here.length, this.#now);
    if (!stage) return;
    this.done++;
    if (stage.status === 'cancelled') return this.#cancel();
    if (stage.status === 'completed') return this.#settle();
    this.#row = { ...this.#row, ...stage };
    if (stage.status !== 'running') return;
    for (const [player, status] of this.#places) {
      if (status === 'entered') this.#giveBack(player);
      if (status !== 'here') this.#places.delete(player);
    }
    this.#field = here.map(([player]) => player);
    this.#row = { ...this.#row, entrants: here.length };
    const change = startBracket(buildGraph(planOf(this.#row, here.length)));
    const rows = change.bracket.graph.matches.map((_, match) => match);
    const start = { ...change, rows, met: new Set(rows) };
    this.#rows = rows.map((match) => ({
      state: item(change.bracket.folded.matches, match),
      meeting: meetingAfter(start, match, UNMET, this.#now).meeting,
      attempt: 1,
    }));
    this.#bracket = change.bracket;
  }

  // While it runs

  #apply(change: Change, own: OwnMeetings): void {
    const before = this.#running;
    this.#bracket = change.bracket;
    for (const match of change.rows) {
      const row = item(this.#rows, match);
      const { meeting, isOther } = meetingAfter(change, match, own, this.#now);
      this.#rows[match] = {
        state: item(change.bracket.folded.matches, match),
        meeting,
        attempt: row.attempt + Number(isOther),
      };
      // Whoever was told to play is told where it is another meeting.
      for (const entrant of row.state.slots) if (entrant >= 0) expect(change.concerns).toContain(entrant);
    }
    const left = new Set(change.bracket.facts);
    expect(change.voided).toEqual(before.facts.filter((fact) => !left.has(fact)));
    if (change.bracket.folded.isOver) this.#row = { ...this.#row, status: 'settling', dueAt: this.#now };
  }

  #move(match: number, { meeting, result }: MeetingTransition): void {
    if (result) this.#apply(must(recordResult(this.#running, match, result)), new Map([[match, meeting]]));
    else this.#rows[match] = { ...item(this.#rows, match), meeting };
  }

  /** What one of the two of a match does next. */
  #play(match: number): void {
    const { meeting } = item(this.#rows, match);
    const side: Side = this.#pick(2) === 0 ? 0 : 1;
    const games = this.#pick(2) === 0 ? ([1, 0] as const) : ([0, 1] as const);
    const said = { games, recordingUrl: 'https://recordings.example/1', at: this.#now };
    this.#take(
      meeting.status === 'check-in' ? checkIn(meeting, side, 1, this.#now) : reportMatch(meeting, side, said),
      (transition) => this.#move(match, transition),
    );
  }

  #passMatch(match: number): void {
    const { meeting } = item(this.#rows, match);
    this.#now = Math.max(this.#now, meeting.dueAt ?? 0);
    const transition = passMatchDeadline(meeting, this.#now);
    if (transition) this.#take({ ok: true, value: transition }, () => this.#move(match, transition));
  }

  #said(match: number): Said {
    const winner: Side = this.#pick(2) === 0 ? 0 : 1;
    if (this.#pick(5) > 0) return { winner, how: this.#pick(2) === 0 ? 'played' : 'forfeit' };
    const { part } = item(this.#running.graph.matches, match);
    return { winner: null, how: isTablePart(part) && this.#pick(2) === 0 ? 'draw' : 'both-out' };
  }

  #rule(match: number, said: Said | null): void {
    const { facts } = this.#running;
    const isDecided = facts.some((fact) => fact.kind === 'result' && fact.match === match);
    if (said === null && !isDecided) return;
    const { meeting } = item(this.#rows, match);
    const own = said ? new Map([[match, { ...meeting, status: 'decided' as const, dueAt: null }]]) : UNMET;
    const change =
      isDecided || said === null ? amendResult(this.#running, match, said) : recordResult(this.#running, match, said);
    this.#take(change, (value) => this.#apply(value, own));
  }

  #during(): void {
    const { graph, facts, called } = this.#running;
    const results = facts.flatMap((fact) => (fact.kind === 'result' ? [fact.match] : []));
    const choice = this.#pick(100);
    if (choice < 72) return this.#play(this.#one([...called]));
    if (choice < 82) return this.#passMatch(this.#one([...called]));
    const any = results.length > 0 && this.#pick(3) > 0 ? this.#one(results) : this.#pick(graph.matches.length);
    if (choice < 89) return this.#rule(any, null);
    if (choice < 96) return this.#rule(any, this.#said(any));
    const entrant = this.#pick(this.#field.length);
    const isBack = this.#running.folded.out.has(entrant) && this.#pick(2) === 0;
    this.#take({ ok: true, value: isBack ? null : { isCheat: this.#pick(2) === 0 } }, (out) =>
      this.#apply(setOut(this.#running, entrant, out), UNMET),
    );
  }

  /** One command; a refusal does nothing. */
  command(): void {
    const { status } = this.#row;
    const isPlaying = this.#pick(2) === 0;
    if (this.#pick(400) === 0)
      this.#take(mayCancel(this.#row, { id: 'judge', isStaff: true, isPlaying }), () => this.#cancel());
    else if (status === 'running') this.#during();
    else if (status === 'settling' || this.#pick(25) === 0) this.passDeadline();
    else this.#before();
    this.#expectSound();
  }

  /** After the prizes were paid; what somebody lacks is owed, so that a wallet may stand below nothing here. */
  correct(): void {
    const before = this.#running;
    const match = this.#pick(before.graph.matches.length);
    const winner = this.#pick(5) === 0 ? null : item(item(before.folded.matches, match).slots, this.#pick(2));
    const results = this.#pick(4) > 0 ? [{ match, winner, isDraw: this.#pick(2) === 0, games: null }] : [];
    const entrant = this.#pick(this.#field.length);
    const wasCheat = before.folded.out.get(entrant)?.isCheat === true;
    const verdicts = results.length > 0 && this.#pick(4) > 0 ? [] : [{ entrant, isCheat: !wasCheat }];
    this.#take(correctOn(before, { results, verdicts }, this.#pick), (change) => {
      this.#apply(change, new Map(this.#rows.map(({ meeting }, id) => [id, meeting])));
      this.#row = { ...this.#row, status: 'completed', dueAt: null };
      for (const [seed, cents] of moneyBetween(duesOf(this.#row, before), duesOf(this.#row, change.bracket))) {
        const player = item(this.#field, seed);
        this.#wallets[player] = item(this.#wallets, player) + cents;
        this.#house -= cents;
      }
      const chest = CHEST - (awardPrizes(this.#row, change.bracket).size === 0 ? 0 : this.#row.guaranteeCents);
      this.#house -= chest - this.#chest;
      this.#chest = chest;
    });
    this.#expectDue();
    this.#expectPlaces();
    this.#expectFolded();
    this.#expectSound();
  }

  /** What everybody has is what they brought, less what they put in, with what the bracket as it stands brings them. */
  #expectDue(): void {
    const dues = duesOf(this.#row, this.#running);
    const due = this.#wallets.map((_, player) => {
      const entrant = this.#field.indexOf(player);
      return entrant < 0 ? WALLET : WALLET - HELD + (dues.get(entrant) ?? 0);
    });
    expect(this.#wallets).toEqual(due);
    const isBack = awardPrizes(this.#row, this.#running).size === 0;
    expect(this.#house).toBe(isBack ? 0 : this.#field.length * fee);
  }

  #expectSound(): void {
    const all = [...this.#wallets, this.#chest, this.#escrow, this.#house];
    expect([sum(all), this.#escrow]).toEqual([CROWD * WALLET + CHEST, this.isOver ? 0 : heldFor(this.#row)]);
    if (this.#row.status === 'running' || this.#row.status === 'settling') this.#expectFolded();
  }

  /** What is kept of each match follows from the facts, and the server or somebody has something to do. */
  #expectFolded(): void {
    const { graph, facts, called, folded } = this.#running;
    const fresh = fold(graph, facts.toReversed());
    expect(fresh.orphans).toEqual([]);
    const kept = this.#rows.map(({ state }) => state);
    if (!isDeepStrictEqual(kept, fresh.matches)) expect(kept).toEqual(fresh.matches);
    expect([...readBracket(graph, facts).called]).toEqual([...called]);
    const wrong = this.#rows.filter(({ state: { state }, meeting: { status } }, match) => {
      if (called.has(match)) return status === 'waiting' || status === 'decided';
      return status !== (state === 'decided' || state === 'empty' ? 'decided' : 'waiting');
    });
    expect(wrong).toEqual([]);
    const silent = this.#rows.filter(({ meeting }) =>
      ['check-in', 'playing', 'reported'].includes(meeting.status) ? meeting.dueAt === null : meeting.dueAt !== null,
    );
    expect(silent).toEqual([]);
    expect(called.size > 0).toBe(!folded.isOver);
    const results = facts.filter((fact): fact is Result => fact.kind === 'result');
    expect(new Set(results.map(({ match }) => match)).size).toBe(results.length);
    const seats = seatsOf(this.#running);
    expect(new Set(seats).size).toBe(seats.length);
  }
}

/** Commands that did something, of each format. */
const COMMANDS = 20_000;
const COMMANDS_MAX = 2_000;
/** Of each tournament that was paid. */
const CORRECTIONS = 50;

it.each(FORMATS)(
  'after each of 20,000 commands over tournaments of the format %s, corrections of what was paid among them, no cent is lost, what is kept follows from the facts, nobody plays twice in a round, and somebody has something to do',
  (format) => {
    let [done, completed, corrected] = [0, 0, 0];
    for (let seed = 1; done < COMMANDS; seed++) {
      const cup = new Cup(format, seed);
      for (let n = 0; n < COMMANDS_MAX && !cup.isOver; n++) cup.command();
      expect(cup.isOver).toBe(true);
      done += cup.done;
      completed += Number(cup.isCompleted);
      for (let n = 0; n < CORRECTIONS && cup.isCompleted; n++) cup.correct();
      corrected += cup.done;
    }
    expect(completed).toBeGreaterThan(20);
    expect(corrected - done).toBeGreaterThan(500);
  },
);
