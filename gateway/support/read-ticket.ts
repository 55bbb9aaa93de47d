import { pathTo } from '../../domain/shared/path-to.ts';
import type { Reader } from '../../db/client/database.ts';
import { type TicketView, listFiles, listMessages, readTicket } from '../../db/support/ticket.queries.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import type { Actor, Caller } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { chargeVisitorTicket, requireToken } from './reply-to-ticket.ts';
import type { StaffTicket, StaffTicketThread, TicketMessage, TicketThread } from './ticket.types.ts';

async function readMessages(reader: Reader, ticketId: string, isForStaff: boolean): Promise<TicketMessage[]> {
  const messages = await listMessages(reader, ticketId, isForStaff);
  const files = await listFiles(
    reader,
    messages.map(({ id }) => id),
  );
  return messages.map(({ id, voice, byName, words, at }) => ({
    id,
    voice,
    byName: isForStaff && voice !== 'person' ? byName : null,
    words,
    at,
    files: files
      .filter(({ messageId }) => messageId === id)
      .map((file) => ({
        id: file.id,
        contentType: file.contentType,
        url: pathTo('/api/tickets/:id/files/:file', { id: ticketId, file: file.id }),
      })),
  }));
}

export const toStaffTicket = ({ userId }: Actor, view: TicketView): StaffTicket => ({
  ...view,
  isFirst: view.urgency === 0,
  isOwn: view.userId === userId,
});

/** An own ticket. @throws Refused NOT_FOUND, also for somebody else's */
export function readOwnTicket({ db }: Deps, { userId }: Actor, id: string): Promise<TicketThread> {
  return db.snapshot(async (read) => {
    const ticket = await readTicket(read, id);
    if (ticket?.userId !== userId) throw new Refused('NOT_FOUND');
    return { ...ticket, messages: await readMessages(read, id, false) };
  });
}

/** What the secret link of an e-mail opens. @throws Refused NOT_FOUND for another token, RATE_LIMITED */
export async function readVisitorsTicket(deps: Deps, caller: Caller, id: string, token: string): Promise<TicketThread> {
  await chargeVisitorTicket(deps, caller);
  return deps.db.snapshot(async (read) => {
    const ticket = await readTicket(read, id);
    requireToken(deps, ticket, token);
    if (!ticket) throw new Refused('NOT_FOUND');
    return { ...ticket, messages: await readMessages(read, id, false) };
  });
}

/** Any ticket, for staff; who wrote it reads it as its writer, without the notes of colleagues. @throws Refused NOT_FOUND */
export function readStaffTicket({ db }: Deps, actor: Actor, id: string): Promise<StaffTicketThread> {
  return db.snapshot(async (read) => {
    const ticket = await readTicket(read, id);
    if (!ticket) throw new Refused('NOT_FOUND');
    return { ...toStaffTicket(actor, ticket), messages: await readMessages(read, id, ticket.userId !== actor.userId) };
  });
}
