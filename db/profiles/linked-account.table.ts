import { LINKED_PROVIDERS } from '../../domain/profiles/linked-providers.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, at, uniqueIndex, primaryKey } = kit;

const owner = () =>
  text()
    .notNull()
    .references(() => users.id);

/** The player's accounts elsewhere, as the other side confirmed them (PR-02). */
export const linkedAccounts = table(
  'linked_accounts',
  {
    userId: owner(),
    provider: oneOf(LINKED_PROVIDERS).notNull(),
    providerUserId: text().notNull(),
    name: text().notNull(),
    linkedAt: at().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.provider] }),
    uniqueIndex('linked_accounts_provider').on(t.provider, t.providerUserId),
  ],
);
