import { and, asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../../db/accounts/user.table.ts';
import { events, storedEvents } from '../../../db/events/event.table.ts';
import { outcomes } from '../../../db/results/result.table.ts';
import { entries, playDays, transfers } from '../../../db/wallet/ledger.table.ts';
import { putPlayLimit } from '../../../db/wallet/play-limit.queries.ts';
import { verifyLedger } from '../../../db/wallet/verify-ledger.ts';
import { blocks } from '../../../db/friends/request.table.ts';
import { agreeToTeamStake, dropTeamStake } from '../../../gateway/teams/battles/agree-to-team-stake.ts';
import { endTeamOffer } from '../../../gateway/teams/battles/answer-team-offer.ts';
import { handOverTeam, leaveTeam } from '../../../gateway/teams/change-roster.ts';
import { passTeamDeadlines } from '../../../gateway/teams/battles/pass-team-deadlines.ts';
import { isEvent } from '../../../domain/shared/is-event.ts';
import type { TeamBattleEvent } from '../../../domain/teams/team-battle.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { readFunds } from '../../../gateway/wallet/read-funds.ts';
import { readLines } from '../../../gateway/wallet/statements/read-lines.ts';
import { readWallet } from '../../../gateway/wallet/read-wallet.ts';
import { accountCents, findViolations, houseCents } from '../../support/invariants.ts';
import {
  type Squad,
  accept,
  offer,
  readStoredTeam,
  report,
  rosterOf,
  runningBattle,
  squadOf,
  storedOffer,
  storedTeamBattle,
} from '../../support/team-steps.ts';
import { World, codeOf } from '../../support/world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let world: World;
let named = 0;
beforeAll(async () => {
  world = await World.open({ connections: 8 });
});
afterEach(async () => {
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
});
afterAll(() => world.close());

const WORDS = ['Alpha', 'Bravo', 'Cobra', 'Delta', 'Ember', 'Falcon', 'Ghost', 'Hydra', 'Jaguar', 'Kilo'];
const pair = async (others = 0, cents = 500_00): Promise<[Squad, Squad]> => {
  const name = `${WORDS[Math.floor(named / 10) % 10]} ${WORDS[named++ % 10]}`;
  return [await squadOf(world, `${name} Home`, others, cents), await squadOf(world, `${name} Away`, others, cents)];
};
const balances = (players: readonly Actor[]) => Promise.all(players.map((player) => world.balance(player)));
const escrow = (id: string) => accountCents(world.db.read, `escrow:${id}`);

describe('an offer', () => {
  it('waits a day for the other captain, who declines or lets it lapse; its sender takes it back', async () => {
    const [home, away] = await pair(1);
    const first = await offer(world, home, away);
    expect(await codeOf(offer(world, home, away))).toBe('REQUEST_SENT');
    expect(await codeOf(endTeamOffer(world.deps, away.members[0] as Actor, first, 'decline'))).toBe('CAPTAIN_ONLY');
    expect(await codeOf(endTeamOffer(world.deps, home.captain, first, 'decline'))).toBe('FORBIDDEN');
    await endTeamOffer(world.deps, away.captain, first, 'decline');
    expect(await codeOf(accept(world, away, first))).toBe('INVITE_NOT_PENDING');
    const second = await offer(world, home, away);
    await endTeamOffer(world.deps, home.captain, second, 'withdraw');
    const third = await offer(world, home, away);
    world.pass(24 * HOUR);
    expect(await codeOf(accept(world, away, third))).toBe('INVITE_NOT_PENDING');
    await passTeamDeadlines(world.deps);
    const statuses = await Promise.all([first, second, third].map(async (id) => (await storedOffer(world, id)).status));
    expect(statuses).toEqual(['declined', 'withdrawn', 'expired']);
  });

  it('is sent by a captain to another team within the bounds of stakes, and not across a block', async () => {
    const [home, away] = await pair(1);
    const asMember = { ...home, captain: home.members[0] as Actor };
    expect(await codeOf(offer(world, asMember, away))).toBe('CAPTAIN_ONLY');
    expect(await codeOf(offer(world, { ...home, captain: await world.player() }, away))).toBe('NOT_IN_A_TEAM');
    expect(await codeOf(offer(world, home, home))).toBe('ONESELF');
    expect(await codeOf(offer(world, home, { ...away, id: 'none' }))).toBe('NOT_FOUND');
    expect(await codeOf(offer(world, home, away, 1))).toBe('STAKE_OUT_OF_BOUNDS');
    await world.db.transact((tx) =>
      tx.insert(blocks).values({ blockerId: away.captain.userId, blockedId: home.captain.userId, at: world.now }),
    );
    expect(await codeOf(offer(world, home, away))).toBe('BLOCKED');
  });
});

describe('accepting', () => {
  it('holds both captains’ stake and fee in one go, once for a key', async () => {
    const [home, away] = await pair(1);
    const id = await offer(world, home, away, 100_00);
    const key = world.key();
    const battleId = await accept(world, away, id, 105_00, key);
    expect(await accept(world, away, id, 105_00, key)).toBe(battleId);
    expect(await balances([home.captain, away.captain, ...home.members])).toEqual([395_00, 395_00, 500_00]);
    expect(await escrow(battleId)).toBe(210_00);
    expect(await storedTeamBattle(world, battleId)).toMatchObject({ status: 'active', dueAt: world.now + 3 * HOUR });
    expect((await readWallet(world.deps, home.captain.userId)).heldCents).toBe(105_00);
    expect((await readFunds(world.deps, home.captain.userId)).holds).toMatchObject([
      { kind: 'team-battle', cents: 105_00 },
    ]);
  });

  it('charges nobody when one payer has not the money, a limit, a break or a ban in the way', async () => {
    const [home, away] = await pair(0, 200_00);
    const id = await offer(world, home, away, 100_00);
    const { userId } = home.captain;
    const untouched = async (code: string) => {
      expect(await codeOf(accept(world, away, id))).toBe(code);
      expect(await balances([home.captain, away.captain])).toEqual([200_00, 200_00]);
      expect((await storedOffer(world, id)).status).toBe('pending');
    };
    const limit = { kind: 'stake', period: 'day', cents: 99_99, pendingCents: null, pendingFrom: null } as const;
    await world.db.transact((tx) => putPlayLimit(tx, userId, limit));
    await untouched('TEAM_CHANGED');
    await world.db.transact((tx) => putPlayLimit(tx, userId, { ...limit, cents: 100_00 }));
    const change = (set: Partial<typeof users.$inferInsert>, who = userId) =>
      world.db.transact((tx) => tx.update(users).set(set).where(eq(users.id, who)));
    await change({ pausedUntil: world.now + HOUR });
    await untouched('TEAM_CHANGED');
    await change({ pausedUntil: null, status: 'banned' });
    await untouched('TEAM_CHANGED');
    await change({ status: 'active' });
    await change({ pausedUntil: world.now + HOUR }, away.captain.userId);
    await untouched('PLAY_PAUSED');
    await change({ pausedUntil: null }, away.captain.userId);
    expect(await codeOf(accept(world, away, id, 104_99))).toBe('TEAM_CHANGED');
    expect(await codeOf(accept(world, away, id, 105_00))).toBe('ok');
    const poor = await squadOf(world, `Poor ${WORDS[named % 10]}`, 0, 50_00);
    const second = await offer(world, away, poor, 50_00);
    expect(await codeOf(accept(world, poor, second))).toBe('INSUFFICIENT_FUNDS');
  });

  it('keeps the daily limit of each payer’s tier', async () => {
    const [home, away] = await pair(0, 2_000_00);
    await world.db.transact((tx) =>
      tx.update(users).set({ verification: 'unverified' }).where(eq(users.id, away.captain.userId)),
    );
    const [first, second] = [await offer(world, home, away, 450_00), await offer(world, away, home, 60_00)];
    expect(await codeOf(accept(world, away, first))).toBe('ok');
    expect(await codeOf(accept(world, home, second))).toBe('TEAM_CHANGED');
  });

  it('of one offer 50 times at once is one battle and one hold', async () => {
    const [home, away] = await pair();
    const id = await offer(world, home, away, 20_00);
    const codes = await Promise.all(Array.from({ length: 50 }, () => codeOf(accept(world, away, id))));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(codes.filter((code) => code === 'INVITE_NOT_PENDING')).toHaveLength(49);
    expect(await balances([home.captain, away.captain])).toEqual([479_00, 479_00]);
  });

  it('meets a hand-over, a withdrawal and a refusal: one of them happens', async () => {
    for (let round = 0; round < 4; round++) {
      const [home, away] = await pair(1);
      const id = await offer(world, home, away, 20_00);
      await Promise.all([
        codeOf(accept(world, away, id)),
        codeOf(handOverTeam(world.deps, home.captain, (home.members[0] as Actor).userId)),
        codeOf(endTeamOffer(world.deps, home.captain, id, 'withdraw')),
        codeOf(endTeamOffer(world.deps, away.captain, id, 'decline')),
      ]);
      const { status, teamBattleId } = await storedOffer(world, id);
      expect(status).not.toBe('pending');
      expect(teamBattleId !== null).toBe(status === 'accepted');
      expect(await world.balance(home.captain)).toBe(status === 'accepted' ? 479_00 : 500_00);
    }
  });
});

describe('shares of the members', () => {
  it('charge those who said that they are in, and nobody silently', async () => {
    const [home, away] = await pair(3);
    const [h1, h2, h3] = home.members as [Actor, Actor, Actor];
    const [a1] = away.members as [Actor];
    const id = await offer(world, home, away, 100_00, 'members');
    await agreeToTeamStake(world.deps, h1, id, 52_50);
    await agreeToTeamStake(world.deps, h2, id, 35_01);
    await agreeToTeamStake(world.deps, a1, id, 52_50);
    expect(await codeOf(agreeToTeamStake(world.deps, h3, id, 26_24))).toBe('TEAM_CHANGED');
    expect(await codeOf(agreeToTeamStake(world.deps, await world.player(), id, 50_00))).toBe('NOT_IN_A_TEAM');
    const battleId = await accept(world, away, id, 52_50);
    expect(await balances([home.captain, h1, h2, h3])).toEqual([464_99, 465_00, 465_00, 500_00]);
    expect(await balances([away.captain, a1, away.members[1] as Actor])).toEqual([447_50, 447_50, 500_00]);
    const fees = await houseCents(world.db.read);
    await report(world, home, battleId, 'won');
    await report(world, away, battleId, 'lost');
    expect(await balances([home.captain, h1, h2, h3])).toEqual([531_67, 531_66, 531_66, 500_00]);
    expect(await escrow(battleId)).toBe(0);
    expect((await houseCents(world.db.read)) - fees).toBe(3 * 1_67 + 2 * 2_50);
    expect(await readStoredTeam(world, home.id)).toMatchObject({ wins: 1, losses: 0, earningsCents: 100_00 - 5_01 });
    expect(await readStoredTeam(world, away.id)).toMatchObject({ wins: 0, losses: 1, earningsCents: -105_00 });
    const figures = new Map((await rosterOf(world, home.id)).map((row) => [row.userId, row]));
    expect(figures.get(h3.userId)).toMatchObject({ wins: 1, losses: 0, earningsCents: 0 });
    expect(figures.get(h1.userId)).toMatchObject({ wins: 1, earningsCents: 33_33 - 1_67 });
  });

  it('that grew above what was agreed to stop the battle until agreed to again', async () => {
    const [home, away] = await pair(2);
    const [h1, h2] = home.members as [Actor, Actor];
    const id = await offer(world, home, away, 100_00, 'members');
    await agreeToTeamStake(world.deps, h1, id, 52_50);
    await agreeToTeamStake(world.deps, h2, id, 35_01);
    await dropTeamStake(world.deps, h1, id, h1.userId);
    expect(await codeOf(accept(world, away, id))).toBe('TEAM_CHANGED');
    expect(await codeOf(dropTeamStake(world.deps, h1, id, h2.userId))).toBe('CAPTAIN_ONLY');
    expect(await codeOf(dropTeamStake(world.deps, home.captain, id, home.captain.userId))).toBe('BAD_INPUT');
    await dropTeamStake(world.deps, home.captain, id, h2.userId);
    const battleId = await accept(world, away, id);
    expect(await balances([home.captain, h1, h2])).toEqual([395_00, 500_00, 500_00]);
    expect(await codeOf(agreeToTeamStake(world.deps, h1, id, 200_00))).toBe('INVITE_NOT_PENDING');
    expect(await escrow(battleId)).toBe(210_00);
  });

  it('of somebody who left before are not charged; of somebody who left after come back to that player', async () => {
    const [home, away] = await pair(2);
    const [h1, h2] = home.members as [Actor, Actor];
    const id = await offer(world, home, away, 90_00, 'members');
    await agreeToTeamStake(world.deps, h1, id, 500_00);
    await agreeToTeamStake(world.deps, h2, id, 500_00);
    await leaveTeam(world.deps, h2);
    const battleId = await accept(world, away, id);
    expect(await balances([home.captain, h1, h2])).toEqual([452_75, 452_75, 500_00]);
    await leaveTeam(world.deps, h1);
    await report(world, home, battleId, 'won');
    await report(world, away, battleId, 'lost');
    expect(await balances([home.captain, h1])).toEqual([542_75, 542_75]);
    expect(await readStoredTeam(world, home.id)).toMatchObject({ wins: 1, earningsCents: 2 * (45_00 - 2_25) });
  });

  it('are not asked for where the captains pay', async () => {
    const [home, away] = await pair(1);
    const id = await offer(world, home, away, 90_00, 'captain');
    expect(await codeOf(agreeToTeamStake(world.deps, home.members[0] as Actor, id, 500_00))).toBe('BAD_INPUT');
  });
});

describe('the end of a team battle', () => {
  it('the same word from both captains pays the pool once, whoever is first of 40 at once', async () => {
    const [home, away] = await pair();
    const id = await runningBattle(world, home, away);
    const codes = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        codeOf(n % 2 === 0 ? report(world, home, id, 'won') : report(world, away, id, 'lost')),
      ),
    );
    expect(codes.filter((code) => code === 'ok')).toHaveLength(2);
    expect(await balances([home.captain, away.captain])).toEqual([595_00, 395_00]);
    expect(await storedTeamBattle(world, id)).toMatchObject({ winnerTeamId: home.id, homeScore: 13, awayScore: 9 });
    const paid = await world.db.read
      .select()
      .from(transfers)
      .where(and(eq(transfers.subjectId, id), eq(transfers.kind, 'settle')));
    expect(paid).toHaveLength(1);
    const own = await world.db.read
      .select()
      .from(entries)
      .where(eq(entries.accountId, `user:${home.captain.userId}:USD`))
      .orderBy(asc(entries.number));
    expect(own.at(-1)).toMatchObject({ kind: 'payout', amount: 200_00, balanceAfter: 595_00 });
    // The record of a person is made of the person's own battles alone.
    expect(await world.db.read.select().from(outcomes).where(eq(outcomes.battleId, id))).toEqual([]);
    const [line] = await readLines(world.db.read, {
      userId: home.captain.userId,
      currency: 'USD',
      kinds: null,
      limit: 1,
      past: null,
    });
    expect(line).toMatchObject({ path: '/teams' });
    expect(line?.detail).toMatch(/ Home vs .* Away, Valorant$/);
    expect((await readFunds(world.deps, home.captain.userId)).lockedCents).toBe(200_00);
  });

  it('a single report stands after half an hour, none at all gives everything back after three', async () => {
    const [home, away] = await pair();
    const [first, second] = [
      await runningBattle(world, home, away, 50_00),
      await runningBattle(world, away, home, 30_00),
    ];
    await report(world, away, first, 'won');
    world.pass(30 * MINUTE - 1);
    await passTeamDeadlines(world.deps);
    expect((await storedTeamBattle(world, first)).status).toBe('active');
    world.pass(1);
    await passTeamDeadlines(world.deps);
    expect(await storedTeamBattle(world, first)).toMatchObject({ status: 'completed', winnerTeamId: away.id });
    world.pass(3 * HOUR);
    await Promise.all([passTeamDeadlines(world.deps), passTeamDeadlines(world.deps)]);
    expect(await storedTeamBattle(world, second)).toMatchObject({ status: 'cancelled', winnerTeamId: null });
    expect(await balances([home.captain, away.captain])).toEqual([447_50, 547_50]);
    const days = await world.db.read.select().from(playDays).where(eq(playDays.userId, home.captain.userId));
    expect(days.reduce((sum, day) => sum + day.lostCents, 0)).toBe(52_50);
  });

  it('tells both teams, and everybody whose money it is', async () => {
    const [home, away] = await pair(1);
    const id = await offer(world, home, away, 40_00, 'members');
    await agreeToTeamStake(world.deps, home.members[0] as Actor, id, 42_00);
    const battleId = await accept(world, away, id);
    await report(world, home, battleId, 'lost');
    await report(world, away, battleId, 'won');
    const told = storedEvents(await world.db.read.select().from(events).where(eq(events.entity, 'team')));
    const of = (type: TeamBattleEvent) =>
      told
        .filter((event) => isEvent(event, [type]))
        .filter(({ data }) => data.teamBattleId === battleId)
        .map(({ entityId, data }) => `${entityId}:${data.userId}`)
        .toSorted();
    const everybody = [home, away]
      .flatMap((squad) => [squad.captain, ...squad.members].map(({ userId }) => `${squad.id}:${userId}`))
      .toSorted();
    expect(of('team.battle-started')).toEqual(everybody);
    expect(of('team.battle-completed')).toEqual(everybody);
    expect(of('team.battle-reported')).toEqual(
      [home, away].map(({ id: teamId, captain }) => `${teamId}:${captain.userId}`).toSorted(),
    );
  });

  it('is live for the whole line-up when one captain reports, though the captains alone are notified', async () => {
    const [home, away] = await pair(2);
    const id = await runningBattle(world, home, away);
    await report(world, home, id, 'won');
    const stored = storedEvents(await world.db.read.select().from(events).where(eq(events.entity, 'team')));
    const told = stored
      .filter((event) => isEvent(event, ['team.battle-reported']))
      .filter(({ data }) => data.teamBattleId === id);
    expect(told.map(({ data }) => data.userId).toSorted()).toEqual(
      [home.captain.userId, away.captain.userId].toSorted(),
    );
    expect(told.flatMap(({ concerns }) => concerns).toSorted()).toEqual(
      [home, away].flatMap(({ captain, members }) => [captain, ...members].map(({ userId }) => userId)).toSorted(),
    );
  });

  it('leaves the whole ledger whole', async () => {
    const problems = await verifyLedger(world.db.read);
    expect(problems).toEqual([]);
  });
});
