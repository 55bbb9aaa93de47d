import * as z from 'zod/mini';
import { emailOf } from '../accounts/email.ts';
import { allow, refuse } from '../shared/refusals.ts';
import { attachments, between, optionalText, requiredText, ruled } from '../shared/schema.ts';
import { TICKET_ACTIONS } from './ticket.ts';

export const NAME_MAX = 60;
export const SUBJECT_MAX = 120;
export const MESSAGE_MAX = 4_000;

const email = ruled((typed) => {
  const address = emailOf(typed.trim());
  return address === null ? refuse('BAD_INPUT', { field: 'email' }) : allow(address);
});

/** EN-47 */
export const contactRequest = z.object({
  firstName: requiredText(NAME_MAX),
  lastName: requiredText(NAME_MAX),
  email,
  subject: requiredText(SUBJECT_MAX),
  message: requiredText(MESSAGE_MAX),
});

export const contactInput = z.extend(contactRequest, { fileIds: attachments });

/** What who asked writes on. */
export const ticketReply = z.object({ message: requiredText(MESSAGE_MAX) });
export const ticketReplyInput = z.extend(ticketReply, { fileIds: attachments });

const speaks = (action: (typeof TICKET_ACTIONS)[number]): boolean => action === 'answer' || action === 'note';

/** What staff do with a ticket; an answer and a note have words. */
export const ticketHandling = z
  .object({ action: z.enum(TICKET_ACTIONS), words: optionalText(MESSAGE_MAX) })
  .check(between(({ action, words }) => (speaks(action) && words === '' ? { words: 'BAD_INPUT' } : {})));
