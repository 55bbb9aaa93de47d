import { isStaff } from '../../domain/accounts/roles.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { verificationDecision } from '../../domain/verification/verification.schemas.ts';
import { acceptBirthDay } from '../../domain/shared/ages.ts';
import { REFUSED_LIFE, mayDecide } from '../../domain/verification/verification.ts';
import { expireDocuments } from '../../db/verification/document.queries.ts';
import { insertAudit } from '../../db/audit/audit.queries.ts';
import { lockUser, updateUserStanding } from '../../db/accounts/index.ts';
import {
  decideVerificationRow,
  lockVerification,
  readVerification,
} from '../../db/verification/verification.queries.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { readInput } from '../kernel/read-input.ts';
import { inStanding } from '../accounts/index.ts';

export interface DecideVerificationInput {
  readonly requestId: string;
  readonly isVerified: boolean;
  /** The player reads it when the documents are refused; needed then. Kept in the audit log. */
  readonly reason: string;
  /** `YYYY-MM-DD`, as the document has it; kept with a yes. */
  readonly bornOn?: string | null;
}

/**
 * What staff decide over a player's documents. With a yes the limits of a verified account hold at once; with a no
 * the player reads the reason and may hand in others.
 * @throws Refused FORBIDDEN, NOT_FOUND, OWN_ACCOUNT, VERIFICATION_DECIDED, BAD_INPUT
 */
export async function decideVerification(deps: Deps, actor: Actor, input: DecideVerificationInput): Promise<void> {
  const { requestId: id } = input;
  const { isVerified, reason, bornOn } = readInput(verificationDecision, { ...input, bornOn: input.bornOn ?? '' });
  const at = deps.now();
  const born = isVerified && bornOn !== '' ? must(acceptBirthDay(bornOn, at)) : null;
  await deps.db.transact(async (tx) => {
    const named = await readVerification(tx, id);
    // In the order of ids, as everybody locks accounts; the request after them.
    const locked = new Map<string, Awaited<ReturnType<typeof lockUser>>>();
    for (const userId of [...new Set([actor.userId, named?.userId ?? actor.userId])].toSorted())
      locked.set(userId, await lockUser(tx, userId));
    const staff = inStanding(locked.get(actor.userId));
    if (!isStaff(staff.role)) throw new Refused('FORBIDDEN');
    const request = await lockVerification(tx, id);
    if (!request) throw new Refused('NOT_FOUND');
    must(mayDecide(staff.id, request));
    const outcome = isVerified ? 'verified' : 'refused';
    await decideVerificationRow(tx, id, {
      outcome,
      reason: isVerified ? null : reason,
      decidedAt: at,
      decidedBy: staff.id,
    });
    // A closed account stays what it is; its documents went with it.
    if (locked.get(request.userId)?.verification === 'pending')
      await updateUserStanding(tx, request.userId, {
        verification: isVerified ? 'verified' : 'unverified',
        bornOn: born,
      });
    if (!isVerified) await expireDocuments(tx, [request.identityUploadId, request.addressUploadId], at + REFUSED_LIFE);
    await insertAudit(tx, {
      id: deps.newId(),
      actorId: staff.id,
      action: `verification.${outcome}`,
      subject: 'account',
      subjectId: request.userId,
      reason,
      data: { from: 'pending', to: outcome },
      at,
    });
    await appendEvent(tx, {
      type: `verification.${outcome}`,
      entity: 'verification',
      entityId: id,
      concerns: [request.userId],
      data: { userId: request.userId },
      at,
    });
  });
}
