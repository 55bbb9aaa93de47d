import { type Role, type VerificationStatus, tierOf } from '../accounts/roles.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { DAY } from '../shared/time.ts';

/** Waits for staff, waits for who wrote, needs nothing more. */
export const TICKET_STATUSES = ['open', 'waiting', 'solved'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** Who a message of a ticket is from; a note is for staff alone. */
export const TICKET_VOICES = ['person', 'staff', 'note'] as const;
export type TicketVoice = (typeof TICKET_VOICES)[number];

export const TICKET_ACTIONS = ['take', 'release', 'answer', 'note', 'solve', 'reopen'] as const;
export type TicketAction = (typeof TICKET_ACTIONS)[number];

/** Messages of one ticket. */
export const TICKET_MESSAGES_MAX = 200;
/** Solved tickets are deleted so long after their last change. */
export const SOLVED_LIFE = 365 * DAY;

/** Creators and VIPs are answered first. */
export const isFirst = (asking: Asking): boolean =>
  tierOf(asking) === 'vip' || asking.isVerifiedCreator || asking.role === 'creator';

interface Asking {
  readonly role: Role;
  readonly verification: VerificationStatus;
  readonly isVip: boolean;
  readonly isVerifiedCreator: boolean;
}

const DIGITS = 12;

/** What people read to each other: twelve digits in threes of four, which say nothing about how many there are. */
export function ticketNumberOf(random: Uint8Array): string {
  const value = random.subarray(0, 6).reduce((sum, byte) => sum * 256 + byte, 0);
  return String(value % 10 ** DIGITS)
    .padStart(DIGITS, '0')
    .replaceAll(/(\d{4})(?=\d)/g, '$1-');
}

export interface TicketState {
  readonly status: TicketStatus;
  /** Who of the staff looks after it; null for nobody. */
  readonly assigneeId: string | null;
}

export interface HandledTicket extends TicketState {
  /** Null for a visitor. */
  readonly userId: string | null;
  /** The newest message, notes included. */
  readonly lastMessageId: string;
}

export interface Handler {
  readonly id: string;
  readonly isSenior: boolean;
}

/**
 * What becomes of a ticket by what staff do. Nobody handles the own one; what a colleague looks after is left to that
 * colleague, but for seniors; and nobody answers or closes what has moved on unread.
 * @param seenMessageId the newest message that the handler has read
 */
export function handleTicket(
  ticket: HandledTicket,
  staff: Handler,
  action: TicketAction,
  seenMessageId: string,
): Ruling<TicketState> {
  const { status, assigneeId } = ticket;
  if (ticket.userId === staff.id) return refuse('OWN_ACCOUNT');
  if (action === 'note') return allow({ status, assigneeId });
  if (assigneeId !== null && assigneeId !== staff.id && !staff.isSenior) return refuse('TICKET_TAKEN');
  if (action === 'release') return allow({ status, assigneeId: null });
  // Taking over is a deed of its own: a senior does not become the one by a word.
  if (action === 'take') return allow({ status, assigneeId: staff.id });
  if (action === 'reopen') return allow({ status: 'open', assigneeId });
  if (seenMessageId !== ticket.lastMessageId) return refuse('TICKET_MOVED_ON');
  if (status === 'solved' && action === 'solve') return refuse('TICKET_SOLVED');
  return allow({ status: action === 'answer' ? 'waiting' : 'solved', assigneeId: assigneeId ?? staff.id });
}
