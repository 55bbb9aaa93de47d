import type { Refusal } from '../../domain/shared/refusals.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, int, at, json, bytes, index, primaryKey } = kit;

/** What became of a file once all of it was there, told again to whoever missed the answer. */
export type UploadOutcome = { readonly answer: unknown } | { readonly refusal: Refusal };

/** A file that comes in by parts, of which the next may come to any gateway (docs/decisions/rest-and-files.md). */
export const partialUploads = table(
  'partial_uploads',
  {
    /** Unguessable. */
    id: text().primaryKey(),
    ownerId: text()
      .notNull()
      .references(() => users.id),
    /** The address that takes the whole file. */
    path: text().notNull(),
    contentType: text().notNull(),
    /** Of all bytes, in hexadecimal digits, as the sender says. */
    sha256: text().notNull(),
    /** Of the whole file. */
    lengthBytes: int().notNull(),
    /** How much of it is here, and so where the next part begins. */
    offsetBytes: int().notNull(),
    createdAt: at().notNull(),
    /** Dropped after that, whatever has come of it. */
    expiresAt: at().notNull(),
    /** Until when whoever hands over the whole file has for it; null while nobody does. */
    endingUntil: at(),
    outcome: json<UploadOutcome>(),
  },
  (t) => [index('partial_uploads_owner').on(t.ownerId), index('partial_uploads_expires').on(t.expiresAt)],
);
export type PartialUpload = typeof partialUploads.$inferSelect;

/** The parts of a file that is not handed over yet; none overlaps another. */
export const uploadParts = table(
  'upload_parts',
  {
    uploadId: text()
      .notNull()
      .references(() => partialUploads.id, { onDelete: 'cascade' }),
    /** Where it begins. */
    offsetBytes: int().notNull(),
    bytes: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.uploadId, t.offsetBytes] })],
);
