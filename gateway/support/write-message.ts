import { Refused } from '../../domain/shared/refusals.ts';
import type { TicketVoice } from '../../domain/support/ticket.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendLiveEvent } from '../../db/events/append-event.ts';
import { insertTicketMessage } from '../../db/support/ticket.queries.ts';
import { useUploads } from '../../db/uploads/upload.queries.ts';
import type { Deps } from '../kernel/deps.ts';

export interface NewMessage {
  readonly voice: TicketVoice;
  /** Null for a visitor. */
  readonly byId: string | null;
  readonly words: string;
  /** Uploads of the writer that were sent with no message yet. */
  readonly fileIds: readonly string[];
  readonly at: number;
}

type Ticket = { readonly id: string; readonly number: string; readonly userId: string | null };

/** Adds to what was said in a ticket. @throws Refused BAD_INPUT for a file that is not the writer's, or was used */
export async function writeMessage(deps: Deps, tx: Tx, ticket: Ticket, message: NewMessage): Promise<void> {
  const { fileIds, ...rest } = message;
  const own = message.byId === null ? 0 : await useUploads(tx, message.byId, 'ticket', fileIds);
  if (own !== fileIds.length) throw new Refused('BAD_INPUT', { field: 'fileIds' });
  await insertTicketMessage(tx, { ...rest, id: deps.newId(), ticketId: ticket.id }, fileIds);
}

/** Wakes the screens that show the ticket. */
export const tellTicket = (tx: Tx, { id, number, userId }: Ticket, at: number): Promise<void> =>
  appendLiveEvent(tx, {
    type: 'ticket.changed',
    entity: 'ticket',
    entityId: id,
    concerns: userId === null ? [] : [userId],
    data: { number },
    at,
  });
