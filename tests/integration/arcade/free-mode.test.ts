// @module-tag engines
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stageMs } from '../../../domain/arcade/course.ts';
import { writeStage } from '../../../domain/arcade/log.ts';
import { DAY, SECOND, utcDay } from '../../../domain/shared/time.ts';
import { readFreeDay, readRating } from '../../../db/arcade/rating.queries.ts';
import { arcadeDays } from '../../../db/arcade/arcade.table.ts';
import { readOpenRun } from '../../../db/arcade/run.queries.ts';
import { engine } from '../../../db/client/kit.ts';
import { transfers } from '../../../db/wallet/ledger.table.ts';
import { readBalance } from '../../../db/wallet/wallet.queries.ts';
import { beginRun } from '../../../gateway/arcade/runs/begin-run.ts';
import { endRuns } from '../../../gateway/arcade/runs/end-runs.ts';
import { handInStage } from '../../../gateway/arcade/runs/hand-in-stage.ts';
import { leaveArcade } from '../../../gateway/arcade/runs/leave-arcade.ts';
import { readRecords } from '../../../gateway/arcade/read-games.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import {
  PRACTICE,
  base64,
  coinPlayer,
  enter,
  playAgain,
  playTicket,
  rulesOf,
  runOf,
  storeRival,
  storeRivals,
} from '../../support/arcade-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { World, codeOf } from '../../support/world.ts';

const FREE = { ...PRACTICE, mode: 'free', entry: 100 } as const;

let world: World;
beforeAll(async () => {
  world = await World.open({ connections: 8 });
  // A hand of Spark Line beats nobody here by doing nothing, and all of them by doing anything at all.
  await storeRivals(world, 'spark-line', 1);
});
afterEach(async () => {
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
});
afterAll(() => world.close());

const coins = ({ userId }: Actor): Promise<number> => readBalance(world.db.read, userId, 'BC');
const today = ({ userId }: Actor) => readFreeDay(world.db.read, userId, utcDay(world.now));
const settlesOf = (contestId: string) =>
  world.db.read
    .select()
    .from(transfers)
    .where(and(eq(transfers.subjectId, contestId), eq(transfers.kind, 'settle')));

describe('an entry of free mode', () => {
  it('is taken with the ticket, and the house keeps it where nobody was beaten (AR-04, AR-05)', async () => {
    const actor = await coinPlayer(world, 300);
    const id = await enter(world, actor, { ...FREE, entry: 300 });
    expect([await coins(actor), await today(actor)]).toEqual([0, { freeRuns: 1, netCoins: -300 }]);
    await playTicket(world, actor, id);
    const { run, contest } = await runOf(world.db, id);
    expect(run).toMatchObject({ state: 'ended', score: 0, paid: 0, beaten: 0, isWon: false });
    expect(run.ratingBeforeMicro).toBe(1_000_000_000);
    expect(run.ratingAfterMicro).toBe(984_000_000);
    expect(run.rivals).toHaveLength(9);
    expect(await coins(actor)).toBe(0);
    expect(await settlesOf(contest.id)).toHaveLength(1);
  });

  it('stands in the records of its player with the way of the rating, and in nobody else’s', async () => {
    const [actor, other] = [await coinPlayer(world, 600), await coinPlayer(world, 0)];
    for (const skill of [null, 1]) await playTicket(world, actor, await enter(world, actor, FREE), skill);
    await playTicket(world, actor, await enter(world, actor, { game: 'turncoat' }), 1);
    const [stronger, weaker] = await readRecords(world.db.read, actor.userId);
    const [rated, practised] = stronger?.game === 'spark-line' ? [stronger, weaker] : [weaker, stronger];
    expect(rated).toMatchObject({ game: 'spark-line', record: { runs: 2, ratedRuns: 2, wins: 1 } });
    expect(rated?.ratings.map(({ rating }) => rating)).toEqual([984, rated?.record.rating]);
    expect(practised).toMatchObject({ game: 'turncoat', record: { runs: 0, rating: 1_000 }, ratings: [] });
    expect(practised?.record.bestScore).toBeGreaterThan(0);
    expect(await readRecords(world.db.read, other.userId)).toEqual([]);
  });

  it('pays two tenths for each rival that is beaten, and raises the rating', async () => {
    const actor = await coinPlayer(world, 200);
    const id = await enter(world, actor, { ...FREE, entry: 200 });
    await playTicket(world, actor, id, 1);
    expect((await runOf(world.db, id)).run).toMatchObject({ paid: 360, beaten: 9, isWon: true });
    expect([await coins(actor), await today(actor)]).toEqual([360, { freeRuns: 1, netCoins: 160 }]);
    expect(await readRating(world.db.read, actor.userId, 'spark-line')).toMatchObject({
      ratingMicro: 1_016_000_000,
      runs: 1,
      wins: 1,
      ratedRuns: 1,
      runId: id,
      runRatingMicro: 1_000_000_000,
    });
  });

  it('is refused without the coins, and nothing is left of it', async () => {
    const actor = await coinPlayer(world, 99);
    await expect(enter(world, actor, FREE)).rejects.toMatchObject({
      refusal: { code: 'INSUFFICIENT_FUNDS', data: { neededCoins: 100 } },
    });
    expect([await coins(actor), await today(actor)]).toEqual([99, { freeRuns: 0, netCoins: 0 }]);
  });

  it('comes back with a ticket that is given back or lapses, and so does the run of the day', async () => {
    const actor = await coinPlayer(world, 100);
    await leaveArcade(world.deps, actor, await enter(world, actor, FREE));
    expect([await coins(actor), await today(actor)]).toEqual([100, { freeRuns: 0, netCoins: 0 }]);
    const id = await enter(world, actor, FREE);
    expect(await codeOf(enter(world, actor, PRACTICE))).toBe('ARCADE_TICKET_OPEN');
    world.pass(600 * SECOND);
    await endRuns(world.deps);
    expect((await runOf(world.db, id)).contest.state).toBe('void');
    expect([await coins(actor), await today(actor)]).toEqual([100, { freeRuns: 0, netCoins: 0 }]);
  });

  it('comes back where a fault of ours ends the run, and no rating moves', async () => {
    const actor = await coinPlayer(world, 100);
    const id = await beginRun(world.deps, actor, await enter(world, actor, FREE));
    world.pass(DAY);
    const other = { ...world.deps, courseSecret: () => new Uint8Array(32) };
    await endRuns(other);
    expect((await runOf(world.db, id)).run.state).toBe('void');
    expect(await coins(actor)).toBe(100);
    expect(await readRating(world.db.read, actor.userId, 'spark-line')).toMatchObject({ runs: 0, runId: null });
  });

  it('is kept where nobody can have played what was handed in', async () => {
    const actor = await coinPlayer(world, 100);
    const id = await beginRun(world.deps, actor, await enter(world, actor, FREE));
    world.pass(stageMs(await rulesOf('spark-line')));
    await handInStage(world.deps, actor, { runId: id, stage: 0, bytes: base64(Uint8Array.of(1, 255, 127, 0)) });
    world.pass(DAY);
    await endRuns(world.deps);
    expect((await runOf(world.db, id)).run).toMatchObject({ state: 'refused', paid: 0 });
    expect(await coins(actor)).toBe(0);
  });
});

describe('the house', () => {
  it('pays once, though last stage and worker end a run at one time', async () => {
    const actor = await coinPlayer(world, 100);
    const rules = await rulesOf('spark-line');
    const id = await beginRun(world.deps, actor, await enter(world, actor, FREE));
    const bytes = base64(writeStage(rules, []));
    for (let stage = 0; stage < 9; stage++) {
      world.pass(stageMs(rules));
      await handInStage(world.deps, actor, { runId: id, stage, bytes });
    }
    world.pass(stageMs(rules) + 10 * SECOND - 1);
    const ahead = { ...world.deps, now: () => world.now + SECOND };
    await Promise.all([
      codeOf(handInStage(world.deps, actor, { runId: id, stage: 9, bytes })),
      ...Array.from({ length: 4 }, () => endRuns(ahead)),
    ]);
    world.pass(SECOND);
    await endRuns(world.deps);
    const { contest } = await runOf(world.db, id);
    expect(contest.state).toBe('settled');
    expect(await settlesOf(contest.id)).toHaveLength(1);
    expect(await playAgain(world.deps, id)).toBe(false);
  });

  it('settles by the next gateway what one has played again and died before it could store', async () => {
    const actor = await coinPlayer(world, 100);
    const rules = await rulesOf('spark-line');
    const id = await beginRun(world.deps, actor, await enter(world, actor, FREE));
    const bytes = base64(writeStage(rules, []));
    const last = async () => {
      for (let stage = 0; stage < 10; stage++) {
        world.pass(stageMs(rules));
        // The transaction that would store what the run came to never comes about.
        let transactions = 0;
        const transact: typeof world.db.transact = (work, signal) =>
          ++transactions === 2 ? Promise.reject(new Error('gone')) : world.db.transact(work, signal);
        const dying = {
          ...world.deps,
          db: Object.create(world.db, { transact: { value: transact } }) as typeof world.db,
        };
        await handInStage(stage === 9 ? dying : world.deps, actor, { runId: id, stage, bytes });
      }
    };
    await expect(last()).rejects.toThrow('gone');
    expect((await runOf(world.db, id)).run.state).toBe('begun');
    expect(await endRuns(world.deps)).toBe(0);
    world.pass(10 * SECOND);
    expect(await endRuns(world.deps)).toBe(1);
    const { run, contest } = await runOf(world.db, id);
    expect([run.state, contest.state]).toEqual(['ended', 'settled']);
    expect(await settlesOf(contest.id)).toHaveLength(1);
  });

  it('gives out ten runs a UTC day and no more', async () => {
    const actor = await coinPlayer(world, 2_000);
    for (let n = 0; n < 10; n++) await playTicket(world, actor, await enter(world, actor, FREE));
    expect(await codeOf(enter(world, actor, FREE))).toBe('FREE_RUNS_OVER');
    expect(await coins(actor)).toBe(2_000 + (await today(actor)).netCoins);
    world.pass(DAY);
    expect(await codeOf(enter(world, actor, FREE))).toBe('ok');
  });

  it('pays 200 coins a day beyond the entries and no more, also for a run that ends the day after', async () => {
    const actor = await coinPlayer(world, 600);
    const day = utcDay(world.now);
    await playTicket(world, actor, await enter(world, actor, { ...FREE, entry: 200 }), 1);
    expect(await today(actor)).toEqual({ freeRuns: 1, netCoins: 160 });
    const id = await enter(world, actor, { ...FREE, entry: 300 });
    await beginRun(world.deps, actor, id);
    await playTicket(world, actor, id, 1);
    expect((await runOf(world.db, id)).run).toMatchObject({ paid: 340, isWon: true });
    expect(await readFreeDay(world.db.read, actor.userId, day)).toEqual({ freeRuns: 2, netCoins: 200 });
    expect(await coins(actor)).toBe(800);
    const [row] = await world.db.read.select().from(arcadeDays).where(eq(arcadeDays.userId, actor.userId));
    expect(row?.netCoins).toBe(200);
  });

  it('measures by the nine that are nearest in rating, never by the player’s own run', async () => {
    const actor = await coinPlayer(world, 400);
    for (let n = 0; n < 12; n++) await storeRival(world, 'turncoat', { score: 1, rating: 600 + 100 * n });
    const id = await enter(world, actor, { ...FREE, game: 'turncoat' });
    const { run } = await runOf(world.db, id);
    expect(run.rivals.map(({ ratingMicro }) => ratingMicro / 1_000_000).toSorted((a, b) => a - b)).toEqual([
      600, 700, 800, 900, 1_000, 1_100, 1_200, 1_300, 1_400,
    ]);
    await playTicket(world, actor, id, 1);
    const next = await runOf(world.db, await enter(world, actor, { ...FREE, game: 'turncoat' }));
    expect(next.run.rivals.map(({ runId }) => runId)).not.toContain(id);
  });
});

describe.runIf(engine === 'postgres')('two gateways', () => {
  it('give out one ticket a player, and ten runs a day, however many are asked for at once', async () => {
    const other = await World.open({ url: world.url, seed: 'other' });
    other.now = world.now;
    const actor = await coinPlayer(world, 2_000);
    for (let n = 0; n < 12; n++) {
      const codes = await Promise.all(
        [world, other, world, other].map((gateway) => codeOf(enter(gateway, actor, FREE))),
      );
      expect(codes.filter((code) => code === 'ok')).toHaveLength(n < 10 ? 1 : 0);
      if (n < 10) {
        const { run } = await runOf(world.db, await openRunId(actor));
        await playTicket(world, actor, run.id);
        other.now = world.now;
      }
    }
    const { freeRuns, netCoins } = await today(actor);
    expect([freeRuns, await coins(actor)]).toEqual([10, 2_000 + netCoins]);
    await other.close();
  });
});

async function openRunId({ userId }: Actor): Promise<string> {
  const open = await readOpenRun(world.db.read, userId);
  if (!open) throw new Error('no run is open');
  return open.run.id;
}
