import { expect } from 'vitest';
import type { Database } from '../../db/client/database.ts';
import { linkTransfers } from '../../db/wallet/link-transfers.ts';
import { verifyLedger } from '../../db/wallet/verify-ledger.ts';
import { findViolations } from '../support/invariants.ts';

/** A world or a gateway. */
interface Attacked {
  readonly db: Database;
  close(): Promise<void>;
}

/** Closes what a file has attacked; whatever was tried, its books must be right to the cent and its chain whole. */
export async function closeBooks(attacked: Attacked): Promise<void> {
  const { db } = attacked;
  while ((await linkTransfers(db)) > 0);
  // Attacks at once may have drawn their ids in one order and moved money in another.
  const wrong = [...(await verifyLedger(db.read)), ...(await findViolations(db.read, { isOrdered: false }))];
  await attacked.close();
  expect(wrong).toEqual([]);
}
