import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { users } from '../../../db/accounts/user.table.ts';
import { notifications } from '../../../db/notifications/notification.table.ts';
import { readUnlocked } from '../../../db/results/achievement.queries.ts';
import { listEarnings } from '../../../db/results/earning.queries.ts';
import { keepAddress } from '../../../db/security/known-address.queries.ts';
import { staffAlerts } from '../../../db/wallet/alert.table.ts';
import { readFreeMoney, readWinnings } from '../../../db/wallet/free-money.ts';
import { putPlayLimit } from '../../../db/wallet/play-limit.queries.ts';
import { listHeld } from '../../../db/wallet/stake.queries.ts';
import { readAccountYears } from '../../../db/wallet/tax-year.queries.ts';
import { verifyBalances } from '../../../db/wallet/verify-ledger.ts';
import { taxPartOf } from '../../../domain/wallet/tax-year.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { cancelTournament } from '../../../gateway/tournaments/desk/cancel-tournament.ts';
import { correctTournament } from '../../../gateway/tournaments/correction/correct-tournament.ts';
import { announceTournament, createTournament } from '../../../gateway/tournaments/create-tournament.ts';
import { readLines } from '../../../gateway/wallet/statements/read-lines.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { accountCents, findViolations } from '../../support/invariants.ts';
import {
  type Cup,
  comeIn,
  enter,
  openTournament,
  passTime,
  playMatch,
  playerAt,
  prizesOf,
  runningCup,
  terms,
  toNextStage,
  tournamentOf,
} from '../../support/tournament-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterEach(async () => {
  await deliverEverything(world.deps, openLog('silent'));
  expect(await findViolations(world.db.read)).toEqual([]);
  expect(await verifyBalances(world.db.read)).toEqual([]);
});
afterAll(() => world.close());

const ADDED = 30_00;
const escrow = (id: string) => accountCents(world.db.read, `escrow:${id}`);
const draft = (organiser: Actor, guaranteeCents = ADDED) =>
  createTournament(world.deps, organiser, world.key(), terms(world, { guaranteeCents }));
const announce = (organiser: Actor, id: string, key = world.key()) =>
  codeOf(announceTournament(world.deps, organiser, key, id));
const cancel = (actor: Actor, id: string) =>
  codeOf(cancelTournament(world.deps, actor, world.key(), { id, reason: 'The game is down.' }));

/** Four, of whom the better seed has won each match, and everything is paid. */
async function paidCup(more: Parameters<typeof runningCup>[2] = {}): Promise<Cup> {
  const cup = await runningCup(world, 4, { guaranteeCents: ADDED, ...more });
  for (const match of [0, 1, 2]) await playMatch(world, cup, match, 0);
  await passTime(world);
  return cup;
}

async function correct(cup: Cup, by: Actor, cheats: readonly Actor[], isCheat: boolean): Promise<string> {
  const { version } = await tournamentOf(world, cup.id);
  const verdicts = cheats.map(({ userId }) => ({ userId, isCheat }));
  const asked = { tournamentId: cup.id, results: [], verdicts, version, reason: 'Seen.' };
  return codeOf(correctTournament(world.deps, by, world.key(), asked));
}

const messagesOf = async ({ userId }: Actor) => {
  await deliverEverything(world.deps, openLog('silent'));
  const rows = await world.db.read
    .select({ message: notifications.message })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(notifications.id));
  return rows.map(({ message }) => message);
};

it('what an organiser adds is held when the tournament is announced, once for its key, and nothing of it before', async () => {
  const organiser = await world.player({ cents: 100_00 });
  const id = await draft(organiser);
  expect([await world.balance(organiser), await escrow(id)]).toEqual([100_00, 0]);
  const key = world.key();
  expect([await announce(organiser, id, key), await announce(organiser, id, key)]).toEqual(['ok', 'ok']);
  expect([await world.balance(organiser), await escrow(id)]).toEqual([70_00, ADDED]);
  expect(await listHeld(world.db.read, organiser.userId, 'USD')).toMatchObject([{ id, amount: ADDED }]);
  expect(await announce(organiser, id)).toBe('TOURNAMENT_NOT_DRAFT');
  expect(await escrow(id)).toBe(ADDED);
});

it('without the money, in a break, or beyond a limit of stakes it stays a draft and nothing is held', async () => {
  const poor = await world.player({ cents: ADDED - 1 });
  const pausing = await world.player({ cents: ADDED });
  await world.db.transact((tx) =>
    tx.update(users).set({ pausedUntil: Number.MAX_SAFE_INTEGER }).where(eq(users.id, pausing.userId)),
  );
  const careful = await world.player({ cents: ADDED });
  const limit = { kind: 'loss', period: 'day', cents: ADDED - 1, pendingCents: null, pendingFrom: null } as const;
  await world.db.transact((tx) => putPlayLimit(tx, careful.userId, limit));
  const unverified = await world.player({ cents: 600_00, verification: 'unverified' });
  for (const [organiser, cents, code] of [
    [poor, ADDED, 'INSUFFICIENT_FUNDS'],
    [pausing, ADDED, 'PLAY_PAUSED'],
    [careful, ADDED, 'PLAY_LIMIT_REACHED'],
    [unverified, 500_01, 'LIMIT_EXCEEDED'],
  ] as const) {
    const id = await draft(organiser, cents);
    const before = await world.balance(organiser);
    expect(await announce(organiser, id)).toBe(code);
    expect([(await tournamentOf(world, id)).status, await world.balance(organiser), await escrow(id)]).toEqual([
      'draft',
      before,
      0,
    ]);
  }
  expect(await codeOf(draft(poor, -1))).toBe('BAD_INPUT');
  expect(await codeOf(draft(poor, 0.5))).toBe('BAD_INPUT');
});

it('all of it is paid out with the buy-ins, and the organiser has nothing of it', async () => {
  const cup = await paidCup();
  // 70.00: four buy-ins and what was added, by 60, 30 and 10 percent.
  expect(await prizesOf(world, cup.id)).toEqual([42_00, 21_00, 3_50, 3_50]);
  expect([await world.balance(cup.organiser), await escrow(cup.id)]).toEqual([0, 0]);
  expect(await world.balance(playerAt(cup, 0))).toBe(100_00 - 10_50 + 42_00);
  expect(await messagesOf(cup.organiser)).toContain(
    'Night Cup has a winner. The $30.00 you added was paid out with its prizes.',
  );
});

it('a free tournament pays what was added alone: winnings that are locked, and earnings, but no feat of a buy-in', async () => {
  const cup = await paidCup({ buyInCents: 0 });
  const champion = playerAt(cup, 0);
  expect(await prizesOf(world, cup.id)).toEqual([18_00, 9_00, 1_50, 1_50]);
  const { lockedCents } = await readFreeMoney(world.db.read, champion.userId, 118_00, world.now);
  expect([await readWinnings(world.db.read, champion.userId, 0), lockedCents]).toEqual([18_00, 18_00]);
  const everything = { type: null, game: null, since: 0 };
  const [earning] = await listEarnings(world.db.read, champion.userId, everything, 10, null);
  expect(earning?.cents).toBe(18_00);
  await deliverEverything(world.deps, openLog('silent'));
  expect(await readUnlocked(world.db.read, champion.userId)).toEqual([]);
});

it('with too few players it goes back whole, and everybody else has what they had', async () => {
  const organiser = await world.player({ cents: ADDED });
  const id = await openTournament(world, organiser, { guaranteeCents: ADDED });
  const player = await world.player({ cents: 10_50 });
  await enter(world, player, id);
  await toNextStage(world, id);
  expect((await tournamentOf(world, id)).status).toBe('cancelled');
  expect([await world.balance(organiser), await world.balance(player), await escrow(id)]).toEqual([ADDED, 10_50, 0]);
  expect(await messagesOf(organiser)).toContain('Night Cup won’t take place. All money was returned.');
});

it('an organiser who cancels gets it back before the start, nobody having entered; a dropped draft moves nothing', async () => {
  const organiser = await world.player({ cents: ADDED });
  const id = await openTournament(world, organiser, { guaranteeCents: ADDED });
  expect(await cancel(organiser, id)).toBe('ok');
  expect([await world.balance(organiser), await escrow(id)]).toEqual([ADDED, 0]);
  const unannounced = await draft(organiser);
  expect(await cancel(organiser, unannounced)).toBe('ok');
  expect(await world.balance(organiser)).toBe(ADDED);
});

it('whoever has added to the pool does not play for it, not by the entry code either', async () => {
  const organiser = await world.player({ cents: 100_00 });
  const id = await openTournament(world, organiser, { guaranteeCents: ADDED, privacy: 'code' });
  const { entryCode } = await tournamentOf(world, id);
  expect(await codeOf(enter(world, organiser, id, true, world.key(), entryCode))).toBe('ENTRY_NOT_ALLOWED');
  expect([await world.balance(organiser), await escrow(id)]).toEqual([70_00, ADDED]);
  expect(await codeOf(enter(world, organiser, await openTournament(world, organiser)))).toBe('ok');
});

it('staff who have added to the pool neither cancel what runs nor put right what is paid', async () => {
  const organiser = await world.player({ role: 'administrator', cents: ADDED });
  const id = await openTournament(world, organiser, { guaranteeCents: ADDED });
  const players = [await world.player({ cents: 10_50 }), await world.player({ cents: 10_50 })];
  const cup = { id, organiser, players };
  for (const player of players) await enter(world, player, id);
  await toNextStage(world, id);
  for (const player of players) await comeIn(world, player, id);
  await toNextStage(world, id);
  expect(await cancel(organiser, id)).toBe('OWN_MATCH');
  await playMatch(world, cup, 0, 0);
  await passTime(world);
  expect(await correct(cup, organiser, [playerAt(cup, 0)], true)).toBe('OWN_MATCH');
  expect([await world.balance(organiser), await escrow(id)]).toEqual([0, 0]);
});

it('a correction that leaves nobody a place gives it back, and one that finds places again takes it, as debt where it is spent', async () => {
  const admin = await world.player({ role: 'administrator' });
  for (const buyInCents of [0, 10_00]) {
    const cup = await paidCup({ buyInCents });
    const { organiser, players } = cup;
    expect(await correct(cup, admin, players, true)).toBe('ok');
    for (const player of players) expect(await world.balance(player)).toBe(100_00);
    expect(await world.balance(organiser)).toBe(ADDED);
    expect(await messagesOf(organiser)).toContain(
      'Nobody holds a place in it any more. $30.00 was added to your wallet. Reason: Seen.',
    );
    await openTournament(world, organiser, { guaranteeCents: 20_00 });
    expect(await correct(cup, admin, players, false)).toBe('ok');
    expect((await prizesOf(world, cup.id)).reduce((sum, cents) => sum + cents, 0)).toBe(4 * buyInCents + ADDED);
    expect(await world.balance(organiser)).toBe(0);
    expect(await accountCents(world.db.read, `house:debt:${organiser.userId}`)).toBe(-20_00);
    expect((await messagesOf(organiser)).at(-1)).toBe(
      'Its prizes will be paid after all. $30.00 was taken back from your wallet. You owe $20.00 of it, which your next deposit pays off first. Reason: Seen.',
    );
  }
});

it('in the wallet it is prize money and neither a stake nor a result of play', async () => {
  const organiser = await world.player({ cents: ADDED });
  await cancel(organiser, await openTournament(world, organiser, { guaranteeCents: ADDED }));
  await openTournament(world, organiser, { guaranteeCents: ADDED });
  const { userId } = organiser;
  const lines = await readLines(world.db.read, {
    userId,
    currency: 'USD',
    kinds: ['guarantee'],
    limit: 10,
    past: null,
  });
  expect(lines.map(({ amount, transferKind, detail }) => [amount, transferKind, detail])).toEqual([
    [-ADDED, 'hold', 'Night Cup'],
    [ADDED, 'refund', 'Night Cup'],
    [-ADDED, 'hold', 'Night Cup'],
  ]);
  const [year] = await readAccountYears(world.db.read, userId, new Date(world.now).getUTCFullYear());
  const parts = year?.sums.map((sum) => taxPartOf(sum.kind, sum.transferKind, sum.refundOf));
  expect(new Set(parts)).toEqual(new Set(['deposits', 'other']));
});

it('staff are told where the organiser and somebody who is paid of it sign in from one place', async () => {
  const cup = await runningCup(world, 4, { guaranteeCents: ADDED });
  const second = playerAt(cup, 1);
  await world.db.transact(async (tx) => {
    for (const { userId } of [cup.organiser, second])
      await keepAddress(tx, { userId, addressHash: 'one-desk', lastSeenAt: world.now });
  });
  for (const match of [0, 1, 2]) await playMatch(world, cup, match, 0);
  await passTime(world);
  await deliverEverything(world.deps, openLog('silent'));
  const pair = [cup.organiser.userId, second.userId].toSorted().join(':');
  const rows = await world.db.read
    .select({ id: staffAlerts.id })
    .from(staffAlerts)
    .where(eq(staffAlerts.uniqueKey, `shared-origin:${pair}`));
  expect(rows).toHaveLength(1);
});
