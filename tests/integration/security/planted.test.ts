import { getTableName, isTable } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readUser } from '../../../db/accounts/user.queries.ts';
import { oauthApplications, oauthGrants, oauthTokens } from '../../../db/platform/oauth.table.ts';
import { webhookEndpoints } from '../../../db/platform/webhook.table.ts';
import { gameAccounts } from '../../../db/proof/proof.table.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import type { Resetting } from '../../../gateway/kernel/manifest/planted.ts';
import { ROOMS } from '../../../gateway/rooms.ts';
import { addPayPal } from '../../support/payment-steps.ts';
import { World } from '../../support/world.ts';

let world: World;
let player: Actor;
beforeAll(async () => {
  world = await World.open();
  player = await world.player();
});
afterAll(() => world.close());

/** The same transaction; notes the tables whose rows are deleted or changed in it. */
function watched<T extends object>(target: T, seen: Set<string>): T {
  return new Proxy(target, {
    get(object, key) {
      const value: unknown = Reflect.get(object, key);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        if (key === 'delete' || key === 'update') for (const arg of args) if (isTable(arg)) seen.add(getTableName(arg));
        const answer: unknown = Reflect.apply(value, object, args);
        const goesOn = typeof answer === 'object' && answer !== null && !(answer instanceof Promise);
        return goesOn && key !== 'then' ? watched(answer, seen) : answer;
      };
    },
  });
}

/** One of each of what a room touches only where there is any. */
async function fill({ userId }: Actor): Promise<void> {
  const at = world.now;
  const sealed = 'sealed';
  await addPayPal(world, player);
  await world.db.transact(async (tx) => {
    const application = { id: 'app', userId, name: 'App', description: '', redirects: [], secret: sealed };
    await tx.insert(oauthApplications).values({ ...application, logoId: null, createdAt: at });
    const grant = { id: 'grant', userId, applicationId: 'app', scopes: [], dailyStakeCents: 0 };
    await tx.insert(oauthGrants).values({ ...grant, createdAt: at, expiresAt: at + 1 });
    await tx
      .insert(oauthTokens)
      .values({ id: 'token', kind: 'RefreshToken', sealed, grantId: 'grant', expiresAt: at + 1 });
    const endpoint = { id: 'hook', userId, url: 'https://hooks.example.com/', types: [], secret: sealed };
    await tx.insert(webhookEndpoints).values({ ...endpoint, lastSeq: 0, createdAt: at });
    for (const platform of ['steam', 'lichess'] as const)
      await tx.insert(gameAccounts).values({ userId, platform, accountId: 'theirs', linkedAt: at });
  });
}

test('a room touches every table that it says a reset ends or locks, and tells what it found there', async () => {
  await fill(player);
  const { deps, now: at } = world;
  await world.db.transact(async (tx) => {
    const user = await readUser(tx, player.userId);
    if (!user) throw new Error('the player is missing');
    for (const room of ROOMS.toReversed()) {
      const seen = new Set<string>();
      const resetting: Resetting = {
        deps,
        tx: watched(tx, seen),
        user,
        at,
        since: 0,
        userAgent: 'world',
        keptPasskeyIds: [],
      };
      const things = (await room.planted?.end?.(resetting)) ?? [];
      const touched = Object.entries(room.planted?.tables ?? {})
        .filter(([, fate]) => fate === 'ended' || fate === 'locked')
        .map(([table]) => table);
      expect(
        touched.filter((table) => !seen.has(table)),
        room.name,
      ).toEqual([]);
      if (touched.includes('oauth_grants') || touched.includes('payment_methods') || touched.includes('game_accounts'))
        expect([room.name, things.length > 0]).toEqual([room.name, true]);
      const again = (await room.planted?.end?.({ ...resetting, tx })) ?? [];
      const ended = again.filter(({ kind, end }) => end === 'ended' && kind !== 'own-application');
      expect([room.name, ended], 'a second time').toEqual([room.name, []]);
    }
  });
});
