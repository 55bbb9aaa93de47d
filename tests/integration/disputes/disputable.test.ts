import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DisputeAction } from '../../../domain/disputes/dispute.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { DISPUTE_WINDOW_MS } from '../../../domain/wallet/payments.ts';
import { passDeadlines } from '../../../gateway/battles/ending/pass-deadlines.ts';
import { decideDispute } from '../../../gateway/disputes/decide-dispute.ts';
import { readDisputable } from '../../../gateway/disputes/submit-dispute.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { activeBattle, complain, report, settledBattle } from '../../support/battle-steps.ts';
import { nothingToAdd } from '../../support/dispute-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
let senior: Actor;
let one: Actor;
let other: Actor;

beforeAll(async () => {
  world = await World.open();
  senior = await world.player({ role: 'senior_moderator' });
  [one, other] = [await world.player({ cents: 1_000_00 }), await world.player({ cents: 1_000_00 })];
});
afterAll(() => world.close());

const listed = async (actor: Actor) => (await readDisputable(world.deps, actor)).map(({ contest }) => contest.id);
const decide = async (battleId: string, action: DisputeAction): Promise<void> => {
  const disputeId = (await world.disputes(battleId)).at(-1)?.id ?? 'none';
  await nothingToAdd(world, disputeId);
  await decideDispute(world.deps, senior, world.key(), { disputeId, action, winnerId: null, reason: 'Seen.' });
};
/** The two lists hold a battle exactly as long as a complaint with something new about it is taken. */
async function expectDisputable(battleId: string, evidenceUrl: string): Promise<void> {
  for (const player of [one, other]) expect(await listed(player)).toEqual([battleId]);
  expect(await codeOf(complain(world, other, battleId, world.key(), evidenceUrl))).toBe('ok');
  for (const player of [one, other]) expect(await listed(player)).toEqual([]);
  await decide(battleId, 'confirm');
  for (const player of [one, other]) expect(await listed(player)).toEqual([]);
  expect(await codeOf(complain(world, other, battleId, world.key(), `${evidenceUrl}/more`))).toBe('DISPUTE_DECIDED');
}

it('a battle that was opened days ago, disputed, played on and completed now can be chosen (HE-05, BC-12)', async () => {
  const battleId = await activeBattle(world, one, other);
  await complain(world, one, battleId);
  world.pass(3 * DAY);
  await decide(battleId, 'dismiss');
  for (const player of [one, other]) expect(await listed(player)).toEqual([battleId]);
  await report(world, one, battleId, 'won');
  await report(world, other, battleId, 'lost');
  await expectDisputable(battleId, 'https://recordings.example/days-ago');
});

it('a battle whose deadline passed while no server ran can be chosen from when it was completed (HE-05, BC-12)', async () => {
  const battleId = await activeBattle(world, one, other);
  await report(world, one, battleId, 'won');
  world.pass(2 * DAY);
  await passDeadlines(world.deps);
  world.pass(DISPUTE_WINDOW_MS);
  await expectDisputable(battleId, 'https://recordings.example/late');
});

it('a completed battle can be chosen again once a complaint was dismissed, and no longer than it can be disputed (HE-05, BC-12)', async () => {
  const [again, passed] = [await settledBattle(world, one, other), await settledBattle(world, one, other)];
  for (const battleId of [again, passed]) {
    await complain(world, other, battleId);
    await decide(battleId, 'dismiss');
  }
  expect((await listed(one)).toSorted()).toEqual([again, passed].toSorted());
  expect(await codeOf(complain(world, other, passed, world.key(), 'https://recordings.example/one'))).toBe('ok');
  await expectDisputable(again, 'https://recordings.example/another');
  await decide(passed, 'dismiss');
  world.pass(DISPUTE_WINDOW_MS + 1);
  expect(await listed(other)).toEqual([]);
  expect(await codeOf(complain(world, other, passed, world.key(), 'https://recordings.example/two'))).toBe(
    'DISPUTE_TOO_LATE',
  );
});
