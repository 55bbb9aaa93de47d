import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tutorialRuns } from '../../../db/onboarding/onboarding.table.ts';
import { twoFactors } from '../../../db/security/second-factor.table.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { events, storedEvents } from '../../../db/events/event.table.ts';
import { readDeeds, readUnlocked } from '../../../db/results/achievement.queries.ts';
import { achievements } from '../../../db/results/achievement.table.ts';
import { seedDemo } from '../../../db/seed/demo.ts';
import { ACHIEVEMENTS, unlockedBy } from '../../../domain/results/achievements.ts';
import { unlockAchievements } from '../../../gateway/results/unlock-achievements.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { seal } from '../../../gateway/kernel/sealed.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { startedBattle, report } from '../../support/battle-operations.ts';
import { type SignedIn, HttpGateway } from '../../support/http-gateway.ts';

const OWN = '{ viewer { profile { achievements { id title description unlocked unlockedAt progress } } } }';
const OF = 'query ($u: String!) { player(username: $u) { achievements { id unlocked progress } } }';
const log = openLog('silent');

interface Seen {
  readonly id: string;
  readonly unlocked: boolean;
  readonly unlockedAt: number | null;
  readonly progress: number | null;
}

let gate: HttpGateway;
beforeEach(async () => {
  gate = await HttpGateway.open();
});
afterEach(() => gate.close());

const deliver = async () => {
  await deliverEverything(gate.deps, log);
};
const ownList = async (player: SignedIn) =>
  (await player.ask<{ viewer: { profile: { achievements: Seen[] } } }>(OWN)).viewer.profile.achievements;
const unlockedIds = async (player: SignedIn) =>
  (await ownList(player)).filter(({ unlocked }) => unlocked).map(({ id }) => id);

async function play(winner: SignedIn, loser: SignedIn, stakeCents = 10_00, game = 'VALORANT'): Promise<void> {
  gate.pass(1_000);
  const id = await startedBattle(winner, loser, { stakeCents, game });
  await report(winner, id, 'WON');
  await report(loser, id, 'LOST');
}

it('unlocks by what was played, once the event is delivered, with title, description and date (PR-05, EN-40)', async () => {
  const [one, other] = [await gate.player({ cents: 5_000_00 }), await gate.player({ cents: 5_000_00 })];
  expect((await ownList(one)).map(({ id, unlocked, progress }) => ({ id, unlocked, progress }))).toEqual(
    ACHIEVEMENTS.map(({ id }) => ({ id, unlocked: false, progress: 0 })),
  );
  await play(one, other);
  const first = gate.deps.now();
  await deliver();
  expect(await unlockedIds(one)).toEqual(['first-battle', 'first-win']);
  expect(await unlockedIds(other)).toEqual(['first-battle']);
  await play(one, other, 50_00, 'CS2');
  await play(one, other, 10_00, 'APEX');
  await deliver();
  expect(await unlockedIds(one)).toEqual(['first-battle', 'first-win', 'streak-3', 'stake-50']);
  const list = await ownList(one);
  expect(list.find(({ id }) => id === 'first-win')).toMatchObject({
    title: 'First Blood',
    description: 'Win a battle.',
    unlockedAt: first,
  });
  expect(list.find(({ id }) => id === 'battles-10')).toMatchObject({ unlocked: false, progress: 30 });
  expect(list.find(({ id }) => id === 'games-4')).toMatchObject({ unlocked: false, progress: 75 });
  const seen = (await other.ask<{ player: { achievements: Seen[] } }>(OF, { u: one.user.username })).player
    .achievements;
  expect(seen, 'others see what is unlocked, without progress').toEqual(
    ['first-battle', 'first-win', 'streak-3', 'stake-50'].map((id) => ({ id, unlocked: true, progress: null })),
  );
});

it('changes nothing when an event comes again, and keeps what was unlocked', async () => {
  const [one, other] = [await gate.player({ cents: 500_00 }), await gate.player({ cents: 500_00 })];
  await play(one, other);
  await deliver();
  const before = await gate.db.read.select().from(achievements);
  gate.pass(60_000);
  const all = storedEvents(await gate.db.read.select().from(events)).filter(({ type }) =>
    unlockAchievements.types.has(type),
  );
  await gate.db.transact(async (tx) => {
    for (const event of all) await unlockAchievements.handle(tx, { ...event, at: gate.deps.now() });
  });
  expect(await gate.db.read.select().from(achievements)).toEqual(before);
});

it('dates what was delivered late to the deed, not to the delivery', async () => {
  const [one, other] = [await gate.player({ cents: 500_00 }), await gate.player({ cents: 500_00 })];
  const ends: number[] = [];
  for (let n = 0; n < 3; n++) {
    await play(one, other);
    ends.push(gate.deps.now());
  }
  gate.pass(3_600_000);
  await deliver();
  const dates = Object.fromEntries(
    (await readUnlocked(gate.db.read, one.user.id)).map((row) => [row.achievement, row.unlockedAt]),
  );
  expect(dates).toEqual({ 'first-battle': ends[0], 'first-win': ends[0], 'streak-3': ends[2] });
});

it('counts the tutorial from its pass mark on, and two-factor authentication once it is on', async () => {
  const player = await gate.player();
  const { id: userId } = player.user;
  const tell = async (type: 'tutorial.passed' | 'two-factor.enabled') => {
    const at = gate.deps.now();
    await gate.db.transact((tx) =>
      appendEvent(tx, { type, entity: 'account', entityId: userId, concerns: [userId], data: { userId }, at }),
    );
    await deliver();
  };
  const run = { userId, seed: 1, startedAt: 1, submittedAt: 7 };
  await gate.db.transact(async (tx) => {
    await tx.insert(tutorialRuns).values({ ...run, id: 'run-1', score: 59 });
    await tx.insert(twoFactors).values({ userId, secret: 's', enabledAt: null, lastStep: 0, createdAt: 1 });
  });
  await tell('tutorial.passed');
  expect(await unlockedIds(player)).toEqual([]);
  await gate.db.transact(async (tx) => {
    await tx.insert(tutorialRuns).values({ ...run, id: 'run-2', score: 60, submittedAt: 8 });
    await tx.update(twoFactors).set({ enabledAt: 9 }).where(eq(twoFactors.userId, userId));
  });
  await tell('tutorial.passed');
  expect((await ownList(player)).filter(({ unlocked }) => unlocked)).toMatchObject([
    { id: 'tutorial', unlockedAt: 8 },
    { id: 'two-factor', unlockedAt: 9 },
  ]);
  await gate.db.transact((tx) => tx.delete(twoFactors).where(eq(twoFactors.userId, userId)));
  await tell('two-factor.enabled');
  expect(await unlockedIds(player), 'what was unlocked stays').toEqual(['tutorial', 'two-factor']);
});

it('gives the demo players what their stored history says, by the same rule', async () => {
  await seedDemo(gate.db, gate.deps, (text) => seal(gate.deps, text));
  await deliver();
  for (const userId of ['1', '2', '3', '6']) {
    const stored = new Map(
      (await readUnlocked(gate.db.read, userId)).map((row) => [row.achievement, row.unlockedAt] as const),
    );
    expect(stored, userId).toEqual(unlockedBy(await readDeeds(gate.db.read, userId)));
  }
  expect((await readUnlocked(gate.db.read, '1')).length).toBeGreaterThanOrEqual(5);
});
