import { z } from 'zod';
import { DAY } from '../../domain/shared/time.ts';
import { THUMBNAIL_BYTES_MAX } from '../../domain/streams/stream.ts';
import { insertUpload } from '../../db/uploads/upload.queries.ts';
import { avatarUrlOf, drawPicture, lockStanding } from '../accounts/index.ts';
import { placeFile } from '../kernel/place-file.ts';
import { chargeAttempt } from '../kernel/charge-attempt.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { route } from '../kernel/route.ts';

/** Within a quarter of an hour. */
const UPLOADS_MAX = 20;
/** What is kept of a picture of 1920 by 1080, in pixels. */
const KEPT = { width: 1280, height: 720 } as const;

async function save(context: Context, file: Buffer): Promise<string> {
  const { deps } = context;
  const placed = await placeFile(deps, await drawPicture(file, KEPT));
  const id = deps.randomBytes(18).toString('base64url');
  const createdAt = deps.now();
  await deps.db.transact(async (tx) => {
    // An account that was closed while the picture came in leaves nothing behind.
    const { id: ownerId } = await lockStanding(tx, actorOf(context).userId);
    await insertUpload(tx, {
      id,
      ownerId,
      purpose: 'stream-thumbnail',
      contentType: 'image/webp',
      name: 'thumbnail.webp',
      ...placed,
      createdAt,
      expiresAt: createdAt + DAY,
    });
  });
  return id;
}

/** Takes the picture of a stream that is being set up (GL-06); dropped after a day unless a stream takes it. */
export const thumbnailRoute = route({
  method: 'POST',
  path: '/api/uploads/stream-thumbnail',
  operation: 'uploadStreamThumbnail',
  summary: 'Takes the picture of a stream that you set up',
  description: 'It is dropped after a day unless a stream takes it.',
  access: 'own',
  answers: z.strictObject({ id: z.string(), url: z.string().nullable().describe('Where the picture is.') }),
  refusals: ['RATE_LIMITED', 'ACCOUNT_SUSPENDED', 'ACCOUNT_BANNED'],
  takesFile: {
    types: ['image/png', 'image/jpeg', 'image/webp'],
    bytesMax: THUMBNAIL_BYTES_MAX,
    expect: (context) =>
      chargeAttempt(context.deps, `stream-thumbnail:account:${actorOf(context).userId}`, UPLOADS_MAX),
  },
  async answer(context, { file }) {
    const id = await save(context, file);
    return { id, url: avatarUrlOf(id) };
  },
});
