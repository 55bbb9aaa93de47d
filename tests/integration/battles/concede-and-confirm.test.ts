// @module-tag engines
import { afterAll, beforeAll, expect, it } from 'vitest';
import { complain, activeBattle } from '../../support/battle-steps.ts';
import { accountCents, findViolations } from '../../support/invariants.ts';
import { World, codeOf } from '../../support/world.ts';
import type { Claim } from '../../../domain/battles/battle.ts';
import { listReports } from '../../../db/battles/contested-battle.queries.ts';
import { contestedBattle } from '../../../gateway/battles/ending/contested-battle.ts';
import { passDeadlines } from '../../../gateway/battles/ending/pass-deadlines.ts';
import { reportResult } from '../../../gateway/battles/ending/report-result.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';

const RECORDING = 'https://recordings.example/1';

let world: World;
beforeAll(async () => {
  world = await World.open({ connections: 8 });
});
afterAll(() => world.close());

/** Two players with $100.00 each in a running battle for $10.00. */
async function running(): Promise<{ id: string; creator: Actor; opponent: Actor }> {
  const [creator, opponent] = [await world.player({ cents: 100_00 }), await world.player({ cents: 100_00 })];
  return { id: await activeBattle(world, creator, opponent, 10_00), creator, opponent };
}

const say = (actor: Actor, battleId: string, claim: Claim, recordingUrl = '', key = world.key()) =>
  reportResult(world.deps, actor, key, { battleId, claim, score: '', recordingUrl });
const balances = (...players: readonly Actor[]) => Promise.all(players.map((player) => world.balance(player)));

it.each([
  ['concedes and the other confirms', 'opponent', 'lost'],
  ['confirms what was reported', 'creator', 'won'],
] as const)(
  'who %s is asked no recording, and the pool is paid to the cent (CH-14, CH-17, CH-18)',
  async (_, first, claim) => {
    const { id, creator, opponent } = await running();
    const [one, other] = first === 'creator' ? [creator, opponent] : [opponent, creator];
    await say(one, id, claim, claim === 'won' ? RECORDING : '');
    expect(await balances(creator, opponent)).toEqual([89_50, 89_50]);
    await say(other, id, claim === 'won' ? 'lost' : 'won');
    expect(await world.battle(id)).toMatchObject({ status: 'completed', winnerId: creator.userId, dueAt: null });
    expect(await balances(creator, opponent)).toEqual([109_50, 89_50]);
    expect(await accountCents(world.db.read, `escrow:${id}`)).toBe(0);
  },
);

it('a word without a recording stands after its time as any other does', async () => {
  const { id, creator, opponent } = await running();
  await say(creator, id, 'lost');
  world.pass(30 * 60_000);
  await passDeadlines(world.deps);
  expect(await world.battle(id)).toMatchObject({ status: 'completed', winnerId: opponent.userId });
  expect(await balances(creator, opponent)).toEqual([89_50, 109_50]);
});

it('a win that the other has not conceded needs its recording, and without it nothing changes (CH-17)', async () => {
  const { id, creator, opponent } = await running();
  for (const link of ['', '  ']) expect(await codeOf(say(creator, id, 'won', link))).toBe('RECORDING_REQUIRED');
  for (const link of ['my-video', 'javascript:alert(1)', 'match.mp4', 'me@recordings.example/1'])
    expect(await codeOf(say(creator, id, 'won', link))).toBe('BAD_INPUT');
  expect(await listReports(world.db.read, [id])).toEqual([]);
  await say(creator, id, 'won', 'recordings.example/1');
  expect(await codeOf(say(opponent, id, 'won'))).toBe('RECORDING_REQUIRED');
  expect((await listReports(world.db.read, [id])).map(({ recordingUrl }) => recordingUrl)).toEqual([RECORDING]);
  expect(await world.battle(id)).toMatchObject({ status: 'active' });
});

it('a confirmation that meets a settled or a disputed battle is refused and changes nothing', async () => {
  const settled = await running();
  await say(settled.creator, settled.id, 'won', RECORDING);
  await say(settled.opponent, settled.id, 'lost');
  const disputed = await running();
  await say(disputed.creator, disputed.id, 'won', RECORDING);
  await complain(world, disputed.opponent, disputed.id);
  for (const { id, creator, opponent } of [settled, disputed]) {
    const before = [await world.battle(id), await listReports(world.db.read, [id]), await balances(creator, opponent)];
    expect(await codeOf(say(opponent, id, 'lost'))).toBe('BATTLE_NOT_ACTIVE');
    expect([await world.battle(id), await listReports(world.db.read, [id]), await balances(creator, opponent)]).toEqual(
      before,
    );
  }
});

it('confirmations at once settle once, and a repeated key answers as the first', async () => {
  const { id, creator, opponent } = await running();
  await say(creator, id, 'won', RECORDING);
  const keys = Array.from({ length: 6 }, () => world.key());
  const codes = await Promise.all(keys.map((key) => codeOf(say(opponent, id, 'lost', '', key))));
  expect(codes.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'BATTLE_NOT_ACTIVE'), 'ok']);
  expect(await say(opponent, id, 'lost', '', keys[codes.indexOf('ok')])).toBe(id);
  expect(await balances(creator, opponent)).toEqual([109_50, 89_50]);
  expect(await listReports(world.db.read, [id])).toHaveLength(2);
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
});

it('both who say that they have lost are a dispute, in which no recording is shown', async () => {
  const { id, creator, opponent } = await running();
  await say(creator, id, 'lost');
  await say(opponent, id, 'lost');
  expect(await world.battle(id)).toMatchObject({ status: 'disputed' });
  const contest = (await contestedBattle.describe(world.db.read, [id])).get(id);
  expect(contest?.reports.map(({ recordingUrl }) => recordingUrl)).toEqual([null, null]);
});
