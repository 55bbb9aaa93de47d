import { sql } from 'drizzle-orm';
import { CURRENCIES } from '../../domain/shared/money.ts';
import { STAKE_ENDS } from '../../domain/wallet/stakes.ts';
import { SUBJECT_KINDS } from '../../domain/shared/subjects.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';
import { transfers } from './ledger.table.ts';

const { table, text, oneOf, int, at, bool, index, check, primaryKey } = kit;

/** What stakes are held for, kept with the first of them: the wallet asks no other room for a title or an address. */
export const stakeSubjects = table('stake_subjects', {
  id: text().primaryKey(),
  kind: oneOf(SUBJECT_KINDS).notNull(),
  title: text().notNull(),
  path: text().notNull(),
  currency: oneOf(CURRENCIES).notNull(),
  /** When all that it held was paid out or given back; null while it takes stakes. */
  endedAt: at(),
});

/** A stake from its hold to its one end. Those of a subject that are still held are what lies in its escrow. */
export const stakes = table(
  'stakes',
  {
    subjectId: text()
      .notNull()
      .references(() => stakeSubjects.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    /** The transfer that held it: a place can be given up and taken again. */
    transferId: text()
      .notNull()
      .references(() => transfers.id),
    /** In the smallest unit of the subject's currency. */
    stake: int().notNull(),
    fee: int().notNull(),
    /** The UTC day on which it counts, `YYYY-MM-DD`. */
    day: text().notNull(),
    /** Null while it is held. */
    ended: oneOf(STAKE_ENDS),
    /** Whether it was added to the pool by somebody who does not play for it. */
    isGuarantee: bool().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.subjectId, t.userId, t.transferId] }),
    index('stakes_held')
      .on(t.userId)
      .where(sql`${t.ended} is null`),
    check('stakes_positive', sql`${t.stake} > 0 and ${t.fee} >= 0`),
  ],
);
