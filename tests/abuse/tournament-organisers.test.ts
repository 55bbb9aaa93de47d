import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../db/accounts/user.table.ts';
import { insertReferral } from '../../db/creators/referral.queries.ts';
import { keepAddress } from '../../db/security/known-address.queries.ts';
import { insertKnownDevice } from '../../db/security/known-device.queries.ts';
import { staffAlerts } from '../../db/wallet/alert.table.ts';
import { paymentMethods } from '../../db/wallet/payment.table.ts';
import { DAY, HOUR } from '../../domain/shared/time.ts';
import { HOLD_LIFE } from '../../domain/tournaments/hold-prizes.ts';
import { decideDispute } from '../../gateway/disputes/decide-dispute.ts';
import { readDisputable, submitDispute } from '../../gateway/disputes/submit-dispute.ts';
import type { Actor } from '../../gateway/kernel/actor.ts';
import { cancelTournament } from '../../gateway/tournaments/desk/cancel-tournament.ts';
import { holdPrizes, releasePrizes } from '../../gateway/tournaments/desk/hold-prizes.ts';
import { readMatchPage } from '../../gateway/tournaments/read-tournament.ts';
import { previewDecision, ruleMatch, sendOut, undoMatch } from '../../gateway/tournaments/desk/rule-match.ts';
import { readTournament } from '../../db/tournaments/tournament.queries.ts';
import {
  type Cup,
  calledIn,
  matchOf,
  passTime,
  playMatch,
  playerAt,
  runningCup,
  tournamentOf,
} from '../support/tournament-steps.ts';
import { World, codeOf } from '../support/world.ts';
import { closeBooks } from './books.ts';

/** An organiser wants the buy-ins of strangers, by rulings for an account of their own. */

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => closeBooks(world));

const BUY_IN = 50_00;
const reason = 'The recording shows it.';

const rule = (judge: Actor, cup: Cup, match: number, winner: Actor | null) =>
  codeOf(
    ruleMatch(world.deps, judge, world.key(), {
      tournamentId: cup.id,
      match,
      winnerId: winner?.userId ?? null,
      isDraw: false,
      games: null,
      reason,
    }),
  );

const contest = (player: Actor, cup: Cup, match: number, attempt = 1) =>
  codeOf(
    submitDispute(world.deps, player, world.key(), {
      subjectId: `${cup.id}:${match}:${attempt}`,
      usernames: '',
      type: 'match-result',
      description: 'It was never played, and I was there.',
      evidenceUrl: `https://recordings.example/${world.key()}`,
      tags: '',
      fileIds: [],
    }),
  );

const decide = async (judge: Actor, cup: Cup, match: number, action: 'confirm' | 'overturn' | 'dismiss') => {
  // Whoever won has a day to answer.
  world.pass(2 * DAY);
  const [dispute] = await world.disputes(`${cup.id}:${match}:1`);
  return codeOf(
    decideDispute(world.deps, judge, world.key(), {
      disputeId: dispute?.id ?? '',
      action,
      winnerId: null,
      reason,
    }),
  );
};

const pass = async (ms: number) => {
  world.pass(ms);
  await passTime(world);
};

const statusOf = async (cup: Cup) => (await tournamentOf(world, cup.id)).status;
const alertsOf = (kind: 'shared-origin' | 'rulings', cup: Cup) =>
  world.db.read
    .select()
    .from(staffAlerts)
    .where(and(eq(staffAlerts.kind, kind)))
    .then((rows) => rows.filter(({ details }) => details.players?.includes(cup.organiser.userId)));

/** What the two accounts of one person have in common. */
const BONDS: Readonly<Record<string, (one: Actor, other: Actor) => Promise<unknown>>> = {
  browser: (...both) =>
    world.db.transact(async (tx) => {
      const at = { firstSeenAt: world.now, lastSeenAt: world.now };
      for (const { userId } of both)
        await insertKnownDevice(tx, { userId, deviceHash: `of ${both[0].userId}`, name: 'Firefox', ...at });
    }),
  network: (...both) =>
    world.db.transact(async (tx) => {
      for (const { userId } of both)
        await keepAddress(tx, { userId, addressHash: `of ${both[0].userId}`, lastSeenAt: world.now });
    }),
  'payment method, removed since': (...both) =>
    world.db.transact(async (tx) => {
      for (const { userId } of both)
        await tx.insert(paymentMethods).values({
          id: world.deps.newId(),
          userId,
          kind: 'paypal',
          name: 'PayPal',
          details: 'o…@example',
          network: null,
          sealedTerms: 'sealed',
          destinationHash: `of ${both[0].userId}`,
          isDefault: false,
          isVerified: true,
          createdAt: world.now,
          removedAt: world.now,
        });
    }),
  referral: (one, other) =>
    world.db.transact((tx) =>
      insertReferral(tx, { newcomerId: other.userId, referrerId: one.userId, fault: null, at: world.now }),
    ),
  'referral the other way, which did not count': (one, other) =>
    world.db.transact((tx) =>
      insertReferral(tx, { newcomerId: one.userId, referrerId: other.userId, fault: 'own-browser', at: world.now }),
    ),
};

describe('39.1: who decides in a cup for money', () => {
  it.each(Object.keys(BONDS))('nobody who shares a %s with an entrant, organiser or staff', async (bond) => {
    const cup = await runningCup(world, 4, { buyInCents: BUY_IN });
    const moderator = await world.player({ role: 'moderator' });
    const administrator = await world.player({ role: 'administrator' });
    for (const [n, judge] of [cup.organiser, moderator, administrator].entries())
      await BONDS[bond]?.(judge, playerAt(cup, 3 - n));
    await playMatch(world, cup, 1, 0);
    for (const judge of [cup.organiser, moderator, administrator]) {
      for (const seed of [0, 3]) expect(await rule(judge, cup, 0, playerAt(cup, seed))).toBe('JUDGE_BOUND');
      const input = { tournamentId: cup.id, match: 1, reason };
      expect(await codeOf(undoMatch(world.deps, judge, world.key(), input))).toBe('JUDGE_BOUND');
      const out = { tournamentId: cup.id, userId: playerAt(cup, 0).userId, isCheat: false, reason };
      expect(await codeOf(sendOut(world.deps, judge, world.key(), out))).toBe('JUDGE_BOUND');
      const asked = { tournamentId: cup.id, result: null, undone: 1, out: null };
      expect(await codeOf(previewDecision(world.deps, judge, asked))).toBe('JUDGE_BOUND');
      const view = await readTournament(world.db.read, cup.id);
      if (!view) throw new Error('the cup is gone');
      expect((await readMatchPage(world.deps, judge, view, 0))?.canRule).toBe(false);
    }
    for (const judge of [moderator, administrator])
      expect(
        await codeOf(cancelTournament(world.deps, judge, world.key(), { id: cup.id, reason: 'The game is down.' })),
      ).toBe('JUDGE_BOUND');
    const stranger = await world.player({ role: 'moderator' });
    expect(await rule(stranger, cup, 0, playerAt(cup, 0))).toBe('ok');
  });

  it('staff are told at the start, before anything is ruled', async () => {
    const shared = 'one room';
    const cup = await runningCup(world, 2, { buyInCents: BUY_IN });
    expect(await alertsOf('shared-origin', cup)).toEqual([]);
    const organiser = cup.organiser;
    await world.db.transact((tx) =>
      keepAddress(tx, { userId: organiser.userId, addressHash: shared, lastSeenAt: world.now }),
    );
    const next = await runningCup(
      world,
      3,
      { buyInCents: BUY_IN },
      {
        organiser,
        before: async (players) => {
          await world.db.transact((tx) =>
            keepAddress(tx, { userId: players[2]?.userId ?? '', addressHash: shared, lastSeenAt: world.now }),
          );
        },
      },
    );
    const alerts = await alertsOf('shared-origin', next);
    expect(alerts.map(({ details }) => details.players)).toEqual([
      [organiser.userId, playerAt(next, 2).userId].toSorted(),
    ]);
  });

  it('the two of a match that is ruled before it began are compared as those of one that began', async () => {
    const cup = await runningCup(world, 4, { buyInCents: BUY_IN });
    const [one, other] = [playerAt(cup, 0), playerAt(cup, 3)];
    await BONDS['browser']?.(one, other);
    expect(await rule(cup.organiser, cup, 0, one)).toBe('ok');
    const rows = await world.db.read.select().from(staffAlerts).where(eq(staffAlerts.kind, 'shared-origin'));
    expect(rows.map(({ details }) => details.players)).toContainEqual([one.userId, other.userId].toSorted());
  });

  it('in a cup for nothing who shares a network may rule, and who plays may not', async () => {
    const cup = await runningCup(world, 4, { buyInCents: 0 });
    await BONDS['network']?.(cup.organiser, playerAt(cup, 3));
    expect(await rule(cup.organiser, cup, 0, playerAt(cup, 0))).toBe('ok');
    const own = await runningCup(world, 8, { buyInCents: 0 }, { organiser: cup.players[1] as Actor, isPlaying: true });
    for (const match of await calledIn(world, own.id))
      expect(await rule(own.organiser, own, match, playerAt(own, (await matchOf(world, own.id, match)).one))).toBe(
        'OWN_MATCH',
      );
  });
});

describe('39.1: what rulings bring is not paid before others have looked', () => {
  it('an organiser who rules every match for an account of theirs gets nothing, and staff are told', async () => {
    const cup = await runningCup(world, 4, { buyInCents: BUY_IN });
    const second = playerAt(cup, 3);
    for (const match of [0, 1, 2]) {
      const { one, other } = await matchOf(world, cup.id, match);
      expect(await rule(cup.organiser, cup, match, playerAt(cup, [one, other].includes(3) ? 3 : one))).toBe('ok');
    }
    const before = await world.balance(second);
    for (let n = 0; n < 4; n++) await pass(HOLD_LIFE + 1);
    expect(await statusOf(cup)).toBe('settling');
    expect(await world.balance(second)).toBe(before);
    const alerts = await alertsOf('rulings', cup);
    expect(alerts).toHaveLength(1);
    expect(alerts[0]?.details.players).toContain(second.userId);
    const staff = await world.player({ role: 'moderator' });
    expect(await codeOf(releasePrizes(world.deps, cup.organiser, world.key(), { id: cup.id, reason }))).toBe(
      'FORBIDDEN',
    );
    expect(await codeOf(releasePrizes(world.deps, staff, world.key(), { id: cup.id, reason }))).toBe('ok');
    await passTime(world);
    expect(await statusOf(cup)).toBe('completed');
  });

  it('a hold that staff released before a later ruling is no leave for that one', async () => {
    const cup = await runningCup(world, 4, { buyInCents: BUY_IN });
    const staff = await world.player({ role: 'moderator' });
    expect(await rule(cup.organiser, cup, 0, playerAt(cup, 3))).toBe('ok');
    await playMatch(world, cup, 1, 0);
    await holdPrizes(world.deps, staff, world.key(), { id: cup.id, reason });
    await releasePrizes(world.deps, staff, world.key(), { id: cup.id, reason });
    world.pass(1);
    expect(await rule(cup.organiser, cup, 2, playerAt(cup, 3))).toBe('ok');
    await pass(2 * DAY);
    expect(await statusOf(cup)).toBe('settling');
  });

  it('wins over somebody whom the organiser sent out count as rulings', async () => {
    const cup = await runningCup(world, 4, { buyInCents: BUY_IN });
    for (const seed of [0, 1]) {
      const out = { tournamentId: cup.id, userId: playerAt(cup, seed).userId, isCheat: false, reason };
      expect(await codeOf(sendOut(world.deps, cup.organiser, world.key(), out))).toBe('ok');
    }
    const [final] = await calledIn(world, cup.id);
    await playMatch(world, cup, final ?? 2, 0);
    await pass(2 * DAY);
    // Whoever lost the final came to the second prize by one win, over somebody sent out.
    expect(await statusOf(cup)).toBe('settling');
    expect((await tournamentOf(world, cup.id)).heldUntil).not.toBeNull();
  });

  it('where most wins were played prizes wait a day for those who lost by a ruling, and no longer', async () => {
    const cup = await runningCup(world, 8, { buyInCents: BUY_IN, prizeTable: [100] });
    expect(await rule(cup.organiser, cup, 0, playerAt(cup, 0))).toBe('ok');
    for (let called = await calledIn(world, cup.id); called.length > 0; called = await calledIn(world, cup.id))
      for (const match of called) {
        const { one } = await matchOf(world, cup.id, match);
        await playMatch(world, cup, match, one === 0 ? 0 : 1);
      }
    await pass(23 * HOUR);
    expect(await statusOf(cup)).toBe('settling');
    await pass(HOUR);
    expect(await statusOf(cup)).toBe('completed');
  });

  it('what staff rule waits for nobody', async () => {
    const cup = await runningCup(world, 2, { buyInCents: BUY_IN });
    expect(await rule(await world.player({ role: 'moderator' }), cup, 0, playerAt(cup, 0))).toBe('ok');
    await passTime(world);
    expect(await statusOf(cup)).toBe('completed');
  });
});

describe('39.1: a loser contests a ruling', () => {
  async function ruledFinal() {
    const cup = await runningCup(world, 2, { buyInCents: BUY_IN });
    const [winner, loser] = [playerAt(cup, 0), playerAt(cup, 1)];
    expect(await rule(cup.organiser, cup, 0, winner)).toBe('ok');
    return { cup, winner, loser };
  }

  it('and no prize is paid until staff have decided, however long that takes', async () => {
    const { cup, winner, loser } = await ruledFinal();
    expect(await readDisputable(world.deps, winner)).toEqual([]);
    expect((await readDisputable(world.deps, loser)).map(({ contest: { id } }) => id)).toEqual([`${cup.id}:0:1`]);
    expect(await contest(winner, cup, 0)).toBe('NOT_A_PARTICIPANT');
    expect(await contest(await world.player(), cup, 0)).toBe('NOT_A_PARTICIPANT');
    expect(await contest(loser, cup, 0)).toBe('ok');
    expect(await contest(loser, cup, 0)).toBe('ALREADY_DISPUTED');
    await pass(40 * DAY);
    expect([await statusOf(cup), (await matchOf(world, cup.id, 0)).status]).toEqual(['running', 'disputed']);
    // Neither the organiser nor a second account of theirs ends it.
    expect(await rule(cup.organiser, cup, 0, winner)).toBe('RULING_CONTESTED');
    const undone = { tournamentId: cup.id, match: 0, reason };
    expect(await codeOf(undoMatch(world.deps, cup.organiser, world.key(), undone))).toBe('RULING_CONTESTED');
    const out = { tournamentId: cup.id, userId: loser.userId, isCheat: false, reason };
    expect(await codeOf(sendOut(world.deps, cup.organiser, world.key(), out))).toBe('ok');
    expect((await matchOf(world, cup.id, 0)).status).toBe('disputed');
    expect(await decide(await world.player({ role: 'moderator' }), cup, 0, 'overturn')).toBe('ok');
    await pass(DAY);
    expect(await statusOf(cup)).toBe('completed');
    expect(await world.balance(loser)).toBeGreaterThan(await world.balance(winner));
  });

  it('and where staff find the ruling right it stands, is paid, and is not contested again', async () => {
    const { cup, winner, loser } = await ruledFinal();
    await pass(HOUR);
    expect(await contest(loser, cup, 0)).toBe('ok');
    expect(await decide(await world.player({ role: 'moderator' }), cup, 0, 'dismiss')).toBe('ok');
    expect((await matchOf(world, cup.id, 0)).winner).toBe(0);
    expect(await contest(loser, cup, 0)).not.toBe('ok');
    await passTime(world);
    expect(await statusOf(cup)).toBe('completed');
    expect(await world.balance(winner)).toBeGreaterThan(await world.balance(loser));
  });

  it('not a day later, nor what staff ruled, nor what was played', async () => {
    const late = await ruledFinal();
    world.pass(DAY);
    expect(await contest(late.loser, late.cup, 0)).toBe('DISPUTE_TOO_LATE');
    const cup = await runningCup(world, 4, { buyInCents: BUY_IN });
    await playMatch(world, cup, 0, 0);
    expect(await contest(playerAt(cup, 3), cup, 0)).toBe('NOT_RULED');
    expect(await rule(await world.player({ role: 'moderator' }), cup, 1, playerAt(cup, 1))).toBe('ok');
    expect(await contest(playerAt(cup, 2), cup, 1)).toBe('NOT_RULED');
  });

  it('and an organiser of the staff does not decide over the own ruling', async () => {
    const { cup, loser } = await ruledFinal();
    expect(await contest(loser, cup, 0)).toBe('ok');
    await world.db.transact((tx) =>
      tx.update(users).set({ role: 'administrator' }).where(eq(users.id, cup.organiser.userId)),
    );
    expect(await decide({ ...cup.organiser, role: 'administrator' }, cup, 0, 'dismiss')).toBe('OWN_DISPUTE');
    expect(await rule({ ...cup.organiser, role: 'administrator' }, cup, 0, loser)).toBe('RULING_CONTESTED');
  });

  it('and where staff confirm it as a ruling of their own, its case is over too', async () => {
    const { cup, winner, loser } = await ruledFinal();
    expect(await contest(loser, cup, 0)).toBe('ok');
    expect(await rule(await world.player({ role: 'moderator' }), cup, 0, winner)).toBe('ok');
    expect((await world.disputes(`${cup.id}:0:1`)).map(({ status }) => status)).toEqual(['resolved']);
    await passTime(world);
    expect(await statusOf(cup)).toBe('completed');
  });

  it('a ruling by which nobody won can be left as it is', async () => {
    const cup = await runningCup(world, 4, { buyInCents: BUY_IN });
    expect(await rule(cup.organiser, cup, 0, null)).toBe('ok');
    expect(await contest(playerAt(cup, 0), cup, 0)).toBe('ok');
    expect(await decide(await world.player({ role: 'moderator' }), cup, 0, 'dismiss')).toBe('ok');
    expect(await matchOf(world, cup.id, 0)).toMatchObject({ status: 'decided', how: 'both-out' });
  });

  it('a final that is being played falls with the semifinal that staff overturn', async () => {
    const cup = await runningCup(world, 4, { buyInCents: BUY_IN });
    expect(await rule(cup.organiser, cup, 0, playerAt(cup, 3))).toBe('ok');
    await playMatch(world, cup, 1, 0);
    expect(await contest(playerAt(cup, 0), cup, 0)).toBe('ok');
    await playMatch(world, cup, 2, 0);
    await pass(3 * DAY);
    expect(await statusOf(cup)).toBe('running');
    expect(await decide(await world.player({ role: 'moderator' }), cup, 0, 'overturn')).toBe('ok');
    const final = await matchOf(world, cup.id, 2);
    expect([final.one, final.other, final.state]).toEqual([0, 1, 'ready']);
    await playMatch(world, cup, 2, 1);
    await passTime(world);
    expect(await statusOf(cup)).toBe('completed');
  });
});
