import { z } from 'zod';
import { PARTIAL_BYTES_MAX, PARTIAL_UPLOADS_MAX, PARTIAL_UPLOAD_LIFE } from '../../../domain/shared/partial-uploads.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import {
  findPartialUpload,
  insertPartialUpload,
  measurePartialUploads,
} from '../../../db/uploads/partial-upload.queries.ts';
import type { PartialUpload } from '../../../db/uploads/partial-upload.table.ts';
import { lockStanding } from '../../accounts/index.ts';
import { requireTypeAndSize } from '../../kernel/http/body.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { readInput } from '../../kernel/read-input.ts';
import { findFileRoute, requireFileRoute } from './file-route.ts';

/** What is said of a file before any of it is sent; nothing else is taken. */
const Announced = z.strictObject({
  path: z.string().max(200),
  type: z.string().max(100),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
type Announced = z.input<typeof Announced>;

/**
 * Lets a file come in by parts, if the route that will take it would take it whole from this caller now. One that is
 * announced again while it comes in is the same upload: who missed the answer, or was away, goes on with it.
 * @param announced path, type and sum of the file, as they were sent
 * @throws Refused BAD_INPUT, FILE_UNUSABLE, FILE_TOO_LARGE, LIST_FULL, and whatever the route says before a byte is sent
 */
export async function beginUpload(
  context: Context,
  lengthBytes: number,
  announced: Readonly<Record<string, unknown>>,
): Promise<Pick<PartialUpload, 'id' | 'expiresAt'>> {
  const { deps } = context;
  const { path, type: contentType, sha256 } = readInput(Announced, announced as Announced);
  const found = findFileRoute(deps.wiring.routes, path);
  if (!found) throw new Refused('BAD_INPUT', { field: 'path' });
  if (lengthBytes === 0) throw new Refused('BAD_INPUT', { field: 'Upload-Length' });
  requireFileRoute(context, found);
  const { takesFile } = found.route;
  requireTypeAndSize(takesFile, contentType, lengthBytes);
  await takesFile.expect?.(context, found.params, {});
  const id = deps.randomBytes(18).toString('base64url');
  const now = deps.now();
  const file = { ownerId: actorOf(context).userId, path, contentType, sha256, lengthBytes };
  return deps.db.transact(async (tx) => {
    // The account first: what else it sends is counted.
    await lockStanding(tx, file.ownerId);
    const earlier = await findPartialUpload(tx, file, now);
    if (earlier) return earlier;
    const under = await measurePartialUploads(tx, file.ownerId, now);
    if (under.count >= PARTIAL_UPLOADS_MAX || under.bytes + lengthBytes > PARTIAL_BYTES_MAX)
      throw new Refused('LIST_FULL', { data: { max: PARTIAL_UPLOADS_MAX } });
    const expiresAt = now + PARTIAL_UPLOAD_LIFE;
    await insertPartialUpload(tx, { ...file, id, createdAt: now, expiresAt });
    return { id, expiresAt };
  });
}
