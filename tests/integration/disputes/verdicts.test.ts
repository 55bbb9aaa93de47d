import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { notifications } from '../../../db/notifications/notification.table.ts';
import { decideAppeal } from '../../../gateway/disputes/appeals/decide-appeal.ts';
import { fileAppeal } from '../../../gateway/disputes/appeals/file-appeal.ts';
import { decideDispute } from '../../../gateway/disputes/decide-dispute.ts';
import type { DisputeAction } from '../../../domain/disputes/dispute.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { activeBattle, complain, report, settledBattle } from '../../support/battle-steps.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { nothingToAdd } from '../../support/dispute-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { World } from '../../support/world.ts';

let world: World;
let moderator: Actor;
let senior: Actor;
const log = openLog('silent');

beforeAll(async () => {
  world = await World.open();
  moderator = await world.player({ role: 'moderator' });
  senior = await world.player({ role: 'senior_moderator' });
});
afterEach(async () => {
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
});
afterAll(() => world.close());

const caseOf = async (battleId: string): Promise<string> => (await world.disputes(battleId)).at(-1)?.id ?? 'none';

async function decide(battleId: string, action: DisputeAction, winnerId: string | null = null): Promise<string> {
  const disputeId = await caseOf(battleId);
  await nothingToAdd(world, disputeId);
  await decideDispute(world.deps, moderator, world.key(), { disputeId, action, winnerId, reason: 'Seen.' });
  return disputeId;
}

/** The latest notification of a player that is about a battle. */
async function toldLast({ userId }: Actor) {
  await deliverEverything(world.deps, log);
  const rows = await world.db.read.select().from(notifications).where(eq(notifications.userId, userId));
  return rows
    .filter(({ link }) => link.startsWith('/challenge/'))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .at(-1);
}

/** A battle over which the two contradict each other, `one` first. */
async function contested(): Promise<[battleId: string, one: Actor, other: Actor]> {
  const [one, other] = [await world.player({ cents: 100_00 }), await world.player({ cents: 100_00 })];
  const battleId = await activeBattle(world, one, other);
  for (const player of [one, other]) await report(world, player, battleId, 'won');
  return [battleId, one, other];
}

const MAY = 'If you think this is wrong, appeal within 48 hours.';

it.each([
  ['confirm', false, true],
  ['overturn', true, false],
  ['void', true, true],
] as const)(
  'a decision to %s tells whom it gives nothing of the 48 hours, beside its reason and a link to the battle (BC-13)',
  async (action, tellsOne, tellsOther) => {
    const [battleId, one, other] = await contested();
    await decide(battleId, action);
    for (const [player, isTold] of [
      [one, tellsOne],
      [other, tellsOther],
    ] as const) {
      const told = await toldLast(player);
      expect(told?.message.includes(MAY)).toBe(isTold);
      expect(told?.message).toContain('Reason: Seen.');
      expect(told?.link).toBe(`/challenge/${battleId}`);
    }
  },
);

it('a result that is put right, or stands, after it was paid can be appealed as well (BC-12, BC-13)', async () => {
  const [one, other] = [await world.player({ cents: 200_00 }), await world.player({ cents: 200_00 })];
  const upheld = await settledBattle(world, one, other);
  await complain(world, other, upheld);
  await decide(upheld, 'confirm');
  expect((await toldLast(other))?.message).toContain(MAY);
  expect((await toldLast(one))?.message).not.toContain('appeal');

  const turned = await settledBattle(world, one, other);
  await complain(world, other, turned);
  await decide(turned, 'overturn');
  expect((await toldLast(one))?.message).toContain(MAY);
  expect((await toldLast(other))?.message).not.toContain('appeal within');
});

it('what an appeal overturns is told by its last word alone: who has won, what has moved and why (BC-13)', async () => {
  const [battleId, one, other] = await contested();
  const disputeId = await decide(battleId, 'confirm');
  await fileAppeal(world.deps, other, world.key(), { disputeId, words: 'Watch 12:40.' });
  await nothingToAdd(world, disputeId);
  const verdict = { disputeId, verdict: 'overturn', winnerId: other.userId, reason: 'Looked at anew.' } as const;
  await decideAppeal(world.deps, senior, world.key(), verdict);
  expect(await world.battle(battleId)).toMatchObject({ status: 'completed', winnerId: other.userId });
  for (const [player, words] of [
    [
      one,
      /^.+ won your Valorant battle for \$50\.00 after all\. \$100\.00 was taken back .+ Reason: Looked at anew\.$/,
    ],
    [
      other,
      /^You won your Valorant battle for \$50\.00 .+ after all\. \$100\.00 was added .+ Reason: Looked at anew\.$/,
    ],
  ] as const) {
    const told = await toldLast(player);
    expect(told?.title).toBe('The decision was overturned on appeal');
    expect(told?.message).toMatch(words);
    expect(told?.message).not.toContain('appeal within');
  }
});
