import { isStaff } from '../../domain/accounts/roles.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { insertAudit } from '../../db/audit/audit.queries.ts';
import { listFiles, listMessages, readTicket } from '../../db/support/ticket.queries.ts';
import { readUpload } from '../../db/uploads/upload.queries.ts';
import type { PlacedUpload } from '../../db/uploads/upload.table.ts';
import { requireStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';

/**
 * A file of a ticket, for who sent it and for staff, whose look is written down.
 * @throws Refused NOT_FOUND for everybody else
 */
export function openFile(deps: Deps, actor: Actor, ticketId: string, fileId: string): Promise<PlacedUpload> {
  return deps.db.transact(async (tx) => {
    const ticket = await readTicket(tx, ticketId);
    const isOwn = ticket?.userId === actor.userId;
    if (!ticket || !(isOwn || isStaff(actor.role))) throw new Refused('NOT_FOUND');
    if (!isOwn && !isStaff((await requireStanding(tx, actor.userId)).role)) throw new Refused('NOT_FOUND');
    const messages = await listMessages(tx, ticketId, false);
    const files = await listFiles(
      tx,
      messages.map(({ id }) => id),
    );
    const file = files.some(({ id }) => id === fileId) ? await readUpload(tx, fileId, 'ticket') : undefined;
    if (!file) throw new Refused('NOT_FOUND');
    if (!isOwn)
      await insertAudit(tx, {
        id: deps.newId(),
        actorId: actor.userId,
        action: 'ticket.opened-file',
        subject: 'ticket',
        subjectId: ticketId,
        reason: '',
        data: { number: ticket.number, userId: ticket.userId },
        at: deps.now(),
      });
    return file;
  });
}
