import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { listEntrants } from '../../../db/tournaments/entrant.queries.ts';
import { listMatches } from '../../../db/tournaments/match.queries.ts';
import { seededRandom } from '../../../domain/shared/random.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { duesOf } from '../../../domain/tournaments/correct-tournament.ts';
import { item } from '../../../domain/tournaments/graph.ts';
import { placesOf } from '../../../domain/tournaments/places.ts';
import { FORMATS, type FormatKind, heldFor, poolOf } from '../../../domain/tournaments/tournament.ts';
import { decideDispute } from '../../../gateway/disputes/decide-dispute.ts';
import { submitDispute } from '../../../gateway/disputes/submit-dispute.ts';
import { releasePrizes } from '../../../gateway/tournaments/desk/hold-prizes.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { cancelTournament } from '../../../gateway/tournaments/desk/cancel-tournament.ts';
import {
  type CorrectionInput,
  correctTournament,
  previewCorrection,
} from '../../../gateway/tournaments/correction/correct-tournament.ts';
import { ruleMatch, sendOut, undoMatch } from '../../../gateway/tournaments/desk/rule-match.ts';
import { nothingToAdd } from '../../support/dispute-steps.ts';
import { accountCents, findViolations } from '../../support/invariants.ts';
import { runsOf } from '../../support/runs.ts';
import {
  type Cup,
  beginMatch,
  bracketIn,
  calledIn,
  comeIn,
  enter,
  entrantsOf,
  findDrift,
  leave,
  matchOf,
  openTournament,
  passTime,
  playMatch,
  prizesOf,
  say,
  toNextStage,
  tournamentOf,
  untilDue,
} from '../../support/tournament-steps.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

/* oxlint-disable vitest/no-standalone-expect -- what each step must leave true is asked by the model itself */
const HELD = 10_50;
const WALLET = 10 * HELD;
/** What the organiser has. */
const CHEST = 50_00;
/** What is put into another tournament: all that is left to whoever has won nothing. */
const ELSEWHERE = 90_00;
const ELSEWHERE_HELD = 94_50;

/** One tournament of the model: what may be done to it, at random. */
class Play {
  readonly #pick: (below: number) => number;
  readonly id: string;
  readonly organiser: Actor;
  readonly judge: Actor;
  /** Everybody who may ever come. */
  readonly crowd: readonly Actor[];
  readonly #spent = new Set<string>();
  done = 0;
  corrected = 0;

  constructor(id: string, organiser: Actor, judge: Actor, crowd: readonly Actor[], pick: (below: number) => number) {
    this.id = id;
    this.organiser = organiser;
    this.judge = judge;
    this.crowd = crowd;
    this.#pick = pick;
  }

  #one<T>(list: readonly T[]): T {
    return item(list, this.#pick(list.length));
  }

  /** The players of the running bracket by their seeds. */
  async cup(): Promise<Cup> {
    const rows = (await listEntrants(world.db.read, this.id)).filter(({ seed }) => seed !== null);
    const actorOf = new Map(this.crowd.map((actor) => [actor.userId, actor]));
    const players = rows.flatMap(({ userId }) => actorOf.get(userId) ?? []);
    return { id: this.id, organiser: this.organiser, players };
  }

  async #before(status: string): Promise<void> {
    const actor = this.#one(this.crowd);
    const choice = this.#pick(10);
    if (status === 'check-in' && choice > 0) await comeIn(world, actor, this.id);
    else if (choice < 5) await enter(world, actor, this.id, this.#pick(2) === 0);
    else if (choice < 7) await leave(world, actor, this.id);
    else await comeIn(world, actor, this.id);
  }

  async #during(): Promise<void> {
    const called = await calledIn(world, this.id);
    const choice = this.#pick(20);
    const cup = await this.cup();
    const tournamentId = this.id;
    const reason = 'As both agreed.';
    const { facts, graph } = await bracketIn(world, this.id);
    const results = facts.flatMap((fact) => (fact.kind === 'result' ? [fact.match] : []));
    if (choice < 11 && called.length > 0) return playMatch(world, cup, this.#one(called), this.#pick(2) === 0 ? 0 : 1);
    if (choice < 13 && called.length > 0) return untilDue(world, this.id, this.#one(called));
    if (choice < 15 && called.length > 0) return this.#dispute(cup, this.#one(called));
    if (choice < 17 && results.length > 0)
      return void (await undoMatch(world.deps, this.organiser, world.key(), {
        tournamentId,
        match: this.#one(results),
        reason,
      }));
    const match = this.#pick(graph.matches.length);
    const winnerId = this.#one(cup.players).userId;
    if (choice === 17) return this.#contest(this.#one(this.crowd), results.length > 0 ? this.#one(results) : match);
    if (choice < 19)
      return void (await ruleMatch(world.deps, this.organiser, world.key(), {
        tournamentId,
        match: results.length > 0 && this.#pick(2) === 0 ? this.#one(results) : match,
        winnerId: this.#pick(5) === 0 ? null : winnerId,
        isDraw: false,
        games: null,
        reason,
      }));
    return void (await sendOut(world.deps, this.judge, world.key(), {
      tournamentId,
      userId: winnerId,
      isCheat: this.#pick(2) === 0,
      reason,
    }));
  }

  async #dispute(cup: Cup, match: number): Promise<void> {
    const row = await beginMatch(world, cup, match);
    await say(world, item(cup.players, row.one), row, [1, 0]);
    await say(world, item(cup.players, row.other), row, [0, 1]);
    if (this.#pick(3) === 0) return;
    const open = (await world.disputes(`${this.id}:${match}:${row.attempt}`)).find(
      ({ status }) => status !== 'resolved',
    );
    const action = this.#pick(2) === 0 ? 'confirm' : 'overturn';
    const decision = { disputeId: open?.id ?? '', action, winnerId: null, reason: 'Seen.' } as const;
    await nothingToAdd(world, decision.disputeId);
    await decideDispute(world.deps, this.judge, world.key(), decision);
  }

  /** Somebody contests how a match was decided; staff decide it, or leave it open. */
  async #contest(player: Actor, match: number): Promise<void> {
    const { attempt } = await matchOf(world, this.id, match);
    await submitDispute(world.deps, player, world.key(), {
      subjectId: `${this.id}:${match}:${attempt}`,
      usernames: '',
      type: 'match-result',
      description: 'It was never played, and I was there.',
      evidenceUrl: `https://recordings.example/${world.key()}`,
      tags: '',
      fileIds: [],
    });
    if (this.#pick(3) > 0) await this.#decide(match, this.#pick(2) === 0 ? 'dismiss' : 'overturn');
  }

  async #decide(match: number, action: 'dismiss' | 'overturn'): Promise<void> {
    const { attempt } = await matchOf(world, this.id, match);
    const open = (await world.disputes(`${this.id}:${match}:${attempt}`)).find(({ status }) => status !== 'resolved');
    const decision = { disputeId: open?.id ?? '', action, winnerId: null, reason: 'Seen.' } as const;
    await nothingToAdd(world, decision.disputeId);
    await decideDispute(world.deps, this.judge, world.key(), decision);
  }

  /** One command; a refusal changes nothing. */
  async step(): Promise<void> {
    this.done++;
    const { status } = await tournamentOf(world, this.id);
    try {
      if (status !== 'running') {
        if (this.#pick(15) === 0) await toNextStage(world, this.id);
        else await this.#before(status);
      } else if (this.#pick(60) === 0)
        await cancelTournament(world.deps, this.judge, world.key(), { id: this.id, reason: 'The game is down.' });
      else await this.#during();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
    await passTime(world);
    await this.expectSound();
  }

  /** What is held is what the places cost, and what is stored of the bracket follows from the facts. */
  async expectSound(): Promise<void> {
    const row = await tournamentOf(world, this.id);
    const { status, entrants, field } = row;
    const held = await accountCents(world.db.read, `escrow:${this.id}`);
    const isOver = status === 'completed' || status === 'cancelled';
    expect(held).toBe(isOver ? 0 : heldFor(row));
    const places = (await entrantsOf(world, this.id)).filter(
      (one) => one.status === 'entered' || one.status === 'here',
    );
    if (!isOver) expect(places).toHaveLength(entrants);
    if (field !== null && status !== 'cancelled') expect(await findDrift(world, this.id)).toEqual([]);
  }

  /** Plays what is left by the clocks, with what is disputed decided by the organiser. */
  async finish(): Promise<void> {
    for (let left = 400; left > 0; left--) {
      const { status, dueAt, heldUntil } = await tournamentOf(world, this.id);
      if (status === 'completed' || status === 'cancelled') return;
      const rows = await listMatches(world.db.read, this.id);
      const contested = rows.find((row) => row.status === 'disputed' && row.state === 'decided');
      // What staff released counts for the rulings before it.
      world.pass(1);
      if (contested) await this.#decide(contested.match, 'dismiss');
      else if (status === 'settling' && heldUntil !== null)
        await releasePrizes(world.deps, this.judge, world.key(), { id: this.id, reason: 'Looked at.' });
      else if (dueAt !== null) await toNextStage(world, this.id);
      else {
        const { called } = await bracketIn(world, this.id);
        const match = [...called][0] ?? 0;
        const row = await matchOf(world, this.id, match);
        if (row.status === 'disputed')
          await ruleMatch(world.deps, this.judge, world.key(), {
            tournamentId: this.id,
            match,
            winnerId: null,
            isDraw: false,
            games: null,
            reason: 'Nobody can tell.',
          });
        else await untilDue(world, this.id, match);
      }
      await passTime(world);
    }
    throw new Error('the tournament does not end');
  }

  /** Some of what was won is staked elsewhere, so that what is taken back is not always there. */
  async spend(): Promise<void> {
    const elsewhere = await openTournament(world, this.organiser, { buyInCents: ELSEWHERE });
    for (const actor of this.crowd)
      if (this.#pick(2) === 0) {
        await enter(world, actor, elsewhere);
        this.#spent.add(actor.userId);
      }
  }

  /** Another outcome after everything was paid, with all that it opens; a refusal changes nothing. */
  async correct(admin: Actor): Promise<void> {
    this.done++;
    const entrants = await listEntrants(world.db.read, this.id);
    const named = (match: number, slots: readonly number[]): CorrectionInput['results'][number] => {
      const seed = this.#pick(6) === 0 ? undefined : slots[this.#pick(2)];
      const winnerId = entrants.find((one) => one.seed === seed)?.userId ?? null;
      return { match, winnerId, isDraw: winnerId === null && this.#pick(2) === 0, games: null };
    };
    const { match, one, other } = this.#one(await listMatches(world.db.read, this.id));
    const { userId, place } = this.#one(entrants);
    const isVerdict = this.#pick(3) === 0;
    const asked: CorrectionInput = {
      tournamentId: this.id,
      results: isVerdict ? [] : [named(match, [one, other])],
      verdicts: isVerdict ? [{ userId, isCheat: place !== null }] : [],
    };
    try {
      let preview = await previewCorrection(world.deps, admin, asked);
      for (; preview.open.length > 0; preview = await previewCorrection(world.deps, admin, asked))
        asked.results.push(...preview.open.map((open) => named(open.match, open.slots)));
      const decision = { ...asked, version: preview.version, reason: 'Seen on the recording.' };
      await correctTournament(world.deps, admin, world.key(), decision);
      this.corrected++;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
    await this.expectEnded();
  }

  /** Everybody has what they brought, with what the tournament as it stands brings them; what of it is spent is owed. */
  async #expectDue(): Promise<void> {
    const row = await tournamentOf(world, this.id);
    const dues = row.status === 'completed' ? duesOf(row, await bracketIn(world, this.id)) : null;
    const seedOf = new Map((await listEntrants(world.db.read, this.id)).map(({ userId, seed }) => [userId, seed]));
    for (const actor of this.crowd) {
      const seed = seedOf.get(actor.userId) ?? null;
      const won = dues === null || seed === null ? 0 : (dues.get(seed) ?? 0) - HELD;
      const spent = this.#spent.has(actor.userId) ? ELSEWHERE_HELD : 0;
      const owed = await accountCents(world.db.read, `house:debt:${actor.userId}`);
      expect((await world.balance(actor)) + owed).toBe(WALLET + won - spent);
    }
    const isPaid = row.status === 'completed' && (await prizesOf(world, this.id)).some((cents) => cents > 0);
    const owed = await accountCents(world.db.read, `house:debt:${this.organiser.userId}`);
    expect((await world.balance(this.organiser)) + owed).toBe(CHEST - (isPaid ? row.guaranteeCents : 0));
  }

  async expectEnded(): Promise<void> {
    const row = await tournamentOf(world, this.id);
    const { status, field } = row;
    await this.expectSound();
    await this.#expectDue();
    if (status !== 'completed') return;
    const { graph, folded } = await bracketIn(world, this.id);
    const places = placesOf(graph, folded);
    const isTable = graph.plan.format.kind === 'robin' || graph.plan.format.kind === 'swiss';
    if (!isTable && places.length > 0) expect(places[0]).toHaveLength(1);
    const prizes = await prizesOf(world, this.id);
    expect(prizes.reduce((sum, cents) => sum + cents, 0)).toBe(places.length > 0 ? poolOf(row, field ?? 0) : 0);
  }
}

const STEPS = 60;
const CORRECTIONS = 10;
/** With 60 steps and more each, 20,000 commands where one digs. */
const RUNS = runsOf(engine === 'sqlite' ? { gate: 8, full: 8, deep: 60 } : { gate: 5, full: 5, deep: 60 });

it.each(FORMATS)(
  'whatever is done to a tournament of the format %s, corrections of what was paid among it, the books are sound after it, one is champion, the prizes sum to the pool, and everybody has what is due',
  async (format: FormatKind) => {
    const judge = await world.player({ role: 'moderator' });
    const admin = await world.player({ role: 'administrator' });
    const ended: string[] = [];
    let corrected = 0;
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.integer({ min: 2, max: 9 }), async (seed, capacity) => {
        const organiser = await world.player({ cents: CHEST });
        const id = await openTournament(world, organiser, {
          format,
          capacity,
          groupSize: 3,
          hasThird: seed % 2 === 0,
          guaranteeCents: seed % 3 === 0 ? 0 : 33_33,
        });
        const crowd = [];
        for (let n = 0; n < 10; n++) crowd.push(await world.player({ cents: WALLET }));
        const play = new Play(id, organiser, judge, crowd, seededRandom(seed));
        for (const actor of crowd.slice(0, capacity)) await enter(world, actor, id);
        for (let n = 0; n < STEPS; n++) await play.step();
        await play.finish();
        await play.expectEnded();
        await play.spend();
        const { status } = await tournamentOf(world, id);
        for (let n = 0; n < CORRECTIONS && status === 'completed'; n++) await play.correct(admin);
        corrected += play.corrected;
        ended.push((await tournamentOf(world, id)).status);
        expect(await findViolations(world.db.read)).toEqual([]);
      }),
      { numRuns: RUNS, seed: 13, endOnFailure: true },
    );
    // The seed is fixed: what it leads to is no chance.
    expect(ended).toContain('completed');
    expect(corrected).toBeGreaterThan(RUNS);
  },
  runsOf({ gate: 240_000, full: 240_000, deep: 1_800_000 }),
);
