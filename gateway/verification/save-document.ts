import { must } from '../../domain/shared/refusals.ts';
import { UNSUBMITTED_LIFE, type VerificationDocument, maySubmit } from '../../domain/verification/verification.ts';
import { putDocument } from '../../db/verification/document.queries.ts';
import { barePicture } from '../kernel/files/bare-picture.ts';
import { placeBare } from '../kernel/files/place-file.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { chargeAttempt } from '../kernel/charge-attempt.ts';
import { sniffDocument } from '../kernel/files/document-file.ts';
import { lockStanding, requireStanding } from '../accounts/index.ts';

/** Within a quarter of an hour. */
const UPLOADS_MAX = 20;

/**
 * Asked before a byte of the document is taken in.
 * @throws Refused RATE_LIMITED, VERIFICATION_PENDING, BAD_INPUT when nothing is asked for
 */
export async function expectDocument(deps: Deps, { userId }: Actor): Promise<void> {
  const { verification } = await requireStanding(deps.db.read, userId);
  must(maySubmit(verification));
  await chargeAttempt(deps, `document:account:${userId}`, UPLOADS_MAX);
}

/**
 * Keeps a document, without what its picture says beside the pixels; it is dropped after a day unless it is handed in. Only staff ever gets it to see.
 * @throws Refused FILE_UNUSABLE, VERIFICATION_PENDING, BAD_INPUT when nothing is asked for
 */
export async function saveDocument(
  deps: Deps,
  { userId }: Actor,
  purpose: VerificationDocument,
  file: Buffer,
): Promise<void> {
  const contentType = sniffDocument(file);
  const id = deps.randomBytes(18).toString('base64url');
  const placed = await placeBare(deps, file, barePicture(contentType, file));
  const now = deps.now();
  await deps.db.transact(async (tx) => {
    const { verification } = await lockStanding(tx, userId);
    must(maySubmit(verification));
    await putDocument(tx, {
      id,
      ownerId: userId,
      purpose,
      contentType,
      name: purpose,
      ...placed,
      createdAt: now,
      expiresAt: now + UNSUBMITTED_LIFE,
    });
  });
}
