import { sql } from 'drizzle-orm';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, at, bytes, index } = kit;

const owner = () =>
  text()
    .notNull()
    .references(() => users.id);

export const UPLOAD_PURPOSES = [
  'avatar',
  'team-logo',
  'identity',
  'address',
  'export',
  'clip',
  'ticket',
  'evidence',
  'stream-thumbnail',
] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

/** A file that a player sent or may fetch. Small ones only: they share the database, so that every gateway has them. */
export const uploads = table(
  'uploads',
  {
    /** Unguessable. */
    id: text().primaryKey(),
    ownerId: owner(),
    purpose: oneOf(UPLOAD_PURPOSES).notNull(),
    contentType: text().notNull(),
    /** As the player called it, for downloads; never a path. */
    name: text().notNull(),
    bytes: bytes().notNull(),
    createdAt: at().notNull(),
    /** Dropped after that; null for as long as it is used. */
    expiresAt: at(),
  },
  (t) => [
    index('uploads_owner').on(t.ownerId, t.purpose),
    index('uploads_expires')
      .on(t.expiresAt)
      .where(sql`${t.expiresAt} is not null`),
  ],
);
export type Upload = typeof uploads.$inferSelect;
