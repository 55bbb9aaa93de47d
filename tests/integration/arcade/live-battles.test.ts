// @module-tag engines
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stageMs } from '../../../domain/arcade/course.ts';
import { GAME_IDS, type GameId } from '../../../domain/arcade/games.ts';
import { scoreAfter } from '../../../domain/arcade/live-battle.ts';
import { writeStage } from '../../../domain/arcade/log.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import { engine } from '../../../db/client/kit.ts';
import { readStages } from '../../../db/arcade/run.queries.ts';
import { readBalance } from '../../../db/wallet/wallet.queries.ts';
import { beginRun } from '../../../gateway/arcade/runs/begin-run.ts';
import { beginTogether } from '../../../gateway/arcade/runs/begin-together.ts';
import { endRuns } from '../../../gateway/arcade/runs/end-runs.ts';
import { handInStage } from '../../../gateway/arcade/runs/hand-in-stage.ts';
import { leaveArcade } from '../../../gateway/arcade/runs/leave-arcade.ts';
import { readOwnRun } from '../../../gateway/arcade/runs/read-run.ts';
import { revealSecret } from '../../../gateway/arcade/runs/reveal-secret.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import {
  PRACTICE,
  base64,
  coinPlayer,
  courseOfRun,
  enter,
  inputsOf,
  playTicket,
  rulesOf,
  runOf,
} from '../../support/arcade-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { World, codeOf } from '../../support/world.ts';

const LEAD_MS = 5 * SECOND;
/** Entry and fee of 200 coins. */
const PAID = 210;

let world: World;
/** Another gateway on the same database; SQLite belongs to one process, so that there it is the same. */
let second: World;
beforeAll(async () => {
  world = await World.open({ connections: 6 });
  second = engine === 'postgres' ? await World.open({ url: world.url, seed: 'second' }) : world;
});
afterEach(async () => {
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
});
afterAll(async () => {
  if (second !== world) await second.close();
  await world.close();
});

/** The other gateway, by the same clock. */
function elsewhere(): World {
  second.now = world.now;
  return second;
}

interface Seated {
  readonly actor: Actor;
  readonly id: string;
}

/** Each test plays another game, so that nobody meets the players of another. */
const games = GAME_IDS.values();
function nextGame(): GameId {
  const { value } = games.next();
  if (!value) throw new Error('no game is left');
  return value;
}

/** Two who have drawn seats in one battle for 200 coins. */
async function pair(game: GameId = nextGame()): Promise<[Seated, Seated]> {
  const seat = async (): Promise<Seated> => {
    const actor = await coinPlayer(world, 400);
    return { actor, id: await enter(world, actor, { ...PRACTICE, game, mode: 'battle', entry: 200 }) };
  };
  const both: [Seated, Seated] = [await seat(), await seat()];
  expect((await runOf(world.db, both[0].id)).contest.id).toBe((await runOf(world.db, both[1].id)).contest.id);
  return both;
}

const ready = ({ actor, id }: Seated, { deps }: World = world) => beginTogether(deps, actor, id);
const seenBy = ({ actor, id }: Seated) => readOwnRun(world.deps, actor, id);
const liveOf = async (seated: Seated) => (await seenBy(seated)).contest.live;

/** Both say at once, each at a gateway of their own, that they are ready. */
const readyAtOnce = (one: Seated, other: Seated) => Promise.all([ready(one), ready(other, elsewhere())]);

/** Hands in what a made-up hand has done in a stage. */
async function handIn({ actor, id }: Seated, stage: number, skill: number | null, by: World = world) {
  const { contest } = await runOf(world.db, id);
  const inputs = (await inputsOf(world.deps, id, skill))[stage] ?? [];
  const bytes = base64(writeStage(await rulesOf(contest.game), inputs));
  return handInStage(by.deps, actor, { runId: id, stage, bytes });
}

const score = async ({ id }: Seated, count: number): Promise<number | null> => {
  const { contest } = await runOf(world.db, id);
  const bytes = (await readStages(world.db.read, id)).map((stage) => stage.bytes);
  return scoreAfter(await rulesOf(contest.game), await courseOfRun(world.deps, id), bytes, count);
};

describe('two who are ready', () => {
  it('at once, at two gateways, begin at one instant that is a moment away, and not before (AR-03)', async () => {
    const [one, other] = await pair();
    await readyAtOnce(one, other);
    const startsAt = world.now + LEAD_MS;
    for (const { actor, id } of [one, other]) {
      const { run, contest } = await runOf(world.db, id);
      expect([run.state, run.startedAt, contest.startsAt]).toEqual(['begun', startsAt, startsAt]);
      expect(await codeOf(revealSecret(world.deps, actor, id, 0))).toBe('ARCADE_SECRET_EARLY');
    }
    expect((await seenBy(one)).secrets).toEqual([]);
    world.pass(LEAD_MS);
    const [first, same] = [
      await revealSecret(world.deps, one.actor, one.id, 0),
      await revealSecret(world.deps, other.actor, other.id, 0),
    ];
    expect(first).toBe(same);
  });

  it('say it again, and move nothing', async () => {
    const [one, other] = await pair();
    await ready(one);
    world.pass(10 * SECOND);
    await ready(one);
    expect((await liveOf(one))?.readyUntil).toBe(world.now + 20 * SECOND);
    await ready(other);
    const { startedAt, dueAt } = (await runOf(world.db, one.id)).run;
    world.pass(2 * SECOND);
    await ready(one);
    await ready(other);
    expect((await runOf(world.db, one.id)).run).toMatchObject({ startedAt, dueAt });
  });

  it('do not know each other’s name before both begin, unless one has invited the other', async () => {
    const [one, other] = await pair();
    await ready(one);
    expect(await liveOf(other)).toMatchObject({ opponent: null, opponentReadyUntil: world.now + 30 * SECOND });
    await ready(other);
    expect((await liveOf(other))?.opponent?.username).toBe(one.actor.username);
    const [host, guest] = [await coinPlayer(world, 400), await coinPlayer(world, 400)];
    const battle = { ...PRACTICE, game: nextGame(), mode: 'battle', entry: 200 } as const;
    const id = await enter(world, host, { ...battle, opponent: guest.username });
    expect((await readOwnRun(world.deps, host, id)).contest.live).toBeNull();
    const { contestId } = (await runOf(world.db, id)).run;
    const taken = { actor: guest, id: await enter(world, guest, { ...battle, contestId }) };
    expect((await liveOf(taken))?.opponent?.username).toBe(host.username);
  });
});

describe('one who is ready', () => {
  it('and whose opponent does not come within thirty seconds keeps the ticket, and can play alone (AR-03)', async () => {
    const [one, other] = await pair();
    await ready(one);
    world.pass(30 * SECOND);
    expect(await liveOf(one)).toMatchObject({ readyUntil: null, startsAt: null });
    expect(await liveOf(other)).toMatchObject({ opponentReadyUntil: null });
    // Late, the other waits in turn.
    await ready(other);
    expect((await runOf(world.db, other.id)).run.state).toBe('entered');
    expect((await liveOf(one))?.opponentReadyUntil).toBe(world.now + 30 * SECOND);
    await playTicket(world, one.actor, one.id, 1);
    expect(await codeOf(ready(other))).toBe('ARCADE_LIVE_OFF');
    await playTicket(world, other.actor, other.id, null);
    expect((await runOf(world.db, one.id)).contest).toMatchObject({ state: 'settled', startsAt: null });
  });

  it('is refused beside an empty seat, after a run was begun or given back, and in other modes', async () => {
    const [one, other] = await pair();
    await beginRun(world.deps, one.actor, one.id);
    expect([await codeOf(ready(one)), await codeOf(ready(other))]).toEqual(['ARCADE_RUN_BEGUN', 'ARCADE_LIVE_OFF']);
    expect([await liveOf(one), await liveOf(other)]).toEqual([null, null]);
    expect(await codeOf(beginTogether(world.deps, other.actor, one.id))).toBe('NOT_FOUND');
    await leaveArcade(world.deps, other.actor, other.id);
    expect(await codeOf(ready(other))).toBe('ARCADE_RUN_OVER');
    const alone = await coinPlayer(world, 0);
    const practice = await enter(world, alone);
    expect(await codeOf(ready({ actor: alone, id: practice }))).toBe('ARCADE_LIVE_OFF');
  });

  it('as the other begins alone at another gateway: both begin together, or one alone and the other not at all', async () => {
    const [one, other] = await pair();
    await ready(one);
    const [together] = await Promise.all([codeOf(ready(other)), beginRun(elsewhere().deps, one.actor, one.id)]);
    const [{ run: first, contest }, { run: last }] = [await runOf(world.db, one.id), await runOf(world.db, other.id)];
    expect(first.state).toBe('begun');
    expect([together, contest.startsAt, last.startedAt]).toEqual(
      last.state === 'begun' ? ['ok', world.now + LEAD_MS, world.now + LEAD_MS] : ['ARCADE_LIVE_OFF', null, null],
    );
  });
});

describe('a battle that is played live', () => {
  it('tells the score of the other as far as the own run is in, and both the result at once (AR-03, AR-04)', async () => {
    const [one, other] = await pair();
    const rules = await rulesOf((await runOf(world.db, one.id)).contest.game);
    await readyAtOnce(one, other);
    world.pass(LEAD_MS);
    expect(await liveOf(one)).toMatchObject({ stagesIn: 0, stagesTold: 0, score: 0 });
    for (let stage = 0; stage < rules.stages; stage++) {
      world.pass(stageMs(rules));
      await handIn(one, stage, 1.4);
      // In, and not told to whoever still gives that stage.
      expect(await liveOf(other)).toMatchObject({
        stagesIn: stage + 1,
        stagesTold: stage,
        score: await score(one, stage),
      });
      expect(await liveOf(one)).toMatchObject({ stagesIn: stage, stagesTold: stage, score: await score(other, stage) });
      if (stage === rules.stages - 1) expect((await seenBy(one)).result).toBeNull();
      await handIn(other, stage, 0.4, elsewhere());
    }
    const [won, lost] = [await seenBy(one), await seenBy(other)];
    expect([won.contest.live, lost.contest.live, won.isSettled, lost.isSettled]).toEqual([null, null, true, true]);
    expect(won.result?.score).toBe(await score(one, rules.stages));
    expect(lost.result?.score).toBe(await score(other, rules.stages));
    const coins = [one, other].map(({ actor }) => readBalance(world.db.read, actor.userId, 'BC'));
    const sums = await Promise.all(coins);
    expect(sums.reduce((sum, left) => sum + left, 0)).toBe(800 - 2 * PAID + 400);
  });

  it('goes on when one breaks off: what has come counts, what has not counts as nothing, and both hear of the end', async () => {
    const [one, other] = await pair();
    const rules = await rulesOf((await runOf(world.db, one.id)).contest.game);
    await readyAtOnce(one, other);
    world.pass(LEAD_MS);
    for (let stage = 0; stage < rules.stages; stage++) {
      world.pass(stageMs(rules));
      await handIn(one, stage, 1);
      if (stage === 0) await handIn(other, stage, 1, elsewhere());
    }
    expect(await liveOf(one)).toMatchObject({ stagesIn: 1, stagesTold: 1, score: await score(other, 1) });
    // Whoever is back knows what they can give no more.
    expect((await liveOf(other))?.stagesTold).toBe(
      Math.floor((rules.stages * stageMs(rules) - 10 * SECOND) / stageMs(rules)),
    );
    world.now = (await seenBy(other)).endsAt ?? 0;
    await endRuns(world.deps);
    const [own, theirs] = [await seenBy(one), await seenBy(other)];
    expect([own.isSettled, theirs.isSettled, theirs.result?.score]).toEqual([true, true, await score(other, 1)]);
  });

  it('shows no score for what nobody can have played', async () => {
    const [one, other] = await pair();
    const rules = await rulesOf((await runOf(world.db, one.id)).contest.game);
    await readyAtOnce(one, other);
    world.pass(LEAD_MS + stageMs(rules));
    const bytes = base64(Uint8Array.of(255, 255, 255, 255));
    await handInStage(world.deps, one.actor, { runId: one.id, stage: 0, bytes });
    await handIn(other, 0, 1);
    expect(await liveOf(other)).toMatchObject({ stagesTold: 1, score: null });
  });
});
