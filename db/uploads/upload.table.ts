import { sql } from 'drizzle-orm';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, int, at, bytes, index, uniqueIndex } = kit;

const owner = () =>
  text()
    .notNull()
    .references(() => users.id);

/** What files are kept for. A room adds its own beside its manifest, which says what becomes of them. */
export interface UploadPurposes {}
export type UploadPurpose = keyof UploadPurposes;

/** A file that a player sent or may fetch. Every gateway has it, from the database or from the object that it lies in. */
export const uploads = table(
  'uploads',
  {
    /** Unguessable. */
    id: text().primaryKey(),
    ownerId: owner(),
    purpose: text().$type<UploadPurpose>().notNull(),
    contentType: text().notNull(),
    /** As the player called it, for downloads; never a path. */
    name: text().notNull(),
    /** All of the file; empty where it lies in an object. */
    bytes: bytes().notNull(),
    /** SHA-256 in hex of the bytes as they came, where what is kept is drawn anew from them; null for the same bytes. */
    arrivedSha256: text(),
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
type Stored = typeof uploads.$inferSelect;
export type Upload = Omit<Stored, 'arrivedSha256'> & Partial<Pick<Stored, 'arrivedSha256'>>;

/**
 * What lies, or may lie, in the object store. The row is there before the object and goes after it, so that nothing in
 * the store is forgotten, whoever dies in between.
 */
export const fileObjects = table(
  'file_objects',
  {
    /** Its name in the store; given once and never again. */
    key: text().primaryKey(),
    /** Whose bytes these are; null before the file is stored and as soon as it is gone. */
    uploadId: text().references(() => uploads.id, { onDelete: 'set null' }),
    sizeBytes: int().notNull(),
    /** Of all bytes, in hexadecimal digits. */
    sha256: text().notNull(),
    /** From when it is removed, where no file has it. */
    dueAt: at().notNull(),
  },
  (t) => [
    uniqueIndex('file_objects_upload').on(t.uploadId),
    index('file_objects_due')
      .on(t.dueAt)
      .where(sql`${t.uploadId} is null`),
  ],
);
/** Where the bytes of a file lie when they are not in its row. */
export type FileObject = Pick<typeof fileObjects.$inferSelect, 'key' | 'sizeBytes' | 'sha256'>;

/** The bytes of a file: in its row, or in an object. */
export interface Placed {
  readonly bytes: Buffer;
  readonly object: FileObject | null;
}

/** A file with where its bytes lie. */
export type PlacedUpload = Upload & Placed;
