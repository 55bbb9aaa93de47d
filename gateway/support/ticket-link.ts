import { timingSafeEqual } from 'node:crypto';
import { ticketPath, visitorTicketLink } from '../../domain/support/support.paths.ts';
import type { Deps } from '../kernel/deps.ts';
import { eachHash, keyedHash } from '../kernel/sealed.ts';

/** What opens a visitor's ticket. It follows from the ticket and the server's secret, so that every e-mail can say it. */
const tokenOf = (deps: Deps, ticketId: string): string => keyedHash(deps, 'ticket link', ticketId);

export function isTokenOf(deps: Deps, ticketId: string, given: string): boolean {
  const typed = Buffer.from(given);
  const isRight = (token: Buffer): boolean => token.length === typed.length && timingSafeEqual(token, typed);
  return eachHash(deps, (under) => tokenOf(under, ticketId)).some((token) => isRight(Buffer.from(token)));
}

/** Where the e-mails of a ticket lead: its page for members, who sign in, and the secret link for visitors. */
export function ticketUrl(deps: Deps, { id, userId }: { readonly id: string; readonly userId: string | null }): string {
  const path = userId === null ? visitorTicketLink(id, tokenOf(deps, id)) : ticketPath(id);
  return `${deps.config.publicUrl}${path}`;
}
