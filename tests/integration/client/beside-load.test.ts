// @module-tag engines
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { openDatabase, readDatabase } from '../../../db/client/open.ts';
import { seedBasics } from '../../../db/seed/basics.ts';
import { linkTransfers } from '../../../db/wallet/link-transfers.ts';
import { postTransfer } from '../../../db/wallet/post-transfer.ts';
import { verifyLedger } from '../../../db/wallet/verify-ledger.ts';
import { externalAccount, userAccount } from '../../../domain/wallet/ledger.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { dropGuards, rawSql } from '../../support/raw-sql.ts';
import { World, freshDatabase } from '../../support/world.ts';

const PLAYERS = 4;
const TIMES = 8;

let world: World;
let players: Actor[];
beforeAll(async () => {
  world = await World.open({ connections: 8 });
  players = await Promise.all(Array.from({ length: PLAYERS }, () => world.player({ cents: 1_00 })));
});
afterAll(() => world.close());

/** Pays and links without a pause until `isOver`; answers how often. */
async function load(isOver: () => boolean): Promise<number> {
  let paid = 0;
  const pay = async (player: Actor) => {
    while (!isOver()) {
      await world.pay(player, 1);
      paid++;
    }
  };
  const link = async () => {
    while (!isOver()) {
      await linkTransfers(world.db, 20);
      await setImmediate(); // a look that finds nothing gives nobody else a turn on SQLite
    }
  };
  await Promise.all([...players.map(pay), link()]);
  return paid;
}

/** Does something again and again beside the load; answers what failed. */
async function besideLoad(work: () => Promise<void>): Promise<unknown[]> {
  let isOver = false;
  const loaded = load(() => isOver);
  const failures: unknown[] = [];
  for (let n = 0; n < TIMES; n++) await work().catch((error: unknown) => void failures.push(error));
  isOver = true;
  expect(await loaded).toBeGreaterThan(0);
  return failures;
}

it('the books are verified as they are at one moment while they go on', async () => {
  const failures = await besideLoad(async () => {
    expect(await readDatabase(world.url, verifyLedger)).toEqual([]);
  });
  expect(failures).toEqual([]);
});

describe.runIf(engine === 'postgres')('a start', () => {
  const start = async (): Promise<void> => {
    const db = await openDatabase(world.url, { connections: 2 });
    await seedBasics(db);
    await db.close();
  };

  it('beside a busy gateway disturbs no transaction and is disturbed by none', async () => {
    expect(await besideLoad(start)).toEqual([]);
  });

  it('with nothing to change waits for nobody who uses the tables of the ledger', async () => {
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => void (finish = resolve));
    const [player] = players;
    if (!player) throw new Error('there are players');
    let begun: () => void = () => undefined;
    const isBegun = new Promise<void>((resolve) => void (begun = resolve));
    const underWay = world.db.transact(async (tx) => {
      const id = world.deps.newId();
      await postTransfer(tx, {
        id,
        opKey: `long:${id}`,
        kind: 'deposit',
        currency: 'USD',
        subjectId: null,
        actorId: null,
        at: world.now,
        legs: [
          { accountId: externalAccount('USD'), kind: 'deposit', amount: -1 },
          { accountId: userAccount(player.userId, 'USD'), kind: 'deposit', amount: 1 },
        ],
      });
      begun();
      await finished;
    });
    await isBegun;
    await expect(start()).resolves.toBeUndefined();
    finish();
    await underWay;
  });
});

it('a start puts up the guards of the ledger that are missing, and only then changes anything', async () => {
  const url = await freshDatabase();
  const guards = () =>
    rawSql(
      url,
      engine === 'postgres'
        ? `SELECT tgname AS name, oid::text AS made FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`
        : `SELECT name, rootpage || sql AS made FROM sqlite_master WHERE type = 'trigger' ORDER BY 1`,
    );
  const before = await guards();
  expect(before.length).toBeGreaterThan(5);
  await (await openDatabase(url)).close();
  expect(await guards()).toEqual(before);
  await dropGuards(url);
  await (await openDatabase(url)).close();
  expect((await guards()).map(({ name }) => name)).toEqual(before.map(({ name }) => name));
});
