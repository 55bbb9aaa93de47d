import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stageMs } from '../../../domain/arcade/course.ts';
import { writeStage } from '../../../domain/arcade/log.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import { readOpenRun, readStages } from '../../../db/arcade/run.queries.ts';
import { events } from '../../../db/events/event.table.ts';
import { staffAlerts } from '../../../db/wallet/alert.table.ts';
import { beginRun } from '../../../gateway/arcade/runs/begin-run.ts';
import { endRuns } from '../../../gateway/arcade/runs/end-runs.ts';
import { enterArcade } from '../../../gateway/arcade/runs/enter-arcade.ts';
import { handInStage } from '../../../gateway/arcade/runs/hand-in-stage.ts';
import { leaveArcade } from '../../../gateway/arcade/runs/leave-arcade.ts';
import { revealSecret } from '../../../gateway/arcade/runs/reveal-secret.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import {
  PRACTICE,
  base64,
  courseOfRun,
  enter,
  playAgain,
  playTicket,
  rulesOf,
  runOf,
} from '../../support/arcade-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
let stage: number;
let actor: Actor;
const EMPTY = base64(writeStage({ fields: [] }, []));
beforeAll(async () => {
  world = await World.open();
  stage = stageMs(await rulesOf('spark-line'));
  actor = await world.player();
});
afterEach(async () => {
  expect(await findViolations(world.db.read)).toEqual([]);
  const open = await readOpenRun(world.db.read, actor.userId);
  if (open?.run.state === 'entered') await leaveArcade(world.deps, actor, open.run.id);
});
afterAll(() => world.close());

const handIn = (runId: string, n: number, bytes = EMPTY, by = actor) =>
  handInStage(world.deps, by, { runId, stage: n, bytes });
const begun = async (): Promise<string> => beginRun(world.deps, actor, await enter(world, actor));

describe('a ticket', () => {
  it('has a commitment and no secret, and no stage is given out before it is begun', async () => {
    const id = await enter(world, actor);
    const { run, contest } = await runOf(world.db, id);
    expect(run).toMatchObject({ state: 'entered', startedAt: null, dueAt: world.now + 10 * 60 * SECOND });
    expect(contest.commitment).toBe(Buffer.from((await courseOfRun(world.deps, id)).commitment).toString('hex'));
    expect(contest.lastSecret).toBeNull();
    expect(await codeOf(revealSecret(world.deps, actor, id, 0))).toBe('ARCADE_NOT_BEGUN');
    expect(await codeOf(handIn(id, 0))).toBe('ARCADE_NOT_BEGUN');
  });

  it('is the same for a repeated call, and another for another', async () => {
    const key = world.key();
    const one = await enterArcade(world.deps, actor, key, PRACTICE);
    expect(await enterArcade(world.deps, actor, key, PRACTICE)).toBe(one);
    expect(await codeOf(enterArcade(world.deps, actor, key, { ...PRACTICE, game: 'turncoat' }))).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
  });

  it('of practice makes room for the next one, begun or not', async () => {
    const one = await begun();
    const two = await enter(world, actor);
    expect((await runOf(world.db, one)).run.state).toBe('void');
    const three = await enter(world, actor, { game: 'turncoat' });
    expect((await runOf(world.db, two)).run.state).toBe('void');
    expect((await readOpenRun(world.db.read, actor.userId))?.run.id).toBe(three);
  });

  it('is gone after ten minutes, and cannot be begun then', async () => {
    const id = await enter(world, actor);
    world.pass(10 * 60 * SECOND);
    expect(await codeOf(beginRun(world.deps, actor, id))).toBe('ARCADE_RUN_OVER');
    expect(await endRuns(world.deps)).toBe(1);
    expect((await runOf(world.db, id)).run.state).toBe('void');
    expect(await endRuns(world.deps)).toBe(0);
  });

  it('is not given out for an unknown game, other rules, an entry, or a mode that is not open', async () => {
    const refused = (change: Partial<typeof PRACTICE>) => codeOf(enter(world, actor, change));
    expect([
      await refused({ game: 'chess' }),
      await refused({ version: 2 }),
      await refused({ entry: 1 }),
      await refused({ mode: 'free', entry: 150 }),
      await refused({ mode: 'bracket', entry: 200 }),
      await refused({ mode: 'free', entry: 100 }),
    ]).toEqual(['NOT_FOUND', 'ARCADE_VERSION', 'ARCADE_ENTRY', 'ARCADE_ENTRY', 'ARCADE_ENTRY', 'FREE_MODE_CLOSED']);
  });

  it('is nobody else’s to begin, play, read or give back', async () => {
    const [id, other] = [await enter(world, actor), await world.player()];
    expect([
      await codeOf(beginRun(world.deps, other, id)),
      await codeOf(revealSecret(world.deps, other, id, 0)),
      await codeOf(handIn(id, 0, EMPTY, other)),
      await codeOf(leaveArcade(world.deps, other, id)),
    ]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  });
});

describe('a run', () => {
  it('begins once: a repeated call moves nothing', async () => {
    const id = await begun();
    const { run } = await runOf(world.db, id);
    world.pass(SECOND);
    await beginRun(world.deps, actor, id);
    expect((await runOf(world.db, id)).run).toEqual(run);
    expect(await codeOf(leaveArcade(world.deps, actor, id))).toBe('ARCADE_RUN_BEGUN');
  });

  it('gives out each secret by the clock of the server, again and again, and none before', async () => {
    const id = await begun();
    const { secrets } = await courseOfRun(world.deps, id);
    const asked = (n: number) => revealSecret(world.deps, actor, id, n);
    expect(await asked(0)).toBe(Buffer.from(secrets[0] ?? []).toString('hex'));
    world.pass(stage - SECOND - 1);
    expect(await codeOf(asked(1))).toBe('ARCADE_SECRET_EARLY');
    world.pass(1);
    expect(await asked(1)).toBe(Buffer.from(secrets[1] ?? []).toString('hex'));
    expect(await asked(1)).toBe(await asked(1));
    expect([await codeOf(asked(2)), await codeOf(asked(-1)), await codeOf(asked(10))]).toEqual([
      'ARCADE_SECRET_EARLY',
      'BAD_INPUT',
      'BAD_INPUT',
    ]);
  });

  it('takes a stage once: the same bytes again are the same receipt, others are refused', async () => {
    const id = await begun();
    world.pass(stage);
    const receipt = await handIn(id, 0);
    const before = await runOf(world.db, id);
    world.pass(SECOND);
    expect(await handIn(id, 0)).toEqual(receipt);
    expect(await codeOf(handIn(id, 0, base64(Uint8Array.of(1, 5, 0))))).toBe('ARCADE_STAGE_OVER');
    expect(await runOf(world.db, id)).toEqual(before);
    expect(await readStages(world.db.read, id)).toEqual([receipt]);
  });

  it('takes no stage early, late or out of order, and no bytes that are spelled otherwise or too many', async () => {
    const id = await begun();
    world.pass(stage - SECOND - 1);
    expect(await codeOf(handIn(id, 0))).toBe('ARCADE_STAGE_EARLY');
    world.pass(stage + 1 + SECOND);
    await handIn(id, 1);
    expect(await codeOf(handIn(id, 0))).toBe('ARCADE_STAGE_OVER');
    world.pass(stage + 10 * SECOND);
    expect(await codeOf(handIn(id, 2))).toBe('ARCADE_STAGE_OVER');
    expect(await codeOf(handIn(id, 3, 'AA'))).toBe('BAD_INPUT');
    expect(await codeOf(handIn(id, 3, base64(new Uint8Array(2_049))))).toBe('BAD_INPUT');
  });

  it('is over with its last stage, and the course is told then', async () => {
    const id = await enter(world, actor);
    await playTicket(world, actor, id, 1);
    const { run, contest } = await runOf(world.db, id);
    expect(run).toMatchObject({ state: 'ended', dueAt: null, paid: 0, ratingAfterMicro: null });
    expect(run.score).toBeGreaterThan(500);
    expect(contest.state).toBe('settled');
    expect(contest.lastSecret).toBe(
      Buffer.from((await courseOfRun(world.deps, id)).secrets.at(-1) ?? []).toString('hex'),
    );
    expect(await codeOf(handIn(id, 9, base64(Uint8Array.of(1, 5, 0))))).toBe('ARCADE_RUN_OVER');
  });

  it('that stops is ended by the server ten seconds after its last stage, with what has come', async () => {
    const id = await begun();
    world.pass(stage);
    await handIn(id, 0);
    world.pass(9 * stage + 10 * SECOND - 1);
    expect(await endRuns(world.deps)).toBe(0);
    world.pass(1);
    expect(await endRuns(world.deps)).toBe(1);
    expect((await runOf(world.db, id)).run).toMatchObject({ state: 'ended', score: 0 });
  });

  it('is settled once where the worker ends it while the last stage comes in', async () => {
    const id = await begun();
    for (let n = 0; n < 9; n++) {
      world.pass(stage);
      await handIn(id, n);
    }
    world.pass(stage + 10 * SECOND - 1);
    const ahead = { ...world.deps, now: () => world.now + SECOND };
    const came = codeOf(handIn(id, 9));
    await Promise.all([came, endRuns(ahead), playAgain(ahead, id), endRuns(ahead)]);
    // Whoever was too early has left it to the next turn.
    world.pass(SECOND);
    await endRuns(world.deps);
    expect((await runOf(world.db, id)).run).toMatchObject({ state: 'ended', dueAt: null });
    expect(await readStages(world.db.read, id)).toHaveLength((await came) === 'ok' ? 10 : 9);
    const told = await world.db.read.select().from(events).where(eq(events.type, 'arcade.run-counted'));
    expect(told.filter(({ data }) => JSON.stringify(data).includes(id))).toHaveLength(1);
  });

  it('that nobody can have played scores nothing, and staff hear of it', async () => {
    const id = await begun();
    world.pass(stage);
    // An input on a tick that the stage has not got.
    await handIn(id, 0, base64(Uint8Array.of(1, 255, 127, 0)));
    world.pass(9 * stage + 10 * SECOND);
    await endRuns(world.deps);
    expect((await runOf(world.db, id)).run).toMatchObject({ state: 'refused', score: null, dueAt: null });
    const alerts = await world.db.read
      .select()
      .from(staffAlerts)
      .where(and(eq(staffAlerts.uniqueKey, `arcade-run:${id}`), isNull(staffAlerts.resolvedAt)));
    expect(alerts.map(({ kind }) => kind)).toEqual(['arcade-run']);
  });

  it('comes to nothing where the server’s secret has changed under it', async () => {
    const id = await begun();
    const other = { ...world.deps, courseSecret: () => new Uint8Array(32) };
    expect(await codeOf(revealSecret(other, actor, id, 0))).toBe('ARCADE_RUN_OVER');
    world.pass(11 * stage + 10 * SECOND);
    expect(await endRuns(other)).toBe(1);
    expect((await runOf(world.db, id)).run.state).toBe('void');
  });
});
