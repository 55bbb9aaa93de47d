import { isSenior, isStaff } from '../../domain/accounts/roles.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { ticketHandling } from '../../domain/support/support.schemas.ts';
import { type TicketAction, handleTicket as handle } from '../../domain/support/ticket.ts';
import { insertAudit } from '../../db/audit/audit.queries.ts';
import { lockTicket, readLastMessageId, updateTicket } from '../../db/support/ticket.queries.ts';
import { requireStanding } from '../accounts/index.ts';
import { orderMail } from '../mail/mail.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { once } from '../kernel/once.ts';
import { readInput } from '../kernel/read-input.ts';
import { ticketLanguage } from './ticket-language.ts';
import { ticketUrl } from './ticket-link.ts';
import { tellTicket, writeMessage } from './write-message.ts';

export interface HandleTicketInput {
  readonly ticketId: string;
  readonly action: TicketAction;
  /** Of an answer or a note; what goes with closing may be empty. */
  readonly words: string;
  /** The newest message that the handler has read. */
  readonly seenMessageId: string;
}

const MAILS = { answer: 'ticket-answered', solve: 'ticket-solved' } as const;
const VOICES = { answer: 'staff', solve: 'staff', note: 'note' } as const;
const isIn = <T extends object>(table: T, key: PropertyKey): key is keyof T => Object.hasOwn(table, key);

/**
 * What staff do with a ticket; words, state, e-mail and audit log move in one transaction. Answers the ticket's id.
 * @throws Refused FORBIDDEN, NOT_FOUND, OWN_ACCOUNT, TICKET_TAKEN, TICKET_MOVED_ON, TICKET_SOLVED, BAD_INPUT
 */
export async function handleTicket(deps: Deps, actor: Actor, key: string, input: HandleTicketInput): Promise<string> {
  const { ticketId, seenMessageId } = input;
  const { action, words } = readInput(ticketHandling, input);
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const payload = [ticketId, action, words, seenMessageId];
    const call = { userId: actor.userId, key, operation: 'handleTicket', payload, answerId: ticketId, at };
    return once(tx, call, async () => {
      const staff = await requireStanding(tx, actor.userId);
      if (!isStaff(staff.role)) throw new Refused('FORBIDDEN');
      const ticket = await lockTicket(tx, ticketId);
      if (!ticket) throw new Refused('NOT_FOUND');
      const lastMessageId = await readLastMessageId(tx, ticketId);
      const handler = { id: staff.id, isSenior: isSenior(staff.role) };
      const state = must(handle({ ...ticket, lastMessageId }, handler, action, seenMessageId));
      if (words !== '' && isIn(VOICES, action))
        await writeMessage(deps, tx, ticket, { voice: VOICES[action], byId: staff.id, words, fileIds: [], at });
      await updateTicket(tx, ticketId, { ...state, changedAt: at });
      if (isIn(MAILS, action)) {
        const mail = { kind: MAILS[action], number: ticket.number, words, url: ticketUrl(deps, ticket) };
        const language = await ticketLanguage(tx, ticket);
        await orderMail(deps, tx, { to: ticket.email, language, mail });
      }
      await insertAudit(tx, {
        id: deps.newId(),
        actorId: staff.id,
        action: `ticket.${action}`,
        subject: 'ticket',
        subjectId: ticketId,
        reason: '',
        data: { number: ticket.number, userId: ticket.userId, status: state.status },
        at,
      });
      await tellTicket(tx, ticket, at);
    });
  });
}
