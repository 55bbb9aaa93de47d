import { isStaff } from '../../domain/accounts/roles.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { VERIFICATION_DOCUMENTS } from '../../domain/verification/verification.ts';
import { readDocument } from '../../db/verification/document.queries.ts';
import type { PlacedUpload } from '../../db/uploads/upload.table.ts';
import { insertAudit } from '../../db/audit/audit.queries.ts';
import { readVerification } from '../../db/verification/verification.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { requireStanding } from '../accounts/index.ts';

/**
 * Hands a document to staff and writes down that they looked. Nobody opens the own request's, nor one that has been
 * dropped.
 * @throws Refused FORBIDDEN, NOT_FOUND, OWN_ACCOUNT
 */
export function openDocument(deps: Deps, actor: Actor, requestId: string, document: string): Promise<PlacedUpload> {
  return deps.db.transact(async (tx) => {
    const staff = await requireStanding(tx, actor.userId);
    if (!isStaff(staff.role)) throw new Refused('FORBIDDEN');
    const purpose = VERIFICATION_DOCUMENTS.find((one) => one === document);
    const request = await readVerification(tx, requestId);
    if (!purpose || !request) throw new Refused('NOT_FOUND');
    if (request.userId === staff.id) throw new Refused('OWN_ACCOUNT');
    const uploadId = purpose === 'identity' ? request.identityUploadId : request.addressUploadId;
    const file = await readDocument(tx, uploadId, purpose);
    if (!file) throw new Refused('NOT_FOUND');
    await insertAudit(tx, {
      id: deps.newId(),
      actorId: staff.id,
      action: `verification.opened-${purpose}`,
      subject: 'account',
      subjectId: request.userId,
      reason: '',
      data: { requestId },
      at: deps.now(),
    });
    return file;
  });
}
