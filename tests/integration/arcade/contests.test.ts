import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stageMs } from '../../../domain/arcade/course.ts';
import { GAME_IDS, type GameId } from '../../../domain/arcade/games.ts';
import { microOf } from '../../../domain/arcade/rating.ts';
import { DAY, HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { lockRating, putRating } from '../../../db/arcade/rating.queries.ts';
import { readRunsOf } from '../../../db/arcade/run.queries.ts';
import { engine } from '../../../db/client/kit.ts';
import { transfers } from '../../../db/wallet/ledger.table.ts';
import { keepAddress } from '../../../db/security/known-address.queries.ts';
import { readBalance } from '../../../db/wallet/wallet.queries.ts';
import { beginRun } from '../../../gateway/arcade/runs/begin-run.ts';
import { endContests } from '../../../gateway/arcade/end-contests.ts';
import { endRuns } from '../../../gateway/arcade/runs/end-runs.ts';
import type { EnterArcadeInput } from '../../../gateway/arcade/runs/enter-arcade.ts';
import { handInStage } from '../../../gateway/arcade/runs/hand-in-stage.ts';
import { leaveArcade } from '../../../gateway/arcade/runs/leave-arcade.ts';
import { readOwnRun } from '../../../gateway/arcade/runs/read-run.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { PRACTICE, base64, coinPlayer, enter, playTicket, rulesOf, runOf } from '../../support/arcade-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { World, codeOf } from '../../support/world.ts';

const HEAT = { ...PRACTICE, mode: 'skill', entry: 200 } as const;
const BATTLE = { ...PRACTICE, mode: 'battle', entry: 200 } as const;
/** Entry and fee of 200 coins. */
const PAID = 210;

let world: World;
beforeAll(async () => {
  world = await World.open({ connections: 8 });
});
afterEach(async () => {
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
});
afterAll(() => world.close());

const coins = ({ userId }: Actor): Promise<number> => readBalance(world.db.read, userId, 'BC');
const contestOf = async (runId: string) => (await runOf(world.db, runId)).contest;

/** Each test has terms of its own, so that nobody meets the players of another. */
const OTHER_GAMES = GAME_IDS.filter((id) => id !== 'spark-line');
let made = 0;
function ownTerms() {
  const n = made++;
  return {
    game: OTHER_GAMES[n % OTHER_GAMES.length] ?? 'turncoat',
    entry: 200 + 50 * (Math.floor(n / OTHER_GAMES.length) % 7),
  };
}

async function seat(terms: EnterArcadeInput, actor?: Actor): Promise<{ actor: Actor; id: string }> {
  const who = actor ?? (await coinPlayer(world, 2 * terms.entry));
  return { actor: who, id: await enter(world, who, terms) };
}

/** Plays a ticket to its end; null is a hand that does nothing. */
const play = ({ actor, id }: { actor: Actor; id: string }, skill: number | null) => playTicket(world, actor, id, skill);

async function rate({ userId }: Actor, game: GameId, rating: number, ratedRuns = 0): Promise<void> {
  await world.db.transact(async (tx) =>
    putRating(tx, { ...(await lockRating(tx, userId, game)), ratingMicro: microOf(rating), ratedRuns }),
  );
}

describe('a heat', () => {
  it('is one course for all who enter, and pays its pool after a day among those who have played (AR-03, AR-04)', async () => {
    const seats = [await seat(HEAT), await seat(HEAT), await seat(HEAT)];
    const ids = await Promise.all(seats.map(({ id }) => contestOf(id)));
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
    expect(ids[0]).toMatchObject({ entry: 200, fee: 10, seats: 10, dueAt: world.now + DAY });
    expect(await coins(seats[0]?.actor as Actor)).toBe(400 - PAID);
    for (const [n, one] of seats.entries()) await play(one, n === 0 ? 1.4 : n === 1 ? 1 : null);
    const { contest } = await runOf(world.db, seats[0]?.id ?? '');
    expect([contest.state, contest.taken]).toEqual(['open', 3]);
    expect(await endContests(world.deps)).toBe(0);
    world.now = contest.dueAt ?? 0;
    expect(await endContests(world.deps)).toBe(1);
    const runs = await readRunsOf(world.db.read, contest.id);
    const paid = seats.map(({ id }) => runs.find((run) => run.id === id));
    expect(paid.map((run) => [run?.place, run?.paid, run?.isWon])).toEqual([
      [1, 420, true],
      [2, 180, false],
      [3, 0, false],
    ]);
    expect(await Promise.all(seats.map(({ actor }) => coins(actor)))).toEqual([610, 370, 190]);
    // All three were rated against the two others.
    const moved = paid.map((run) => (run?.ratingAfterMicro ?? 0) - (run?.ratingBeforeMicro ?? 0));
    expect(moved).toEqual([16_000_000, 0, -16_000_000]);
  });

  it('is decided with its tenth run, and the eleventh player opens the next', async () => {
    const terms = { ...HEAT, ...ownTerms() };
    const seats = [];
    for (let n = 0; n < 11; n++) seats.push(await seat(terms));
    const contests = await Promise.all(seats.map(({ id }) => contestOf(id)));
    expect(new Set(contests.slice(0, 10).map(({ id }) => id)).size).toBe(1);
    expect(contests[10]?.id).not.toBe(contests[0]?.id);
    for (const one of seats.slice(0, 10)) await play(one, null);
    expect(await contestOf(seats[0]?.id ?? '')).toMatchObject({ state: 'settled', taken: 10 });
  });

  it('gives everything back where nobody else came, and where all left', async () => {
    const terms = { ...HEAT, ...ownTerms() };
    const alone = await seat(terms);
    await play(alone, 1);
    world.pass(DAY);
    await endContests(world.deps);
    expect((await contestOf(alone.id)).state).toBe('void');
    expect(await coins(alone.actor)).toBe(2 * terms.entry);
    const left = await seat(terms);
    await leaveArcade(world.deps, left.actor, left.id);
    expect((await contestOf(left.id)).state).toBe('void');
    expect(await coins(left.actor)).toBe(2 * terms.entry);
  });

  it('waits for a ticket of the last minute and no longer: it lapses, and the others are decided', async () => {
    const terms = { ...HEAT, ...ownTerms() };
    const [one, other] = [await seat(terms), await seat(terms)];
    await play(one, 1);
    await play(other, null);
    const { dueAt } = await contestOf(one.id);
    world.now = (dueAt ?? 0) - 1;
    const late = await seat(terms);
    world.pass(1);
    expect(await endContests(world.deps)).toBe(0);
    world.pass(10 * MINUTE);
    await endRuns(world.deps);
    expect(await endContests(world.deps)).toBe(1);
    expect(await contestOf(one.id)).toMatchObject({ state: 'settled', taken: 2 });
    expect(await coins(late.actor)).toBe(2 * terms.entry);
  });

  it('takes nobody twice, and nobody whose friend or second account is in it', async () => {
    const terms = { ...HEAT, ...ownTerms() };
    const one = await seat(terms);
    const friend = await coinPlayer(world, 1_000);
    await world.befriend(one.actor, friend);
    const apart = await seat(terms, friend);
    expect((await contestOf(apart.id)).id).not.toBe((await contestOf(one.id)).id);
    await leaveArcade(world.deps, one.actor, one.id);
    const again = await seat(terms, one.actor);
    expect((await contestOf(again.id)).id).not.toBe((await contestOf(one.id)).id);
    const second = await coinPlayer(world, 1_000);
    for (const { userId } of [one.actor, friend, second])
      await world.db.transact((tx) => keepAddress(tx, { userId, addressHash: 'home', lastSeenAt: world.now }));
    const apartToo = (await contestOf((await seat(terms, second)).id)).id;
    expect([(await contestOf(again.id)).id, (await contestOf(apart.id)).id]).not.toContain(apartToo);
  });

  it('keeps the entry of whoever handed in what nobody can have played, and pays the others', async () => {
    const terms = { ...HEAT, ...ownTerms() };
    const [one, forger] = [await seat(terms), await seat(terms)];
    await play(one, null);
    await beginRun(world.deps, forger.actor, forger.id);
    world.pass(stageMs(await rulesOf(terms.game)));
    await handInStage(world.deps, forger.actor, {
      runId: forger.id,
      stage: 0,
      bytes: base64(Uint8Array.of(1, 255, 127, 0)),
    });
    world.pass(DAY);
    await endRuns(world.deps);
    await endContests(world.deps);
    expect((await runOf(world.db, forger.id)).run).toMatchObject({ state: 'refused', paid: 0 });
    expect((await runOf(world.db, one.id)).run).toMatchObject({ paid: 2 * terms.entry, isWon: true });
    expect(await coins(forger.actor)).toBe(2 * terms.entry - terms.entry - (await contestOf(one.id)).fee);
  });

  it('gives everything back to all by a fault of ours, and no rating moves', async () => {
    const terms = { ...HEAT, ...ownTerms() };
    const [one, other] = [await seat(terms), await seat(terms)];
    await play(one, 1);
    await beginRun(world.deps, other.actor, other.id);
    world.pass(DAY);
    await endRuns({ ...world.deps, courseSecret: () => new Uint8Array(32) });
    expect((await contestOf(one.id)).state).toBe('void');
    expect(await Promise.all([one, other].map(({ actor }) => coins(actor)))).toEqual([
      2 * terms.entry,
      2 * terms.entry,
    ]);
    expect((await runOf(world.db, one.id)).run.ratingAfterMicro).toBeNull();
  });
});

describe('a pair', () => {
  it('is settled by the second run, and pays both entries to the better one (AR-04)', async () => {
    const terms = { ...BATTLE, ...ownTerms() };
    const one = await seat(terms);
    await play(one, 1.3);
    expect(await contestOf(one.id)).toMatchObject({ state: 'open', seats: 2, taken: 1 });
    world.pass(HOUR);
    const other = await seat(terms);
    expect((await contestOf(other.id)).id).toBe((await contestOf(one.id)).id);
    await play(other, null);
    const contest = await contestOf(one.id);
    expect(contest).toMatchObject({ state: 'settled' });
    expect((await runOf(world.db, one.id)).run).toMatchObject({ paid: 2 * terms.entry, isWon: true, place: 1 });
    expect((await runOf(world.db, other.id)).run).toMatchObject({ paid: 0, isWon: false, place: 2 });
    const settled = await world.db.read.select().from(transfers).where(eq(transfers.subjectId, contest.id));
    expect(settled.map(({ kind }) => kind).toSorted()).toEqual(['hold', 'hold', 'settle']);
  });

  it('shows a run to the opponent once it is decided, also where the server’s secret has changed', async () => {
    const terms = { ...BATTLE, ...ownTerms() };
    const [one, other] = [await seat(terms), await seat(terms)];
    const see = (actor: Actor) => codeOf(readOwnRun(world.deps, actor, one.id));
    await play(one, 1);
    expect(await see(other.actor)).toBe('NOT_FOUND');
    expect(await readOwnRun(world.deps, one.actor, one.id)).toMatchObject({ result: null, contest: { standings: [] } });
    await play(other, null);
    expect(await see(other.actor)).toBe('ok');
    const later = { ...world.deps, courseSecret: () => new Uint8Array(32) };
    const seen = await readOwnRun(later, other.actor, one.id);
    expect(seen).toMatchObject({ isOwn: false, player: { id: one.actor.userId } });
    const { stages } = await rulesOf(terms.game);
    expect([seen.secrets.length, seen.stages.length, seen.contest.standings.length]).toEqual([stages, stages, 2]);
  });

  it('gives both everything back where nothing tells the two runs apart', async () => {
    const terms = { ...BATTLE, ...ownTerms() };
    const [one, other] = [await seat(terms), await seat(terms)];
    await play(one, null);
    await play(other, null);
    expect((await contestOf(one.id)).state).toBe('void');
    expect(await coins(one.actor)).toBe(2 * terms.entry);
  });

  it('is drawn among equals: within a hundred points, within 250 after two hours, never with a friend', async () => {
    const terms = { ...BATTLE, ...ownTerms() };
    const [one, strong, friend] = [
      await coinPlayer(world, 1_000),
      await coinPlayer(world, 1_000),
      await coinPlayer(world, 1_000),
    ];
    await rate(strong, terms.game, 1_200);
    await world.befriend(one, friend);
    const first = await contestOf((await seat(terms, one)).id);
    const third = await seat(terms, friend);
    expect((await contestOf(third.id)).id).not.toBe(first.id);
    await leaveArcade(world.deps, friend, third.id);
    const early = await seat(terms, strong);
    expect((await contestOf(early.id)).id).not.toBe(first.id);
    await leaveArcade(world.deps, strong, early.id);
    world.pass(2 * HOUR);
    expect((await contestOf((await seat(terms, strong)).id)).id).toBe(first.id);
  });
});

describe('a battle by invitation', () => {
  it('is for the named player alone, who pays the same and takes the second seat', async () => {
    const terms = { ...BATTLE, ...ownTerms() };
    const [one, other, stranger] = [
      await coinPlayer(world, 1_000),
      await coinPlayer(world, 1_000),
      await coinPlayer(world, 1_000),
    ];
    await world.befriend(one, other);
    const first = await seat({ ...terms, opponent: other.username }, one);
    const contest = await contestOf(first.id);
    expect(contest.invitedId).toBe(other.userId);
    expect((await contestOf((await seat(terms, stranger)).id)).id).not.toBe(contest.id);
    const take = (actor: Actor, over: Partial<EnterArcadeInput> = {}) =>
      codeOf(enter(world, actor, { ...terms, contestId: contest.id, ...over }));
    expect(await take(await coinPlayer(world, 1_000))).toBe('ARCADE_INVITE_OVER');
    expect(await take(other, { entry: terms.entry + 50 })).toBe('ARCADE_ENTRY');
    const second = { actor: other, id: await enter(world, other, { ...terms, contestId: contest.id }) };
    await play(first, 1);
    await play(second, null);
    expect((await runOf(world.db, first.id)).run).toMatchObject({ isWon: true, paid: 2 * terms.entry });
  });

  it('is refused for nobody, oneself, whoever is not there, and for the fourth of a day', async () => {
    const [one, other] = [await coinPlayer(world, 5_000), await coinPlayer(world, 0)];
    const offer = (opponent: string, over: Partial<EnterArcadeInput> = {}) =>
      codeOf(enter(world, one, { ...BATTLE, opponent, ...over }));
    expect(await offer(one.username)).toBe('ARCADE_INVITE');
    expect(await offer('nobody-there')).toBe('ARCADE_INVITE');
    expect(await offer(other.username, { mode: 'skill' })).toBe('ARCADE_INVITE');
    for (let n = 0; n < 3; n++) await play(await seat({ ...BATTLE, opponent: other.username }, one), null);
    expect(await offer(other.username)).toBe('ARCADE_INVITES_OVER');
    world.pass(DAY);
    expect(await offer(other.username)).toBe('ok');
  });
});

describe.runIf(engine === 'postgres')('two gateways', () => {
  it('give the last seat to one, and two that come at once meet', async () => {
    const other = await World.open({ url: world.url, seed: 'other' });
    other.now = world.now;
    for (let round = 0; round < 5; round++) {
      const terms = { ...BATTLE, ...ownTerms() };
      const first = await seat(terms);
      const players = [];
      for (let n = 0; n < 5; n++) players.push(await coinPlayer(world, 1_000));
      const ids = await Promise.all(players.map((actor, n) => enter(n % 2 === 0 ? world : other, actor, terms)));
      const contests = await Promise.all([first.id, ...ids].map(contestOf));
      expect(new Set(contests.map(({ id }) => id)).size).toBe(3);
      expect(contests.every(({ taken }) => taken === 2)).toBe(true);
    }
    await other.close();
  });

  it('let one of two who name each other at once be the third to do so, and not both', async () => {
    const other = await World.open({ url: world.url, seed: 'mutual' });
    other.now = world.now;
    for (let round = 0; round < 5; round++) {
      const [one, two] = [await coinPlayer(world, 5_000), await coinPlayer(world, 5_000)];
      for (let n = 0; n < 2; n++) await play(await seat({ ...BATTLE, opponent: two.username }, one), null);
      const codes = await Promise.all([
        codeOf(enter(world, one, { ...BATTLE, opponent: two.username })),
        codeOf(enter(other, two, { ...BATTLE, opponent: one.username })),
      ]);
      expect(codes.toSorted()).toEqual(['ARCADE_INVITES_OVER', 'ok']);
    }
    await other.close();
  });
});
