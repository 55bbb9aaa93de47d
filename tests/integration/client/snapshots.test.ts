// @module-tag engines
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Reader } from '../../../db/client/database.ts';
import { readBalance } from '../../../db/wallet/wallet.queries.ts';
import { readStats } from '../../../gateway/admin/reports/read-stats.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import type { Deps } from '../../../gateway/kernel/deps.ts';
import { cancelBattle } from '../../../gateway/battles/ending/cancel-battle.ts';
import { createBattle } from '../../../gateway/battles/create-battle.ts';
import { readMatters } from '../../../gateway/teams/read-team.ts';
import { readVerification } from '../../../gateway/verification/read-verification.ts';
import { readFunds } from '../../../gateway/wallet/read-funds.ts';
import { readWallet } from '../../../gateway/wallet/read-wallet.ts';
import { World } from '../../support/world.ts';

const OWNED = 1_000_00;
const BATTLES = 30;
const TERMS = {
  game: 'cs2',
  mode: 'duel',
  stakeCents: 10_00,
  title: '',
  description: '',
  privacy: 'public',
  draftId: null,
} as const;

let world: World;
let player: Actor;
beforeAll(async () => {
  world = await World.open({ connections: 8 });
  player = await world.player({ cents: OWNED });
});
afterAll(() => world.close());

it('a snapshot stays at its moment, sees what was committed before it, and the next one sees what came since', async () => {
  const one = await world.player({ cents: 1_00 });
  const [before, same] = await world.db.snapshot(async (read) => {
    const first = await readBalance(read, one.userId, 'USD');
    await world.pay(one, 50);
    return [first, await readBalance(read, one.userId, 'USD')];
  });
  expect([before, same, await world.balance(one)]).toEqual([1_00, 1_00, 1_50]);
  expect(await world.db.snapshot((read) => readBalance(read, one.userId, 'USD'))).toBe(1_50);
});

it('snapshots side by side are apart from each other, and one that fails leaves the next whole', async () => {
  const read = () => world.db.snapshot((reader) => readBalance(reader, player.userId, 'USD'));
  expect(await Promise.all(Array.from({ length: 20 }, read))).toEqual(Array(20).fill(OWNED));
  await expect(world.db.snapshot(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await read()).toBe(OWNED);
});

it.each([
  ['wallet', (deps: Deps, id: string) => readWallet(deps, id)],
  ['funds', (deps: Deps, id: string) => readFunds(deps, id)],
  ['counts of the overview', (deps: Deps, id: string) => readStats(deps, { userId: id, role: 'administrator' })],
  ['proof of identity', (deps: Deps, id: string) => readVerification(deps, id)],
  ['team and its open questions', (deps: Deps, id: string) => readMatters(deps, id)],
])('everything that the %s says is read in one snapshot', async (_what, ask) => {
  let snapshots = 0;
  const { db } = world.deps;
  const alone = {
    snapshot: <T>(work: (read: Reader) => Promise<T>) => {
      snapshots++;
      return db.snapshot(work);
    },
    get read(): Reader {
      throw new Error('read beside the snapshot');
    },
  } as unknown as Database;
  await ask({ ...world.deps, db: alone }, player.userId);
  expect(snapshots).toBe(1);
});

it('a wallet whose money moves between free and held is whole whenever it is looked at', async () => {
  let isOver = false;
  const moving = (async () => {
    for (let n = 0; n < BATTLES; n++) {
      const id = await createBattle(world.deps, player, world.key(), TERMS);
      await cancelBattle(world.deps, player, world.key(), id);
    }
  })().finally(() => void (isOver = true));
  const seen = new Set<number>();
  let looks = 0;
  while (!isOver) {
    const [wallet, funds] = await Promise.all([
      readWallet(world.deps, player.userId),
      readFunds(world.deps, player.userId),
    ]);
    seen.add(wallet.balanceCents);
    seen.add(funds.availableCents + funds.holds.reduce((sum, { cents }) => sum + cents, 0));
    looks++;
    await setImmediate();
  }
  await moving;
  expect(looks).toBeGreaterThan(1);
  expect([...seen]).toEqual([OWNED]);
});
