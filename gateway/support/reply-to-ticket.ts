import { hash } from 'node:crypto';
import { Refused } from '../../domain/shared/refusals.ts';
import { HOUR } from '../../domain/shared/time.ts';
import { ticketReplyInput } from '../../domain/support/support.schemas.ts';
import { TICKET_MESSAGES_MAX } from '../../domain/support/ticket.ts';
import { chargeRateLimit } from '../../db/calls/rate-limit.queries.ts';
import type { Tx } from '../../db/client/database.ts';
import { countMessages, lockTicket, updateTicket } from '../../db/support/ticket.queries.ts';
import type { TicketRow } from '../../db/support/ticket.table.ts';
import type { Actor, Caller } from '../kernel/actor.ts';
import { chargeAttempt } from '../kernel/charge-attempt.ts';
import type { Deps } from '../kernel/deps.ts';
import { once } from '../kernel/once.ts';
import { readInput } from '../kernel/read-input.ts';
import { networkOf } from '../kernel/http/network.ts';
import { isTokenOf } from './ticket-link.ts';
import { tellTicket, writeMessage } from './write-message.ts';

/** Within an hour. */
const PER_MEMBER = 60;
const PER_TICKET = 20;

export interface ReplyInput {
  readonly ticketId: string;
  readonly message: string;
  readonly fileIds: string[];
}

async function reply(deps: Deps, tx: Tx, ticket: TicketRow, words: string, fileIds: readonly string[]): Promise<void> {
  if ((await countMessages(tx, ticket.id)) >= TICKET_MESSAGES_MAX)
    throw new Refused('LIST_FULL', { data: { max: TICKET_MESSAGES_MAX } });
  const at = deps.now();
  await writeMessage(deps, tx, ticket, { voice: 'person', byId: ticket.userId, words, fileIds, at });
  await updateTicket(tx, ticket.id, { status: 'open', assigneeId: ticket.assigneeId, changedAt: at });
  await tellTicket(tx, ticket, at);
}

/**
 * A member writes on in an own ticket, which waits for staff again, also when it was solved. Answers the ticket's id.
 * @throws Refused NOT_FOUND, LIST_FULL, BAD_INPUT, RATE_LIMITED
 */
export async function replyToTicket(deps: Deps, { userId }: Actor, key: string, input: ReplyInput): Promise<string> {
  const { ticketId } = input;
  const { message, fileIds } = readInput(ticketReplyInput, input);
  await chargeAttempt(deps, `ticket-reply:account:${userId}`, PER_MEMBER, HOUR);
  return deps.db.transact(async (tx) => {
    const payload = [ticketId, message, fileIds];
    const call = { userId, key, operation: 'replyToTicket', payload, answerId: ticketId, at: deps.now() };
    return once(tx, call, async () => {
      const ticket = await lockTicket(tx, ticketId);
      if (!ticket || ticket.userId !== userId) throw new Refused('NOT_FOUND');
      await reply(deps, tx, ticket, message, fileIds);
    });
  });
}

/** Of a ticket that was written without an account. @throws Refused NOT_FOUND for another token than its own */
export function requireToken(deps: Deps, ticket: Pick<TicketRow, 'id' | 'userId'> | undefined, token: string): void {
  if (!ticket || ticket.userId !== null || !isTokenOf(deps, ticket.id, token)) throw new Refused('NOT_FOUND');
}

/**
 * The same by the secret link of a visitor's ticket; a call that is repeated under its key writes once.
 * @throws Refused NOT_FOUND, LIST_FULL, BAD_INPUT, RATE_LIMITED, IDEMPOTENCY_KEY_REUSED
 */
export async function replyAsVisitor(
  deps: Deps,
  caller: Caller,
  key: string,
  input: { readonly ticketId: string; readonly token: string; readonly message: string },
): Promise<string> {
  const { ticketId, token } = input;
  const { message } = readInput(ticketReplyInput, { message: input.message, fileIds: [] });
  await chargeVisitorTicket(deps, caller);
  return deps.db.transact(async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    requireToken(deps, ticket, token);
    if (ticket && !(await isSaid(deps, tx, ticket, key, message))) await reply(deps, tx, ticket, message, []);
    return ticketId;
  });
}

/**
 * Marks a visitor's key as used in the ticket, which is locked; answers whether it was.
 * @throws Refused IDEMPOTENCY_KEY_REUSED where it was for other words
 */
async function isSaid(deps: Deps, tx: Tx, ticket: TicketRow, key: string, words: string): Promise<boolean> {
  const isMarked = async (...parts: string[]): Promise<boolean> => {
    const name = `ticket-reply:${ticket.id}:${hash('sha256', JSON.stringify(parts), 'base64url')}`;
    return (await chargeRateLimit(tx, name, deps.now(), 24 * HOUR)).count > 1;
  };
  const isUsed = await isMarked(key);
  if (!(await isMarked(key, words)) && isUsed) throw new Refused('IDEMPOTENCY_KEY_REUSED', { field: 'idempotencyKey' });
  return isUsed;
}

/** @throws Refused RATE_LIMITED */
export const chargeVisitorTicket = (deps: Deps, caller: Caller): Promise<void> =>
  chargeAttempt(deps, `ticket-link:address:${networkOf(caller.address)}`, 6 * PER_TICKET, HOUR);
