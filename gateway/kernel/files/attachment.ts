import { z } from 'zod';
import { mayAct } from '../../../domain/accounts/standing.ts';
import { ATTACHMENT_BYTES_MAX, DEMO_BYTES_MAX, DEMO_TYPE } from '../../../domain/shared/attachments.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { DAY, HOUR } from '../../../domain/shared/time.ts';
import { lockUser } from '../../../db/accounts/index.ts';
import { insertUpload } from '../../../db/uploads/upload.queries.ts';
import type { UploadPurpose } from '../../../db/uploads/upload.table.ts';
import { barePicture } from './bare-picture.ts';
import { placeBare } from './place-file.ts';
import { chargeAttempt } from '../charge-attempt.ts';
import { type Context, actorOf } from '../context.ts';
import { DOCUMENT_TYPES, EVIDENCE_TYPES, endingOf, sniffDocument, sniffEvidence } from './document-file.ts';
import { type RestRoute, route } from '../http/route.ts';

/** Of one purpose within an hour. */
const UPLOADS_MAX = 20;
/** As large as they are, fewer of them. */
const DEMOS_MAX = 5;

/** What each purpose takes. */
const TERMS = {
  ticket: { types: DOCUMENT_TYPES, bytesMax: ATTACHMENT_BYTES_MAX, sniff: sniffDocument },
  evidence: { types: EVIDENCE_TYPES, bytesMax: DEMO_BYTES_MAX, sniff: sniffEvidence },
} as const;
type Purpose = UploadPurpose & keyof typeof TERMS;

async function save(context: Context, purpose: Purpose, file: Buffer): Promise<string> {
  const { deps } = context;
  const contentType = TERMS[purpose].sniff(file);
  if (contentType === DEMO_TYPE) await chargeAttempt(deps, `demo:account:${actorOf(context).userId}`, DEMOS_MAX, HOUR);
  const id = deps.randomBytes(18).toString('base64url');
  const placed = await placeBare(deps, file, barePicture(contentType, file));
  const at = deps.now();
  const ownerId = actorOf(context).userId;
  await deps.db.transact(async (tx) => {
    // Locked: an account that was closed while the file came in leaves nothing behind.
    const owner = await lockUser(tx, ownerId);
    if (!owner) throw new Refused('UNAUTHENTICATED');
    must(mayAct(owner));
    await insertUpload(tx, {
      id,
      ownerId,
      purpose,
      contentType,
      name: `attachment.${endingOf(contentType)}`,
      ...placed,
      createdAt: at,
      expiresAt: at + DAY,
    });
  });
  return id;
}

/**
 * Takes a file for something that is being written, and answers its id; it is dropped after a day unless what it belongs
 * to is sent. Refusals: RATE_LIMITED before a byte is taken in, FILE_UNUSABLE,  * FILE_TOO_LARGE.
 */
export const attachmentRoute = (purpose: Purpose, operation: string, summary: string): RestRoute =>
  route({
    method: 'POST',
    path: `/api/uploads/${purpose}`,
    operation,
    summary,
    description: 'It is dropped after a day unless what it belongs to is sent.',
    access: 'own',
    answers: z.strictObject({ id: z.string().describe('By which it is attached.'), sizeBytes: z.int() }),
    refusals: ['RATE_LIMITED', 'ACCOUNT_SUSPENDED', 'ACCOUNT_BANNED'],
    takesFile: {
      types: TERMS[purpose].types,
      bytesMax: TERMS[purpose].bytesMax,
      expect: (context) =>
        chargeAttempt(context.deps, `${purpose}:account:${actorOf(context).userId}`, UPLOADS_MAX, HOUR),
    },
    answer: async (context, { file }) => ({ id: await save(context, purpose, file), sizeBytes: file.length }),
  });
