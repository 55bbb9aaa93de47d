import { fillNames } from '../accounts/index.ts';
import type { Database } from '../client/database.ts';
import { openAudit } from '../audit/link-audit.ts';
import { seedFlags } from '../settings/flag.queries.ts';
import { seedSettings } from '../settings/setting.queries.ts';
import { seedProducts } from '../store/product.queries.ts';
import { fillSearchKeys } from './fill-search-keys.ts';
import { openBooks } from '../wallet/open-books.ts';

/**
 * What every installation needs: the platform's accounts, the default configuration, what names look like, and what a search
 * compares. Safe to
 * repeat.
 */
export async function seedBasics(db: Database): Promise<void> {
  await db.transact(async (tx) => {
    await openBooks(tx);
    await openAudit(tx);
    await seedSettings(tx);
    await seedFlags(tx);
    await seedProducts(tx);
  });
  await fillNames(db);
  await fillSearchKeys(db);
}
