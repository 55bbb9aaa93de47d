import { createHash } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { stageMs } from '../../../domain/arcade/course.ts';
import type { EnterArcadeInput } from '../../../gateway/arcade/enter-arcade.ts';
import { randomOf } from '../../../domain/arcade/random.ts';
import { HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { arcadeContests, arcadeRuns } from '../../../db/arcade/arcade.table.ts';
import { readOpenRun } from '../../../db/arcade/run.queries.ts';
import { readBalance } from '../../../db/wallet/wallet.queries.ts';
import { beginRun } from '../../../gateway/arcade/begin-run.ts';
import { endContests } from '../../../gateway/arcade/end-contests.ts';
import { endRuns } from '../../../gateway/arcade/end-runs.ts';
import { handInStage } from '../../../gateway/arcade/hand-in-stage.ts';
import { leaveArcade } from '../../../gateway/arcade/leave-arcade.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import type { Deps } from '../../../gateway/kernel/deps.ts';
import { PRACTICE, base64, coinPlayer, enter, playTicket, rulesOf } from '../../support/arcade-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { World, codeOf } from '../../support/world.ts';

const STEPS = 320;
/** How often of each other a command comes. */
const WEIGHTS: Readonly<Record<string, number>> = { enter: 6, play: 8, minutes: 2 };
const COINS = 60_000;

/** What a player has, by what became of each run: nothing else may ever move the coins of one. */
async function expectSound(world: World, players: readonly Actor[]): Promise<void> {
  const { read } = world.db;
  const contests = new Map((await read.select().from(arcadeContests)).map((row) => [row.id, row]));
  const runs = await read.select().from(arcadeRuns).orderBy(asc(arcadeRuns.id));
  for (const { userId, username } of players) {
    const moved = runs
      .filter((run) => run.userId === userId && run.state !== 'void')
      .map((run) => {
        const contest = contests.get(run.contestId);
        if (!contest || contest.state === 'void') return 0;
        return run.paid - contest.entry - contest.fee;
      });
    const expected = moved.reduce((sum, amount) => sum + amount, COINS);
    expect([username, await readBalance(read, userId, 'BC')]).toEqual([username, expected]);
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
  expect(await findViolations(read, { isOrdered: false })).toEqual([]);
}

it(`whatever ${STEPS} entries, runs, forgeries, absences and faults come to, coins are where the runs say`, async () => {
  const world = await World.open();
  const random = randomOf(createHash('sha256').update('contests of the arcade').digest());
  const rules = await rulesOf('spark-line');
  const players: Actor[] = [];
  for (let n = 0; n < 6; n++) players.push(await coinPlayer(world, COINS));
  const stranger: Deps = { ...world.deps, courseSecret: () => new Uint8Array(32) };
  const done = new Map<string, number>();

  const work = async () => {
    await endRuns(world.deps);
    await endContests(world.deps);
  };
  const openRunOf = async ({ userId }: Actor) => (await readOpenRun(world.db.read, userId))?.run;
  const modes: readonly Partial<EnterArcadeInput>[] = [
    { mode: 'skill', entry: 200 },
    { mode: 'skill', entry: 350 },
    { mode: 'battle', entry: 200 },
    { mode: 'battle', entry: 450 },
  ];
  const commands: Readonly<Record<string, (actor: Actor) => Promise<unknown>>> = {
    enter: (actor) => enter(world, actor, { ...PRACTICE, ...modes[random(modes.length)] }),
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
  world.pass(25 * HOUR);
  await work();
  await work();
  await expectSound(world, players);
  const rows = await world.db.read.select().from(arcadeContests);
  expect(rows.filter(({ state }) => state === 'open')).toEqual([]);
  const ends = rows.map(({ state, taken }) => `${state} ${Math.min(taken, 3)}`);
  expect([...new Set(ends)]).toEqual(expect.arrayContaining(['settled 2', 'settled 3', 'void 1']));
  expect([...done.keys()].toSorted()).toEqual(names.toSorted());
  await world.close();
}, 300_000);
