import { z } from 'zod';
import { DAY } from '../../domain/shared/time.ts';
import { insertUpload } from '../../db/uploads/upload.queries.ts';
import type { UploadPurpose } from '../../db/uploads/upload.table.ts';
import { placeFile } from '../kernel/files/place-file.ts';
import { chargeAttempt } from '../kernel/charge-attempt.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { type RestRoute, route } from '../kernel/http/route.ts';
import { drawPicture } from './avatar-image.ts';
import { avatarUrlOf } from './player.types.ts';
import { lockStanding } from './standing.ts';

/** Within a quarter of an hour. */
const UPLOADS_MAX = 20;
/** What is kept of a picture of 1920 by 1080, in pixels. */
const KEPT = { width: 1280, height: 720 } as const;

async function save(context: Context, purpose: UploadPurpose, file: Buffer): Promise<string> {
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
      purpose,
      contentType: 'image/webp',
      name: `${purpose}.webp`,
      ...placed,
      createdAt,
      expiresAt: createdAt + DAY,
    });
  });
  return id;
}

interface PictureTerms {
  readonly operation: string;
  readonly summary: string;
  readonly description: string;
  readonly access: RestRoute['access'];
  readonly bytesMax: number;
}

/** Takes a wide picture for something that is being written, and answers its id; dropped after a day unless it is used. */
export const pictureRoute = (purpose: UploadPurpose, { bytesMax, ...terms }: PictureTerms): RestRoute =>
  route({
    method: 'POST',
    path: `/api/uploads/${purpose}`,
    ...terms,
    answers: z.strictObject({ id: z.string(), url: z.string().nullable().describe('Where the picture is.') }),
    refusals: ['RATE_LIMITED', 'ACCOUNT_SUSPENDED', 'ACCOUNT_BANNED'],
    takesFile: {
      types: ['image/png', 'image/jpeg', 'image/webp'],
      bytesMax,
      expect: (context) => chargeAttempt(context.deps, `${purpose}:account:${actorOf(context).userId}`, UPLOADS_MAX),
    },
    async answer(context, { file }) {
      const id = await save(context, purpose, file);
      return { id, url: avatarUrlOf(id) };
    },
  });
