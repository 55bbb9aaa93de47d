import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ROLES, type Role, isStaff } from '../../../domain/accounts/roles.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { updateUserStanding, users } from '../../../db/accounts/index.ts';
import { GAMES } from '../../../domain/arcade/games.ts';
import { lockRating, putRating, readFigures } from '../../../db/arcade/rating.queries.ts';
import { notifications } from '../../../db/notifications/notification.table.ts';
import { readBalance } from '../../../db/wallet/wallet.queries.ts';
import { staffAlerts } from '../../../db/wallet/alert.table.ts';
import { decideHeld } from '../../../gateway/arcade/desk/decide-held.ts';
import { enterBracket } from '../../../gateway/arcade/brackets/enter-bracket.ts';
import { endContests } from '../../../gateway/arcade/end-contests.ts';
import { readAlertedRuns } from '../../../gateway/arcade/desk/read-alerted-runs.ts';
import { readOwnRun } from '../../../gateway/arcade/runs/read-run.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { removeMethod } from '../../../gateway/wallet/withdrawals/change-method.ts';
import { resolveAlert } from '../../../gateway/wallet/alerts/resolve-alert.ts';
import type { EnterArcadeInput } from '../../../gateway/arcade/runs/enter-arcade.ts';
import { readGame } from '../../../gateway/arcade/read-games.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { PRACTICE, coinPlayer, enter, playTicket, rulesOf, runOf } from '../../support/arcade-steps.ts';
import { PURSE, cashPlayer, playByProgram, ratedPlayer, switchCash, winForCoins } from '../../support/cash-steps.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { findViolations } from '../../support/invariants.ts';
import { addPayPal } from '../../support/payment-steps.ts';
import { World, codeOf } from '../../support/world.ts';

const CASH: EnterArcadeInput = { ...PRACTICE, mode: 'skill', currency: 'USD', entry: 10_00 };

let world: World;
let admin: Actor;
beforeAll(async () => {
  world = await World.open();
  admin = await world.player({ role: 'administrator' });
  await setCash(true);
});
afterEach(async () => {
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
});
afterAll(() => world.close());

const setCash = (isOn: boolean) => switchCash(world, admin, isOn);
const unlocked = () => cashPlayer(world);

describe('play for money', () => {
  it('is off unless it is switched on, and never for staff', async () => {
    const actor = await unlocked();
    await setCash(false);
    expect(await codeOf(enter(world, actor, CASH))).toBe('ARCADE_CASH_OFF');
    const hidden = await readGame(world.db.read, actor.userId, 'spark-line', world.now);
    expect(hidden.offers.every(({ currency }) => currency === 'BC')).toBe(true);
    await setCash(true);
    expect(await codeOf(enter(world, admin, CASH))).toBe('ARCADE_CASH_STAFF');
    expect(await codeOf(enter(world, actor, { ...CASH, game: 'letter-forge' }))).toBe('ARCADE_ENTRY');
    expect(await codeOf(enter(world, actor, CASH))).toBe('ok');
  });

  it('is open to creators as to players, and to no role of the staff', async () => {
    const actor = await unlocked();
    const take = async (role: Role) => {
      await world.db.transact((tx) => tx.update(users).set({ role }).where(eq(users.id, actor.userId)));
      const { offers } = await readGame(world.db.read, actor.userId, 'spark-line', world.now);
      return [offers.some(({ currency }) => currency === 'USD'), await codeOf(enter(world, { ...actor, role }, CASH))];
    };
    for (const role of ROLES.filter(isStaff)) expect(await take(role), role).toEqual([false, 'ARCADE_CASH_STAFF']);
    expect(await take('creator')).toEqual([true, 'ok']);
  });

  it('opens after three contests for coins won with the target reached, each against another player (AR-08)', async () => {
    const actor = await ratedPlayer(world);
    const [one, other, third] = [
      await coinPlayer(world, 1_000),
      await coinPlayer(world, 1_000),
      await coinPlayer(world, 1_000),
    ];
    const left = async () => {
      const { offers } = await readGame(world.db.read, actor.userId, 'spark-line', world.now);
      return offers.find(({ mode, currency }) => mode === 'skill' && currency === 'USD')?.winsLeft;
    };
    expect(await left()).toBe(3);
    await winForCoins(world, actor, one);
    await winForCoins(world, actor, one);
    expect(await left()).toBe(2);
    await winForCoins(world, actor, other, 0.5);
    expect(await left()).toBe(2);
    await winForCoins(world, actor, other);
    expect(await codeOf(enter(world, actor, CASH))).toBe('ARCADE_CASH_LOCKED');
    await winForCoins(world, actor, third);
    expect([await left(), await codeOf(enter(world, actor, CASH))]).toEqual([0, 'ok']);
  });

  it('is refused without a proven age, without a region, and where it is switched off, by each way in, and says so before', async () => {
    const actor = await unlocked();
    const set = (change: Partial<typeof users.$inferInsert>) =>
      world.db.transact((tx) => tx.update(users).set(change).where(eq(users.id, actor.userId)));
    const bracket = { ...CASH, size: 4 };
    /** What each way in says, and what the game says before any of them is taken. */
    const said = async () => {
      const { offers } = await readGame(world.db.read, actor.userId, 'spark-line', world.now);
      const inCash = offers.filter(({ currency }) => currency === 'USD');
      return [
        await codeOf(enter(world, actor, CASH)),
        await codeOf(enter(world, actor, { ...CASH, mode: 'battle' })),
        await codeOf(enterBracket(world.deps, actor, world.key(), bracket)),
        ...new Set(inCash.map(({ bar }) => bar)),
      ];
    };
    const all = (code: string, bar: string) => [code, code, code, bar];
    const before = await readBalance(world.db.read, actor.userId, 'USD');
    await set({ verification: 'pending' });
    expect(await said()).toEqual(all('ARCADE_CASH_UNVERIFIED', 'unverified'));
    await set({ verification: 'verified', region: null, regionSetAt: null });
    expect(await said()).toEqual(all('ARCADE_CASH_NO_REGION', 'region-unknown'));
    await set({ region: 'eu', regionSetAt: world.now });
    await world.configure('arcade_cash_off_regions', 'na, eu');
    expect(await said()).toEqual(all('ARCADE_CASH_REGION', 'region-off'));
    await world.configure('arcade_cash_off_regions', 'na');
    await world.configure('arcade_cash_min_age', '18, eu 21');
    expect(await said()).toEqual(all('ARCADE_CASH_AGE', 'too-young'));
    await set({ bornOn: '1990-01-01' });
    expect(await readBalance(world.db.read, actor.userId, 'USD')).toBe(before);
    const { offers } = await readGame(world.db.read, actor.userId, 'spark-line', world.now);
    expect(new Set(offers.map(({ bar }) => bar))).toEqual(new Set([null]));
    expect(await codeOf(enter(world, actor, CASH))).toBe('ok');
    await world.configure('arcade_cash_off_regions', '');
    await world.configure('arcade_cash_min_age', '18');
  });

  it('asks for ten rated runs of the game', async () => {
    const actor = await unlocked();
    await world.db.transact(async (tx) =>
      putRating(tx, { ...(await lockRating(tx, actor.userId, 'spark-line')), ratedRuns: 9 }),
    );
    expect(await codeOf(enter(world, actor, CASH))).toBe('ARCADE_CASH_RUNS');
  });
});

it('counts what waits in open contests of a game, coins and money each by itself (AR-02)', async () => {
  const game = 'turncoat';
  const terms = { ...CASH, game, version: GAMES[game].version } as const;
  const one = await unlocked();
  await world.db.transact(async (tx) => putRating(tx, { ...(await lockRating(tx, one.userId, game)), ratedRuns: 10 }));
  await enter(world, one, terms);
  await enter(world, await coinPlayer(world, 5_000), { ...terms, currency: 'BC', entry: 200 });
  expect((await readFigures(world.db.read, 0)).get(game)?.pool).toEqual({ BC: 200, USD: 10_00 });
});

it('never pairs two who can be paid out to one place, also where one of them has removed it since', async () => {
  const [one, other, third] = [await unlocked(), await unlocked(), await unlocked()];
  const terms = { ...CASH, mode: 'battle' } as const;
  const methodIds = [
    await addPayPal(world, one, 'shared@example.com'),
    await addPayPal(world, other, 'shared@example.com'),
  ];
  await addPayPal(world, third, 'own@example.com');
  const contestOf = async (actor: Actor) => (await runOf(world.db, await enter(world, actor, terms))).contest.id;
  const first = await contestOf(one);
  await removeMethod(world.deps, other, methodIds[1] ?? '');
  expect(await contestOf(other)).not.toBe(first);
  expect(await contestOf(third)).toBe(first);
});

/** One pair after the other, and never that of those who wait from other tests. */
const ENTRIES = [5_00, 15_00, 20_00, 25_00, 30_00];
let pairs = 0;

/** A pair for money: a hand of the first, nothing of the second. */
async function pair(how: 'hand' | 'program'): Promise<{ one: Actor; other: Actor; id: string }> {
  const [one, other] = [await unlocked(), await unlocked()];
  const terms = { ...CASH, entry: ENTRIES[pairs++ % ENTRIES.length] ?? 0 };
  const id = await enter(world, one, terms);
  if (how === 'hand') await playTicket(world, one, id, 1.6);
  else await playByProgram(world, one, id);
  await playTicket(world, other, await enter(world, other, terms), 0.6);
  return { one, other, id };
}

const alertOf = async (contestId: string) => {
  const [alert] = await world.db.read
    .select()
    .from(staffAlerts)
    .where(and(eq(staffAlerts.uniqueKey, `arcade-held:${contestId}`), isNull(staffAlerts.resolvedAt)));
  return alert;
};

const alertIdOf = async (contestId: string): Promise<string> => (await alertOf(contestId))?.id ?? '';

describe('a pair for money', () => {
  it('pays both entries at once where nothing is out of the ordinary, and keeps the fees', async () => {
    const { one, other, id } = await pair('hand');
    const { run, contest } = await runOf(world.db, id);
    expect([contest.state, contest.seats, run.signs]).toEqual(['settled', 2, null]);
    expect(await world.balance(one)).toBe(PURSE + contest.entry - contest.fee);
    expect(await world.balance(other)).toBe(PURSE - contest.entry - contest.fee);
  });

  it('holds a win that carries signs, tells staff, and pays it after a day of silence', async () => {
    const { one, id } = await pair('program');
    const { run, contest } = await runOf(world.db, id);
    expect([contest.state, contest.heldAt, run.signs]).toEqual(['open', world.now, ['slowed']]);
    expect((await alertOf(contest.id))?.message).toContain('slowed');
    expect(await endContests(world.deps)).toBe(0);
    world.pass(DAY);
    expect(await endContests(world.deps)).toBe(1);
    expect((await runOf(world.db, id)).run).toMatchObject({ isWon: true, paid: 2 * contest.entry });
    expect(await world.balance(one)).toBe(PURSE + contest.entry - contest.fee);
  });

  it('is shown to staff while it is held, with what they judge it by, and to nobody else who did not play it', async () => {
    const { one, other, id } = await pair('program');
    const { contest } = await runOf(world.db, id);
    const see = (actor: Actor) => readOwnRun(world.deps, actor, id);
    const moderator = await world.player({ role: 'moderator' });
    const { result, review, contest: shown, stages } = await see(moderator);
    expect([review, result?.score, result?.paid]).toEqual([
      { signs: ['slowed'] },
      (await runOf(world.db, id)).run.score,
      0,
    ]);
    expect(shown.standings.map(({ player, place }) => [player.id, place])).toEqual(
      expect.arrayContaining([
        [one.userId, null],
        [other.userId, null],
      ]),
    );
    expect(stages).toHaveLength((await rulesOf('spark-line')).stages);
    expect(await see(one)).toMatchObject({ result: null, review: null, contest: { standings: [] } });
    for (const actor of [other, await world.player()]) expect(await codeOf(see(actor))).toBe('NOT_FOUND');

    const subject = { kind: 'arcade-held', subject: contest.id } as const;
    const alerted = await readAlertedRuns(world.db.read, moderator, subject);
    expect(alerted.find((run) => run.id === id)).toMatchObject({
      player: { username: one.username },
      game: 'spark-line',
      currency: 'USD',
      entry: contest.entry,
      signs: ['slowed'],
      canWatch: true,
    });
    expect(alerted).toHaveLength(2);
    await decideHeld(world.deps, admin, {
      alertId: await alertIdOf(contest.id),
      doRunsCount: true,
      reason: 'Watched.',
    });
    expect(await see(moderator)).toMatchObject({ review: { signs: ['slowed'] }, result: { isWon: true } });
  });

  it('is neither shown to nor decided by staff who play in it', async () => {
    const { other, id } = await pair('program');
    const { contest } = await runOf(world.db, id);
    await world.db.transact((tx) => updateUserStanding(tx, other.userId, { role: 'administrator' }));
    const staff: Actor = { ...other, role: 'administrator' };
    expect(await codeOf(readOwnRun(world.deps, staff, id))).toBe('NOT_FOUND');
    expect(await readAlertedRuns(world.db.read, staff, { kind: 'arcade-held', subject: contest.id })).toEqual([]);
    const decision = { alertId: await alertIdOf(contest.id), doRunsCount: false, reason: 'Mine.' };
    expect(await codeOf(decideHeld(world.deps, staff, decision))).toBe('FORBIDDEN');
  });

  it('has its alert resolved by its own decision alone, until the clock has paid it', async () => {
    const { id } = await pair('program');
    const { contest } = await runOf(world.db, id);
    const resolution = { id: await alertIdOf(contest.id), reason: 'Seen.' };
    expect(await codeOf(resolveAlert(world.deps, admin, resolution))).toBe('ALERT_UNDECIDED');
    expect(await alertOf(contest.id)).toMatchObject({ resolvedAt: null });
    world.pass(DAY);
    await endContests(world.deps);
    expect(await codeOf(resolveAlert(world.deps, admin, resolution))).toBe('ok');
  });

  it('tells both players that it waits, and what came of it', async () => {
    const { one, other, id } = await pair('program');
    const { contest } = await runOf(world.db, id);
    const told = async ({ userId }: Actor): Promise<string[]> => {
      await deliverEverything(world.deps, openLog('silent'));
      const rows = await world.db.read.select().from(notifications).where(eq(notifications.userId, userId));
      return rows
        .filter(({ link }) => link.startsWith('/arcade/run/'))
        .toSorted((first, second) => first.at - second.at)
        .map(({ message }) => message)
        .slice(-2);
    };
    for (const actor of [one, other]) expect((await told(actor)).at(-1)).toContain('Our staff review a run');
    world.pass(1);
    await decideHeld(world.deps, admin, { alertId: await alertIdOf(contest.id), doRunsCount: false, reason: 'Even.' });
    expect((await told(one)).at(-1)).toBe('Your run doesn’t count.');
    expect((await told(other)).at(-1)).toContain('was added to your wallet.');
  });

  it('is decided by an administrator who is not in it: the run counts, or it does not and the other wins', async () => {
    for (const doRunsCount of [true, false]) {
      const { one, other, id } = await pair('program');
      const { contest } = await runOf(world.db, id);
      const alert = await alertOf(contest.id);
      const decide = (actor: Actor, reason = 'Looked at.') =>
        codeOf(decideHeld(world.deps, actor, { alertId: alert?.id ?? '', doRunsCount, reason }));
      expect(await decide(one)).toBe('FORBIDDEN');
      expect(await decide(admin, ' ')).toBe('BAD_INPUT');
      expect(await decide(admin)).toBe('ok');
      expect(await decide(admin)).toBe('ALERT_RESOLVED');
      expect((await runOf(world.db, id)).contest.state).toBe('settled');
      const [winner, loser] = doRunsCount ? [one, other] : [other, one];
      expect(await world.balance(winner)).toBe(PURSE + contest.entry - contest.fee);
      expect(await world.balance(loser)).toBe(PURSE - contest.entry - contest.fee);
      expect((await runOf(world.db, id)).run.state).toBe(doRunsCount ? 'ended' : 'refused');
    }
  });
});
