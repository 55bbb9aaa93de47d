import { FLAG_CATEGORIES } from '../../domain/shared/feature-flags.ts';
import type { FlagId } from '../../domain/configuration.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, bool, at } = kit;

/** Switches over parts of the product (EN-64). */
export const featureFlags = table('feature_flags', {
  id: text().$type<FlagId>().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  enabled: bool().notNull(),
  category: oneOf(FLAG_CATEGORIES).notNull(),
  /** Null, like who it was, while nobody has touched it. */
  lastModified: at(),
  modifiedBy: text().references(() => users.id),
});
