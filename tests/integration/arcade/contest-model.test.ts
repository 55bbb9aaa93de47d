import { createHash } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { stageMs } from '../../../domain/arcade/course.ts';
import type { EnterArcadeInput } from '../../../gateway/arcade/runs/enter-arcade.ts';
import { randomOf } from '../../../domain/arcade/random.ts';
import { HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { arcadeContests, arcadeRuns } from '../../../db/arcade/arcade.table.ts';
import { listOwnBrackets } from '../../../db/arcade/bracket.queries.ts';
import { arcadeBracketSeats, arcadeBrackets } from '../../../db/arcade/bracket.table.ts';
import { readOpenRun } from '../../../db/arcade/run.queries.ts';
import { readBalance } from '../../../db/wallet/wallet.queries.ts';
import { beginRun } from '../../../gateway/arcade/runs/begin-run.ts';
import { endBrackets } from '../../../gateway/arcade/brackets/end-brackets.ts';
import { endContests } from '../../../gateway/arcade/end-contests.ts';
import { endRuns } from '../../../gateway/arcade/runs/end-runs.ts';
import { enterBracket } from '../../../gateway/arcade/brackets/enter-bracket.ts';
import { leaveBracket, playBracket } from '../../../gateway/arcade/brackets/play-bracket.ts';
import { handInStage } from '../../../gateway/arcade/runs/hand-in-stage.ts';
import { leaveArcade } from '../../../gateway/arcade/runs/leave-arcade.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import type { Deps } from '../../../gateway/kernel/deps.ts';
import { PRACTICE, base64, enter, playTicket, rulesOf } from '../../support/arcade-steps.ts';
import { PURSE, PURSE_COINS, cashPlayer, switchCash } from '../../support/cash-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { runsOf } from '../../support/runs.ts';
import { World, codeOf } from '../../support/world.ts';

/** Rows are read anew after each command, so that a world that is played long is slow to check. */
const STEPS = 420;
/** More than 20,000 commands where one digs; by the rules alone as many are tried each time. */
const WORLDS = runsOf({ gate: 1, full: 1, deep: 48 });
/** How often of each other a command comes. */
const WEIGHTS: Readonly<Record<string, number>> = { enter: 8, play: 8, minutes: 2, join: 6, pair: 9 };
/** What a player comes to the model with, beside what cashPlayer gives. */
const MORE = { BC: 60_000, USD: 900_00 } as const;
const START = { BC: PURSE_COINS + MORE.BC, USD: PURSE + MORE.USD } as const;
const CURRENCIES = ['BC', 'USD'] as const;

/** What a player has, by what became of each run: nothing else may ever move the coins and the cents of one. */
async function expectSound(world: World, players: readonly Actor[]): Promise<void> {
  const { read } = world.db;
  const contests = new Map((await read.select().from(arcadeContests)).map((row) => [row.id, row]));
  const runs = await read.select().from(arcadeRuns).orderBy(asc(arcadeRuns.id));
  const brackets = new Map((await read.select().from(arcadeBrackets)).map((row) => [row.id, row]));
  const inBracket = (await read.select().from(arcadeBracketSeats)).filter(({ leftAt }) => leftAt === null);
  for (const { userId, username } of players)
    for (const currency of CURRENCIES) {
      const moved = runs.map((run) => {
        const contest = contests.get(run.contestId);
        if (run.userId !== userId || run.state === 'void' || contest?.currency !== currency) return 0;
        return contest.state === 'void' ? 0 : run.paid - contest.entry - contest.fee;
      });
      const inBrackets = inBracket.map((seat) => {
        const bracket = brackets.get(seat.bracketId);
        if (seat.userId !== userId || bracket?.currency !== currency) return 0;
        return bracket.state === 'void' ? 0 : seat.paid - bracket.entry - bracket.fee;
      });
      const expected = [...moved, ...inBrackets].reduce((sum, amount) => sum + amount, START[currency]);
      expect([username, currency, await readBalance(read, userId, currency)]).toEqual([username, currency, expected]);
    }
  for (const { id, state, seats, taken, entry, lastSecret } of contests.values()) {
    const own = runs.filter((run) => run.contestId === id);
    const seated = own.filter((run) => run.state !== 'void');
    if (state === 'open') expect(seated).toHaveLength(taken);
    expect(taken).toBeLessThanOrEqual(seats);
    expect(lastSecret !== null).toBe(state === 'settled');
    if (state !== 'settled' || seats === 1) continue;
    expect(seated.reduce((sum, { paid }) => sum + paid, 0)).toBe(entry * seated.length);
    expect(seated.filter(({ isWon }) => isWon).length).toBeLessThanOrEqual(1);
  }
  for (const { id, state, size, taken, entry } of brackets.values()) {
    const own = inBracket.filter(({ bracketId }) => bracketId === id);
    if (state !== 'void') expect(own).toHaveLength(taken);
    if (state === 'playing' || state === 'settled') expect(taken).toBe(size);
    if (state === 'settled') expect(own.reduce((sum, { paid }) => sum + paid, 0)).toBe(entry * size);
    const pairs = [...contests.values()].filter(({ bracketId }) => bracketId === id);
    if (state === 'settled' || state === 'void') expect(pairs.filter((pair) => pair.state === 'open')).toEqual([]);
    // Nobody who is under way in a bracket waits for nothing: some pair is open until it is over.
    if (state === 'playing') expect(pairs.some((pair) => pair.state === 'open')).toBe(true);
  }
  expect(await findViolations(read, { isOrdered: false })).toEqual([]);
}

async function playWorld(seed: string) {
  const world = await World.open();
  const random = randomOf(createHash('sha256').update(seed).digest());
  const rules = await rulesOf('spark-line');
  const players: Actor[] = [];
  await switchCash(world, await world.player({ role: 'administrator' }), true);
  for (let n = 0; n < 6; n++) {
    const actor = await cashPlayer(world);
    await world.pay(actor, MORE.BC, 'BC');
    await world.pay(actor, MORE.USD);
    players.push(actor);
  }
  // What they won to be let play for money is no part of the model.
  const before = new Set((await world.db.read.select().from(arcadeContests)).map(({ id }) => id));
  const stranger: Deps = { ...world.deps, courseSecret: () => new Uint8Array(32) };
  const done = new Map<string, number>();

  const work = async () => {
    await endRuns(world.deps);
    await endContests(world.deps);
    await endBrackets(world.deps);
  };
  const ownBracket = async ({ userId }: Actor) => {
    const own = await listOwnBrackets(world.db.read, userId, 0);
    return own[random(Math.max(1, own.length))];
  };
  const openRunOf = async ({ userId }: Actor) => (await readOpenRun(world.db.read, userId))?.run;
  const modes: readonly Partial<EnterArcadeInput>[] = [
    { mode: 'skill', entry: 200 },
    { mode: 'skill', entry: 350 },
    { mode: 'battle', entry: 200 },
    { mode: 'battle', entry: 450 },
    { mode: 'skill', currency: 'USD', entry: 5_00 },
    { mode: 'battle', currency: 'USD', entry: 10_00 },
  ];
  const commands: Readonly<Record<string, (actor: Actor) => Promise<unknown>>> = {
    enter: (actor) => enter(world, actor, { ...PRACTICE, ...modes[random(modes.length)] }),
    join: (actor) => {
      const { mode: _mode, ...terms } = PRACTICE;
      const stakes = [{ entry: 250 }, { entry: 450 }, { entry: 5_00, currency: 'USD' }] as const;
      return enterBracket(world.deps, actor, world.key(), { ...terms, ...(stakes[random(3)] ?? stakes[0]), size: 4 });
    },
    pair: async (actor) => {
      const bracket = await ownBracket(actor);
      const skill = random(3) === 0 ? null : 1;
      return bracket && playTicket(world, actor, await playBracket(world.deps, actor, bracket.id), skill);
    },
    leaveBracket: async (actor) => {
      const bracket = await ownBracket(actor);
      return bracket && leaveBracket(world.deps, actor, bracket.id);
    },
    invite: (actor) => {
      const opponent = players[random(players.length)]?.username ?? '';
      return enter(world, actor, { ...PRACTICE, mode: 'battle', entry: 300, opponent });
    },
    leave: async (actor) => {
      const run = await openRunOf(actor);
      return run && leaveArcade(world.deps, actor, run.id);
    },
    play: async (actor) => {
      const run = await openRunOf(actor);
      if (run?.state === 'entered') await playTicket(world, actor, run.id, random(3) === 0 ? null : 1);
    },
    abandon: async (actor) => {
      const run = await openRunOf(actor);
      return run && beginRun(world.deps, actor, run.id);
    },
    forge: async (actor) => {
      const run = await openRunOf(actor);
      if (run?.state !== 'entered') return;
      await beginRun(world.deps, actor, run.id);
      world.pass(stageMs(rules));
      await handInStage(world.deps, actor, { runId: run.id, stage: 0, bytes: base64(Uint8Array.of(1, 255, 127, 0)) });
    },
    minutes: () => {
      world.pass(random(15) * MINUTE);
      return work();
    },
    hours: () => {
      world.pass(random(6) * HOUR);
      return work();
    },
    work,
    fault: async () => {
      if (random(4) > 0) return;
      world.pass(2 * MINUTE);
      await endRuns(stranger);
    },
  };
  const names = Object.keys(commands);
  const dealt = names.flatMap((name) => Array.from({ length: WEIGHTS[name] ?? 1 }, () => name));
  for (let step = 0; step < STEPS; step++) {
    const name = dealt[random(dealt.length)] ?? '';
    const actor = players[random(players.length)];
    if (!actor) throw new Error('nobody plays');
    const code = await codeOf(commands[name]?.(actor) ?? Promise.resolve());
    if (code === 'ok') done.set(name, (done.get(name) ?? 0) + 1);
    await expectSound(world, players);
  }
  // Nothing is left behind once everybody's time is over.
  // A bracket has two rounds, and each pair of it two courses at most.
  for (let round = 0; round < 5; round++) {
    world.pass(25 * HOUR);
    for (let n = 0; n < 4; n++) await work();
  }
  await expectSound(world, players);
  const rows = (await world.db.read.select().from(arcadeContests)).filter(({ id }) => !before.has(id));
  expect(rows.filter(({ state }) => state === 'open')).toEqual([]);
  const brackets = await world.db.read.select().from(arcadeBrackets);
  await world.close();
  const ends = rows.map(({ currency, state, taken }) => `${currency} ${state} ${Math.min(taken, 3)}`);
  return {
    done: [...done.keys()],
    ends,
    brackets: brackets.map(({ currency, state }) => `${currency} ${state}`),
    names,
  };
}

it(
  `whatever ${WORLDS * STEPS} entries, runs, forgeries, absences and faults come to, coins and cents are after each where the runs say`,
  async () => {
    const [done, ends, states] = [new Set<string>(), new Set<string>(), new Set<string>()];
    let names: readonly string[] = [];
    for (let n = 0; n < WORLDS; n++) {
      const world = await playWorld(`contests of the arcade${n === 0 ? '' : `, ${n}`}`);
      for (const name of world.done) done.add(name);
      for (const end of world.ends) ends.add(end);
      for (const state of world.brackets) states.add(state);
      ({ names } = world);
    }
    expect([...states].toSorted()).toEqual(['BC settled', 'BC void', 'USD settled', 'USD void']);
    const known = ['BC settled 2', 'BC settled 3', 'BC void 1', 'USD settled 2', 'USD void 1'];
    expect([...ends]).toEqual(expect.arrayContaining(known));
    expect([...done].toSorted()).toEqual(names.toSorted());
  },
  runsOf({ gate: 300_000, full: 300_000, deep: 2_400_000 }),
);
