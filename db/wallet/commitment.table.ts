import { sql } from 'drizzle-orm';
import { kit } from '../client/kit.ts';
import { transfers } from './ledger.table.ts';

const { table, text, int, at, index, uniqueIndex, check, primaryKey } = kit;

/** What was committed to before anything was paid, and where the hash chain dates it. */
export const commitments = table(
  'commitments',
  {
    /** `arcade:<contest>`, `crate:<player>:<number of the opening>` */
    about: text().notNull(),
    /** SHA-256 of the secret, hex. */
    commitment: text().notNull(),
    at: at().notNull(),
    /** The transfer that carries the root over it; null until its day is over. */
    transferId: text().references(() => transfers.id),
    /** Its place among the leaves of that root, from 0. */
    place: int(),
  },
  (t) => [
    // One that nobody could open any more was replaced by another about the same.
    primaryKey({ columns: [t.about, t.commitment] }),
    uniqueIndex('commitments_place')
      .on(t.transferId, t.place)
      .where(sql`${t.transferId} is not null`),
    index('commitments_undated')
      .on(t.at, t.about)
      .where(sql`${t.transferId} is null`),
    check('commitments_dated', sql`(${t.transferId} is null) = (${t.place} is null)`),
  ],
);
