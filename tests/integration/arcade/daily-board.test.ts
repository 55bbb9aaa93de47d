// @module-tag engines
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stageMs } from '../../../domain/arcade/course.ts';
import { writeStage } from '../../../domain/arcade/log.ts';
import { DAY, HOUR } from '../../../domain/shared/time.ts';
import { engine } from '../../../db/client/kit.ts';
import { readStages } from '../../../db/arcade/run.queries.ts';
import { events } from '../../../db/events/event.table.ts';
import { readBalance } from '../../../db/wallet/wallet.queries.ts';
import { beginRun } from '../../../gateway/arcade/runs/begin-run.ts';
import { endContests } from '../../../gateway/arcade/end-contests.ts';
import { endRuns } from '../../../gateway/arcade/runs/end-runs.ts';
import { type EnterArcadeInput, enterArcade } from '../../../gateway/arcade/runs/enter-arcade.ts';
import { handInStage } from '../../../gateway/arcade/runs/hand-in-stage.ts';
import { leaveArcade } from '../../../gateway/arcade/runs/leave-arcade.ts';
import { readDailyBoard, readDailyBoards } from '../../../gateway/arcade/boards/read-daily.ts';
import { readOwnRun, readWaiting } from '../../../gateway/arcade/runs/read-run.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { PRACTICE, base64, enter, playTicket, rulesOf, runOf } from '../../support/arcade-steps.ts';
import { World, codeOf } from '../../support/world.ts';
import { archived, eraseRoom } from '../../support/personal-data.ts';

let world: World;
beforeAll(async () => {
  world = await World.open({ connections: 8 });
});
afterAll(() => world.close());

type Game = 'spark-line' | 'turncoat' | 'plumb-line' | 'copy-desk' | 'counterweight';
const terms = (game: Game): Partial<EnterArcadeInput> => ({ ...PRACTICE, game, mode: 'daily' });
const board = (actor: Actor, game: Game) => readDailyBoard(world.db.read, actor.userId, game, world.now);
/** The next day, at its beginning. */
const nextDay = (): void => world.pass(DAY - (world.now % DAY));

async function play(game: Game, skill: number | null): Promise<{ actor: Actor; id: string }> {
  const actor = await world.player();
  const id = await enter(world, actor, terms(game));
  await playTicket(world, actor, id, skill);
  return { actor, id };
}

describe('the board of a day', () => {
  it('is one course for all, ranks runs once the server has played them again, and moves no coins and no rating', async () => {
    nextDay();
    const [weak, strong, idle] = [
      await play('spark-line', 0.7),
      await play('spark-line', 1.5),
      await play('spark-line', null),
    ];
    const runs = await Promise.all([weak, strong, idle].map(({ id }) => runOf(world.db, id)));
    expect(new Set(runs.map(({ contest }) => contest.commitment)).size).toBe(1);
    const { standings, own, entrants, endsAt } = await board(idle.actor, 'spark-line');
    expect(standings.map(({ player, place }) => [player.id, place])).toEqual([
      [strong.actor.userId, 1],
      [weak.actor.userId, 2],
      [idle.actor.userId, 3],
    ]);
    expect(standings.map(({ score }) => score)).toEqual([runs[1], runs[0], runs[2]].map((one) => one?.run.score));
    expect([own?.place, entrants, endsAt % DAY]).toEqual([3, 3, 0]);
    expect(runs.every(({ run }) => run.ratingAfterMicro === null)).toBe(true);
    expect(await readBalance(world.db.read, strong.actor.userId, 'BC')).toBe(0);
    expect(await readOwnRun(world.deps, strong.actor, strong.id)).toMatchObject({ result: { paid: 0, isWon: false } });
    expect(await readWaiting(world.deps, strong.actor)).toEqual([]);
    const all = await readDailyBoards(world.db.read, weak.actor.userId, world.now);
    expect(all.filter((one) => one.entrants > 0).map((one) => [one.game, one.own?.place])).toEqual([['spark-line', 2]]);
    const told = await world.db.read
      .select()
      .from(events)
      .where(and(eq(events.type, 'arcade.run-counted'), eq(events.entityId, strong.actor.userId)));
    expect(told).toHaveLength(1);
  });

  it('counts one run of each player, where a ticket that was given back is none', async () => {
    nextDay();
    const actor = await world.player();
    const ticket = await enter(world, actor, terms('turncoat'));
    await leaveArcade(world.deps, actor, ticket);
    const id = await enter(world, actor, terms('turncoat'));
    await playTicket(world, actor, id, 1);
    expect(await codeOf(enter(world, actor, terms('turncoat')))).toBe('ARCADE_DAILY_PLAYED');
    expect(await codeOf(enter(world, actor, { ...terms('turncoat'), entry: 200 }))).toBe('ARCADE_ENTRY');
    expect((await board(actor, 'turncoat')).entrants).toBe(1);
    nextDay();
    expect(await codeOf(enter(world, actor, terms('turncoat')))).toBe('ok');
  });

  it('answers each key as before after its ticket was given back and taken again, and enters nobody twice', async () => {
    nextDay();
    const actor = await world.player();
    const call = (key: string) => enterArcade(world.deps, actor, key, { ...PRACTICE, ...terms('turncoat') });
    const [first, second] = [world.key(), world.key()];
    const ticket = await call(first);
    await leaveArcade(world.deps, actor, ticket);
    expect(await call(first)).toBe(ticket);
    expect(await readOwnRun(world.deps, actor, ticket)).toMatchObject({ state: 'void' });
    const again = await call(second);
    expect([await call(first), await call(second)]).toEqual([ticket, again]);
    for (const id of [ticket, again])
      expect(await readOwnRun(world.deps, actor, id)).toMatchObject({ id, state: 'entered' });
    expect((await runOf(world.db, again)).contest.taken).toBe(1);
    await playTicket(world, actor, again, 1);
    expect(await call(first)).toBe(ticket);
    expect(await board(actor, 'turncoat')).toMatchObject({ entrants: 1, own: { place: 1 }, ownRunId: again });
  });

  it('gives a ticket back once a key, however late the call comes again', async () => {
    nextDay();
    const actor = await world.player();
    const ticket = await enter(world, actor, terms('turncoat'));
    const key = world.key();
    expect(await leaveArcade(world.deps, actor, ticket, key)).toBe(ticket);
    const again = await enter(world, actor, terms('turncoat'));
    expect(again).toBe(ticket);
    expect(await leaveArcade(world.deps, actor, ticket, key)).toBe(ticket);
    expect(await readOwnRun(world.deps, actor, again)).toMatchObject({ state: 'entered' });
    expect((await runOf(world.db, again)).contest.taken).toBe(1);
    await leaveArcade(world.deps, actor, ticket, world.key());
    expect(await readOwnRun(world.deps, actor, again)).toMatchObject({ state: 'void' });
  });

  it('loses the run of an account that is closed while it is under way, and goes on for the others', async () => {
    nextDay();
    const other = await play('counterweight', 1);
    const actor = await world.player();
    const id = await enter(world, actor, terms('counterweight'));
    await beginRun(world.deps, actor, id);
    world.pass(stageMs(await rulesOf('counterweight')));
    await handInStage(world.deps, actor, {
      runId: id,
      stage: 0,
      bytes: base64(writeStage(await rulesOf('counterweight'), [])),
    });
    await world.db.transact((tx) => eraseRoom(world.deps, tx, 'arcade', actor.userId));
    expect(await runOf(world.db, id)).toMatchObject({
      run: { state: 'void', score: null, dueAt: null },
      contest: { state: 'open', taken: 1 },
    });
    expect(await readStages(world.db.read, id)).toEqual([]);
    expect(await archived(world.db.read, 'arcade', actor.userId)).toMatchObject({ ratings: [], freeDays: [] });
    expect((await board(other.actor, 'counterweight')).standings.map(({ player }) => player.id)).toEqual([
      other.actor.userId,
    ]);
    world.pass(HOUR);
    await endRuns(world.deps);
    nextDay();
    await endContests(world.deps);
    expect((await runOf(world.db, id)).run).toMatchObject({ state: 'void', score: null });
    expect((await runOf(world.db, other.id)).contest.state).toBe('settled');
    expect(await codeOf(readOwnRun(world.deps, other.actor, id))).toBe('NOT_FOUND');
  });

  it('closes at the end of the UTC day, also without a gateway that has closed it, and shows its runs only then', async () => {
    nextDay();
    const [one, other] = [await play('plumb-line', 1), await play('plumb-line', null)];
    const see = () => codeOf(readOwnRun(world.deps, other.actor, one.id));
    await endContests(world.deps);
    const { contest } = await runOf(world.db, one.id);
    expect([await see(), contest.state]).toEqual(['NOT_FOUND', 'open']);
    nextDay();
    expect((await board(one.actor, 'plumb-line')).standings).toEqual([]);
    const next = await enter(world, one.actor, terms('plumb-line'));
    expect((await runOf(world.db, next)).contest.id).not.toBe(contest.id);
    await endContests(world.deps);
    expect((await runOf(world.db, one.id)).contest).toMatchObject({ state: 'settled' });
    expect(await see()).toBe('ok');
  });

  it('does not rank what nobody can have played, and takes no second run for it', async () => {
    nextDay();
    const actor = await world.player();
    const id = await enter(world, actor, terms('copy-desk'));
    await beginRun(world.deps, actor, id);
    world.pass(stageMs(await rulesOf('copy-desk')));
    await handInStage(world.deps, actor, { runId: id, stage: 0, bytes: base64(Uint8Array.of(1, 255, 127, 0)) });
    world.pass(HOUR);
    await endRuns(world.deps);
    expect(await board(actor, 'copy-desk')).toMatchObject({ entrants: 0, own: null, ownRunId: id });
    expect(await codeOf(enter(world, actor, terms('copy-desk')))).toBe('ARCADE_DAILY_PLAYED');
  });
});

describe.runIf(engine === 'postgres')('two gateways', () => {
  it('open one board of a game for all who come at once', async () => {
    nextDay();
    const other = await World.open({ url: world.url, seed: 'boards' });
    other.now = world.now;
    const players = [];
    for (let n = 0; n < 6; n++) players.push(await world.player());
    const ids = await Promise.all(
      players.map((actor, n) => enter(n % 2 === 0 ? world : other, actor, terms('counterweight'))),
    );
    const contests = await Promise.all(ids.map(async (id) => (await runOf(world.db, id)).contest));
    expect(new Set(contests.map(({ id }) => id)).size).toBe(1);
    expect(contests[0]?.taken).toBe(6);
    await other.close();
  });
});
