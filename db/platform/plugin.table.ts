import { PLUGINS } from '../../domain/platform/plugin.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, at, index, primaryKey } = kit;

/** Plugins that a player has connected (CR-21): each once, and as long as its key. */
export const pluginConnections = table(
  'plugin_connections',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    plugin: oneOf(PLUGINS).notNull(),
    /** Of its key, and of what has replaced it. */
    familyId: text().notNull(),
    /** The endpoint that was added with it; null without one. */
    webhookId: text(),
    connectedAt: at().notNull(),
    /** That of its key. */
    expiresAt: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.plugin] }), index('plugin_connections_expires').on(t.expiresAt)],
);
export type PluginConnectionRow = typeof pluginConnections.$inferSelect;
