import { afterAll, beforeAll, expect, it } from 'vitest';
import { decideDispute } from '../../../gateway/disputes/decide-dispute.ts';
import { readAdvice } from '../../../gateway/jury/load-advice.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { actorBy, benchOf, drawn, drawnFor, openJuries, vote } from '../../support/jury-steps.ts';
import { World } from '../../support/world.ts';

let world: World;
let bench: Actor[];
let moderator: Actor;
beforeAll(async () => {
  world = await World.open({ connections: 4 });
  await openJuries(world);
  bench = await benchOf(world, 3);
  moderator = await world.player({ role: 'moderator' });
});
afterAll(() => world.close());

it('is read by staff when all three have voted, by the parties after the decision and without opinions, by jurors and others not at all', async () => {
  const { disputeId, one, other } = await drawn(world);
  const adviceTo = async (actor: Actor) => (await readAdvice(world.deps, actor, [disputeId, 'unknown']))[0];
  const forOne = one.userId < other.userId ? 'a' : 'b';
  const [first, second, third] = await drawnFor(world, disputeId);
  for (const summons of [first, second])
    await vote(world, actorBy(bench, summons?.jurorId ?? ''), summons?.id ?? '', forOne);
  expect(await adviceTo(moderator)).toBeNull();
  await vote(world, actorBy(bench, third?.jurorId ?? ''), third?.id ?? '', 'neither');
  const leaning = { heardAt: world.now, isDivided: false, sideName: one.username, sharePercent: 66 };
  const read = await adviceTo(moderator);
  expect(read).toMatchObject(leaning);
  expect(read?.opinions.map(({ sideName, weight }) => [sideName, weight])).toEqual([
    [one.username, 50],
    [one.username, 50],
    [null, 50],
  ]);
  for (const { username, userId } of bench)
    for (const name of [username, userId]) expect(JSON.stringify(read)).not.toContain(`"${name}"`);
  for (const party of [one, other]) expect(await adviceTo(party)).toBeNull();
  await decideDispute(world.deps, moderator, world.key(), {
    disputeId,
    action: 'overturn',
    winnerId: null,
    reason: 'The recording says otherwise.',
  });
  for (const party of [one, other]) expect(await adviceTo(party)).toEqual({ ...leaning, opinions: [] });
  for (const stranger of [...bench, await world.player()]) expect(await adviceTo(stranger)).toBeNull();
  // Staff who play in a case read of it what players do.
  expect(await adviceTo({ ...one, role: 'moderator' })).toEqual({ ...leaning, opinions: [] });
});

it('changes nothing by itself: a case with a jury that was heard is as undecided as before', async () => {
  const { disputeId, battleId } = await drawn(world);
  const money = await world.battle(battleId);
  for (const { id, jurorId } of await drawnFor(world, disputeId)) await vote(world, actorBy(bench, jurorId), id, 'a');
  expect((await world.disputes(battleId)).at(-1)).toMatchObject({ status: 'pending', action: null, moderatorId: null });
  expect(await world.battle(battleId)).toEqual(money);
});
