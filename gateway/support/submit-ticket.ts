import { hash } from 'node:crypto';
import { emailKeyOf } from '../../domain/accounts/email.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { HOUR } from '../../domain/shared/time.ts';
import { contactInput } from '../../domain/support/support.schemas.ts';
import { isFirst, ticketNumberOf } from '../../domain/support/ticket.ts';
import { lockUser } from '../../db/accounts/index.ts';
import type { Tx } from '../../db/client/database.ts';
import { insertTicket, readTicket, readVisitorTicket } from '../../db/support/ticket.queries.ts';
import type { TicketRow } from '../../db/support/ticket.table.ts';
import { orderMail } from '../mail/mail.ts';
import type { Caller } from '../kernel/actor.ts';
import { chargeAttempt } from '../kernel/charge-attempt.ts';
import type { Deps } from '../kernel/deps.ts';
import { once } from '../kernel/once.ts';
import { readInput } from '../kernel/read-input.ts';
import { networkOf } from '../kernel/http/network.ts';
import { chargeMailbox } from '../security/index.ts';
import { ticketLanguage } from './ticket-language.ts';
import { ticketUrl } from './ticket-link.ts';
import { tellTicket, writeMessage } from './write-message.ts';

/** Tickets within an hour. */
const PER_VISITOR = 5;
const PER_MEMBER = 10;

export interface ContactInput {
  readonly firstName: string;
  readonly lastName: string;
  /** Of a member the address of the account counts. */
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly fileIds: string[];
}

/**
 * Stores what somebody asks of the staff and confirms it by e-mail (HE-04, EN-47); answers the ticket's number. Also for
 * accounts that may not act: whom else could they ask. A visitor has no files.
 * @throws Refused BAD_INPUT, RATE_LIMITED, IDEMPOTENCY_KEY_REUSED, UNAUTHENTICATED for an account that was closed meanwhile
 */
export async function submitTicket(deps: Deps, caller: Caller, key: string, given: ContactInput): Promise<string> {
  const input = readInput(contactInput, given);
  const userId = caller.actor?.userId ?? null;
  if (userId === null) {
    await chargeAttempt(deps, `ticket:address:${networkOf(caller.address)}`, PER_VISITOR, HOUR);
    await chargeMailbox(deps, emailKeyOf(input.email));
    return deps.db.transact((tx) => submitAsVisitor(deps, tx, key, input));
  }
  await chargeAttempt(deps, `ticket:account:${userId}`, PER_MEMBER, HOUR);
  return deps.db.transact(async (tx) => {
    // Locked, or what is asked while the account is closed would outlive it.
    const user = await lockUser(tx, userId);
    if (!user || user.status === 'closed') throw new Refused('UNAUTHENTICATED');
    const ticket = newTicket(deps, { ...input, email: user.email }, { userId, urgency: isFirst(user) ? 0 : 1 });
    const { id, createdAt: at } = ticket;
    const call = { userId, key, operation: 'submitTicket', payload: input, answerId: id, at };
    const answered = await once(tx, call, async () => {
      if (!(await insertTicket(tx, ticket))) throw new Error(`the ticket number ${ticket.number} is taken`);
      await begin(deps, tx, ticket, input);
    });
    return answered === id ? ticket.number : ((await readTicket(tx, answered))?.number ?? ticket.number);
  });
}

async function submitAsVisitor(deps: Deps, tx: Tx, key: string, input: ContactInput): Promise<string> {
  const sha = (text: string): string => hash('sha256', text, 'base64url');
  const [visitorKey, payloadHash] = [sha(key), sha(JSON.stringify(input))];
  const ticket = newTicket(deps, input, { visitorKey, payloadHash });
  if (await insertTicket(tx, ticket)) {
    await begin(deps, tx, ticket, input);
    return ticket.number;
  }
  const earlier = await readVisitorTicket(tx, visitorKey);
  if (!earlier) throw new Error(`the ticket number ${ticket.number} is taken`);
  if (earlier.payloadHash !== payloadHash) throw new Refused('IDEMPOTENCY_KEY_REUSED', { field: 'idempotencyKey' });
  return earlier.number;
}

function newTicket(deps: Deps, input: ContactInput, change: Partial<TicketRow>): TicketRow {
  const { firstName, lastName, email, subject } = input;
  const at = deps.now();
  return {
    id: deps.newId(),
    number: ticketNumberOf(deps.randomBytes(6)),
    userId: null,
    email,
    firstName,
    lastName,
    subject,
    urgency: 1,
    status: 'open',
    assigneeId: null,
    createdAt: at,
    changedAt: at,
    visitorKey: null,
    payloadHash: null,
    ...change,
  };
}

async function begin(deps: Deps, tx: Tx, ticket: TicketRow, { message, fileIds }: ContactInput): Promise<void> {
  const { userId: byId, createdAt: at } = ticket;
  await writeMessage(deps, tx, ticket, { voice: 'person', byId, words: message, fileIds, at });
  const { number, email: to } = ticket;
  const language = await ticketLanguage(tx, ticket);
  await orderMail(deps, tx, { to, language, mail: { kind: 'ticket-opened', number, url: ticketUrl(deps, ticket) } });
  await tellTicket(tx, ticket, at);
}
