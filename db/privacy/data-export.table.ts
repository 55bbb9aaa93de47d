import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, at, index } = kit;

const owner = () =>
  text()
    .notNull()
    .references(() => users.id);

/** A request for all stored data of an account (SE-06); a job makes the archive. */
export const dataExports = table(
  'data_exports',
  {
    id: text().primaryKey(),
    userId: owner(),
    requestedAt: at().notNull(),
    /** Null until the archive is there. */
    readyAt: at(),
    uploadId: text(),
  },
  (t) => [index('data_exports_user').on(t.userId, t.requestedAt)],
);
