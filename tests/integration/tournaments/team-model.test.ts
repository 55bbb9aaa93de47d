import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { listEntrants } from '../../../db/tournaments/entrant.queries.ts';
import { seededRandom } from '../../../domain/shared/random.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { item } from '../../../domain/tournaments/graph.ts';
import { heldFor } from '../../../domain/tournaments/tournament.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { leaveTeam } from '../../../gateway/teams/change-roster.ts';
import { cancelTournament } from '../../../gateway/tournaments/desk/cancel-tournament.ts';
import { undoMatch } from '../../../gateway/tournaments/desk/rule-match.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { accountCents, findViolations } from '../../support/invariants.ts';
import { agree, propose } from '../../support/lineup-steps.ts';
import { runsOf } from '../../support/runs.ts';
import { type Squad, join, squadOf } from '../../support/team-steps.ts';
import {
  bracketIn,
  calledIn,
  comeIn,
  leave,
  openTournament,
  passTime,
  playMatch,
  toNextStage,
  tournamentOf,
  untilDue,
} from '../../support/tournament-steps.ts';
import { World } from '../../support/world.ts';

const STEPS = 40;
const RUNS = runsOf(engine === 'sqlite' ? { gate: 3, full: 3, deep: 60 } : { gate: 2, full: 2, deep: 60 });
/** Cents that neither two nor three divide. */
const BUY_IN = 10_01;

let world: World;
let judge: Actor;
let squads: readonly Squad[];
beforeAll(async () => {
  world = await World.open();
  judge = await world.player({ role: 'moderator' });
  // One more than there are places.
  squads = await Promise.all(['Arc', 'Bolt', 'Crag', 'Dell'].map((name) => squadOf(world, name, 3)));
});
afterAll(() => world.close());

/* oxlint-disable vitest/no-standalone-expect -- what each command must leave true is asked by the model itself */
/** A tournament of the model, and what may be done to it. */
class Play {
  readonly id: string;
  readonly organiser: Actor;
  readonly #teamSize: number;
  readonly #pick: (below: number) => number;

  constructor(id: string, organiser: Actor, teamSize: number, pick: (below: number) => number) {
    this.id = id;
    this.organiser = organiser;
    this.#teamSize = teamSize;
    this.#pick = pick;
  }

  /** Whom a captain names. */
  named({ members }: Squad): readonly Actor[] {
    return members.slice(0, this.#teamSize - 1);
  }

  /** A team stands in the tournament, or on its waiting list. */
  async enter(squad: Squad): Promise<void> {
    const named = this.named(squad);
    await propose(world, squad, this.id, named);
    for (const member of named) await agree(world, member, this.id);
  }

  async #before(status: string): Promise<unknown> {
    const squad = item(squads, this.#pick(squads.length));
    const member = item(squad.members, this.#pick(squad.members.length));
    const choice = this.#pick(20);
    if (choice < 2) return toNextStage(world, this.id);
    if (choice === 2) return leave(world, this.#pick(2) === 0 ? squad.captain : member, this.id);
    if (choice === 3) {
      await leaveTeam(world.deps, member);
      return join(world, squad, member);
    }
    if (status === 'check-in') return comeIn(world, squad.captain, this.id);
    if (choice < 8) return propose(world, squad, this.id, this.named(squad));
    return agree(world, choice < 12 ? member : item(this.named(squad), 0), this.id);
  }

  async #during(): Promise<unknown> {
    const tournamentId = this.id;
    const choice = this.#pick(20);
    if (choice === 0) return cancelTournament(world.deps, judge, world.key(), { id: this.id, reason: 'It is down.' });
    const results = (await bracketIn(world, this.id)).facts.flatMap((fact) =>
      fact.kind === 'result' ? [fact.match] : [],
    );
    if (choice < 4 && results.length > 0) {
      const undone = { tournamentId, match: item(results, this.#pick(results.length)), reason: 'As both agreed.' };
      return undoMatch(world.deps, this.organiser, world.key(), undone);
    }
    const [match] = await calledIn(world, this.id);
    if (match === undefined) return undefined;
    if (choice > 17) return untilDue(world, this.id, match);
    const seeded = (await listEntrants(world.db.read, this.id)).filter(({ seed }) => seed !== null);
    const players = seeded.flatMap(({ userId }) =>
      squads.flatMap(({ captain }) => (captain.userId === userId ? [captain] : [])),
    );
    return playMatch(world, { id: this.id, organiser: this.organiser, players }, match, this.#pick(2) === 0 ? 0 : 1);
  }

  /** One command; a refusal changes nothing. Afterwards what is held is what the places cost. */
  async step(): Promise<void> {
    const { status } = await tournamentOf(world, this.id);
    try {
      await (status === 'running' ? this.#during() : this.#before(status));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
    await passTime(world);
    const row = await tournamentOf(world, this.id);
    const isOver = row.status === 'completed' || row.status === 'cancelled';
    expect(await accountCents(world.db.read, `escrow:${this.id}`)).toBe(isOver ? 0 : heldFor(row));
  }
}

it(
  'whatever is done to a tournament of teams, what is held after each command is what its places cost, and the books and the figures of teams are sound after it',
  async () => {
    const log = openLog('silent');
    const ended: string[] = [];
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.integer({ min: 2, max: 3 }), async (seed, teamSize) => {
        const organiser = await world.player();
        const id = await openTournament(world, organiser, { teamSize, capacity: 3, buyInCents: BUY_IN });
        const play = new Play(id, organiser, teamSize, seededRandom(seed));
        for (const squad of squads) await play.enter(squad);
        for (let n = 0; n < STEPS; n++) await play.step();
        await deliverEverything(world.deps, log);
        await passTime(world);
        expect(await findViolations(world.db.read)).toEqual([]);
        ended.push((await tournamentOf(world, id)).status);
      }),
      { numRuns: RUNS, seed: 11, endOnFailure: true },
    );
    // The seed is fixed: what it leads to is no chance.
    expect(ended).toContain('completed');
  },
  runsOf({ gate: 240_000, full: 240_000, deep: 1_800_000 }),
);
