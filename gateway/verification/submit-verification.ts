import { Refused, must } from '../../domain/shared/refusals.ts';
import { VERIFICATION_DOCUMENTS, acceptAddressDay, maySubmit } from '../../domain/verification/verification.ts';
import { expireDocuments, listWaitingDocuments } from '../../db/verification/document.queries.ts';
import { updateUserStanding } from '../../db/accounts/index.ts';
import { insertVerification } from '../../db/verification/verification.queries.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { lockStanding } from '../accounts/index.ts';

export interface SubmitVerificationInput {
  /** The date on the proof of address, `YYYY-MM-DD`. */
  readonly addressIssuedOn: string;
}

/**
 * Hands the uploaded documents in (WA-03): from now on the account is pending, which still counts as unverified.
 * @throws Refused BAD_INPUT naming the document that is missing or the date that is too old, VERIFICATION_PENDING
 */
export async function submitVerification(
  deps: Deps,
  { userId }: Actor,
  { addressIssuedOn }: SubmitVerificationInput,
): Promise<void> {
  const at = deps.now();
  const day = must(acceptAddressDay(addressIssuedOn.trim(), at));
  await deps.db.transact(async (tx) => {
    const { verification } = await lockStanding(tx, userId);
    must(maySubmit(verification));
    const waiting = await listWaitingDocuments(tx, userId);
    const [identityUploadId = '', addressUploadId = ''] = VERIFICATION_DOCUMENTS.map((purpose) => {
      const document = waiting.find((one) => one.purpose === purpose);
      if (!document) throw new Refused('BAD_INPUT', { field: purpose });
      return document.id;
    });
    const id = deps.newId();
    await insertVerification(tx, {
      id,
      userId,
      identityUploadId,
      addressUploadId,
      addressIssuedOn: day,
      outcome: 'pending',
      submittedAt: at,
    });
    await expireDocuments(tx, [identityUploadId, addressUploadId], null);
    await updateUserStanding(tx, userId, { verification: 'pending' });
    await appendEvent(tx, {
      type: 'verification.submitted',
      entity: 'verification',
      entityId: id,
      concerns: [userId],
      data: { userId },
      at,
    });
  });
}
