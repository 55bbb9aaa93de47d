import { LEGAL_TEXTS } from '../../domain/accounts/legal.ts';
import { kit } from '../client/kit.ts';
import { users } from './user.table.ts';

const { table, text, oneOf, int, at, primaryKey } = kit;

/** Who agreed to which version of a legal text, and when. Never changed. */
export const legalAcceptances = table(
  'legal_acceptances',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    text: oneOf(LEGAL_TEXTS).notNull(),
    version: int().notNull(),
    at: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.text, t.version] })],
);
