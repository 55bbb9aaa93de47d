// @module-tag engines
import { beforeAll, expect, it } from 'vitest';
import { postTransfer } from '../../../db/wallet/post-transfer.ts';
import { readLedgerHead } from '../../../db/wallet/proof.queries.ts';
import { linkTransfers } from '../../../db/wallet/link-transfers.ts';
import { verifyBalances, verifyLedger } from '../../../db/wallet/verify-ledger.ts';
import { escrowAccount, externalAccount, userAccount } from '../../../domain/wallet/ledger.ts';
import { dropGuards, rawSql } from '../../support/raw-sql.ts';
import { World, copyDatabase } from '../../support/world.ts';

/** More than a page of accounts and of transfers. */
const HOLDS = 1_001;

let url: string;
let user: string;
let ids: readonly string[];
beforeAll(async () => {
  const world = await World.open();
  ({ url } = world);
  const player = await world.player({ cents: 5_000_00 });
  user = userAccount(player.userId, 'USD');
  ids = Array.from({ length: HOLDS }, () => world.deps.newId());
  await world.db.transact(async (tx) => {
    for (const [n, id] of ids.entries())
      await postTransfer(tx, {
        id,
        opKey: `hold:${id}`,
        kind: 'hold',
        currency: 'USD',
        subjectId: null,
        actorId: null,
        at: world.now,
        legs: [
          { accountId: user, kind: 'wager', amount: -1_00 },
          { accountId: escrowAccount(String(n)), kind: 'wager', amount: 1_00 },
        ],
      });
  });
  while ((await linkTransfers(world.db)) > 0);
  expect(await verifyLedger(world.db.read)).toEqual([]);
  await world.close();
});

/** What is found after somebody has changed the database behind the gateway's back. */
async function foundAfter(...texts: readonly string[]): Promise<string[]> {
  const copy = await copyDatabase(url);
  await dropGuards(copy);
  await rawSql(copy, ...texts);
  const world = await World.open({ url: copy, connections: 1 });
  const found = await verifyLedger(world.db.read);
  await world.close();
  return found;
}

it.each([0, 1, 499, HOLDS - 1])(
  'says which transfer does not balance and by how much, wherever it stands: %i',
  async (n) => {
    const id = ids[n] ?? '';
    const account = escrowAccount(String(n));
    const found = await foundAfter(
      `UPDATE entries SET amount = amount + 7 WHERE transfer_id = '${id}' AND account_id = '${account}'`,
    );
    expect(found).toEqual([
      `transfer ${id} is off by 7 USD`,
      `account ${account} says 100, its entries say 107`,
      `1 entries of account ${account} do not follow the one before`,
      // The deposit has the first place, the holds those behind it.
      `transfer ${id} at position ${n + 2} does not match its hash`,
    ]);
  },
);

it('says which account does not stand where its entries lead to, though every transfer balances', async () => {
  expect(await foundAfter(`UPDATE ledger_accounts SET balance = balance + 1 WHERE id = '${user}'`)).toEqual([
    `account ${user} says 399901, its entries say 399900`,
  ]);
  expect(await foundAfter(`UPDATE ledger_accounts SET entry_count = 5 WHERE id = '${user}'`)).toEqual([
    `account ${user} counts 5 entries, but has ${HOLDS + 1}`,
  ]);
  expect(await foundAfter(`UPDATE ledger_accounts SET balance = 3 WHERE id = '${externalAccount('BC')}'`)).toEqual([
    `account ${externalAccount('BC')} says 3, its entries say 0`,
  ]);
});

it('says where entries of an account do not follow one another, though their sum is right', async () => {
  const [found] = await foundAfter(
    `UPDATE entries SET balance_after = balance_after + 1 WHERE account_id = '${user}' AND number = 500`,
  );
  // The entry itself and the one behind it.
  expect(found).toBe(`2 entries of account ${user} do not follow the one before`);
});

it('says where the chain breaks off, and when its end is not the one that was kept', async () => {
  const last = HOLDS + 1;
  expect(await foundAfter('UPDATE transfers SET position = NULL, hash = NULL WHERE position = 700')).toEqual([
    'the chain has no transfer at position 700',
  ]);
  expect(await foundAfter(`UPDATE transfers SET position = NULL, hash = NULL WHERE position = ${last}`)).toEqual([
    `the chain ends at position ${last - 1}, its head says ${last}`,
  ]);
  expect(await foundAfter(`UPDATE ledger_head SET hash = 'x'`)).toEqual([
    `the chain ends at position ${last}, its head says ${last}`,
  ]);
  expect(await foundAfter('DELETE FROM ledger_head')).toEqual([
    `the chain ends at position ${last}, its head says nothing`,
  ]);
});

it('finds nothing wrong with balances where only the chain was touched', async () => {
  const copy = await copyDatabase(url);
  await rawSql(copy, `UPDATE ledger_head SET hash = 'x'`);
  const world = await World.open({ url: copy, connections: 1 });
  expect(await verifyBalances(world.db.read)).toEqual([]);
  await world.close();
});

it('links nothing while the books are not open', async () => {
  const world = await World.open({ seed: 'closed' });
  await world.player({ cents: 1_00 });
  await rawSql(world.url, 'DELETE FROM ledger_head');
  await expect(linkTransfers(world.db)).rejects.toThrow('the books are not open');
  await expect(readLedgerHead(world.db.read)).rejects.toThrow('the books are not open');
  await world.close();
});
