import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY } from '../../../domain/shared/time.ts';
import { setAccountStatus } from '../../../gateway/admin/people/set-account-status.ts';
import { warnAccount } from '../../../gateway/admin/people/warn-account.ts';
import { readFairPlay } from '../../../gateway/creators/read-creator.ts';
import { decideDispute } from '../../../gateway/disputes/decide-dispute.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { activeBattle, complain, report } from '../../support/battle-steps.ts';
import { nothingToAdd } from '../../support/dispute-steps.ts';
import { World } from '../../support/world.ts';

let world: World;
let player: Actor;
let staff: Actor;
beforeEach(async () => {
  world = await World.open();
  player = await world.player({ cents: 500_00 });
  staff = await world.player({ role: 'administrator' });
});
afterEach(() => world.close());

const fairPlay = ({ userId }: Actor = player) => readFairPlay(world.deps, userId);

/** Both claim to have won, or the one complains of the other; staff decide. */
async function decided(
  first: Actor,
  other: Actor,
  action: 'confirm' | 'overturn',
  isComplaint: boolean,
): Promise<void> {
  const battleId = await activeBattle(world, first, other);
  await report(world, first, battleId, 'won');
  await (isComplaint ? complain(world, other, battleId) : report(world, other, battleId, 'won'));
  const [dispute] = await world.disputes(battleId);
  const input = { disputeId: dispute?.id ?? '', action, winnerId: first.userId, reason: 'Seen on the recording.' };
  await nothingToAdd(world, input.disputeId);
  await decideDispute(world.deps, staff, world.key(), input);
}

it('the fair play score is 100 for whoever has done nothing, and tells all that it came of (CR-16)', async () => {
  expect(await fairPlay()).toEqual({ score: 100, violations: [] });
  await warnAccount(world.deps, staff, { accountId: player.userId, reason: 'Insults in the chat' });
  world.pass(DAY);
  await setAccountStatus(world.deps, staff, { accountId: player.userId, reason: 'Again', status: 'suspended' });
  await setAccountStatus(world.deps, staff, {
    accountId: player.userId,
    reason: 'It was somebody else',
    status: 'active',
  });
  expect(await fairPlay()).toEqual({
    score: 55,
    violations: [
      { kind: 'suspension', at: world.now, points: 30, battleId: null, reason: 'Again' },
      { kind: 'warning', at: world.now - DAY, points: 15, battleId: null, reason: 'Insults in the chat' },
    ],
  });
  world.pass(179 * DAY);
  expect(await fairPlay()).toMatchObject({ score: 70, violations: [{ points: 30 }, { points: 0 }] });
});

it('a case counts against the player whose claim did not hold, not against who complained or was right', async () => {
  const [liar, complainer, rightful] = [
    await world.player({ cents: 500_00 }),
    await world.player({ cents: 500_00 }),
    await world.player({ cents: 500_00 }),
  ];
  await decided(player, complainer, 'confirm', true);
  expect([(await fairPlay()).score, (await fairPlay(complainer)).score]).toEqual([100, 100]);
  await decided(liar, rightful, 'overturn', true);
  expect([(await fairPlay(liar)).score, (await fairPlay(rightful)).score]).toEqual([90, 100]);
  await decided(player, liar, 'confirm', false);
  expect([(await fairPlay()).score, (await fairPlay(liar)).score]).toEqual([100, 80]);
  expect((await fairPlay(liar)).violations.map(({ kind }) => kind)).toEqual(['decided-case', 'decided-case']);
});
