import type { Database } from '../client/database.ts';
import { plantFlags } from '../settings/flag.queries.ts';
import { plantSettings } from '../settings/setting.queries.ts';
import { openBooks } from '../wallet/open-books.ts';

/** What every installation needs: the platform's accounts and the default configuration. Safe to repeat. */
export const plantBasics = (db: Database): Promise<void> =>
  db.transact(async (tx) => {
    await openBooks(tx);
    await plantSettings(tx);
    await plantFlags(tx);
  });
