import { fillNames } from '../accounts/index.ts';
import type { Database } from '../client/database.ts';
import { openAudit } from '../audit/link-audit.ts';
import { seedFlags } from '../settings/flag.queries.ts';
import { seedSettings } from '../settings/setting.queries.ts';
import { seedProducts } from '../store/product.queries.ts';
import { openBooks } from '../wallet/open-books.ts';

/**
 * What every installation needs: the platform's accounts, the default configuration, and what names look like. Safe to
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
}
