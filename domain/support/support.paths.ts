import { pathTo, withQuery } from '../shared/path-to.ts';

export const HELP_TABS = ['faqs', 'contact', 'dispute', 'policies'] as const;
export type HelpTab = (typeof HELP_TABS)[number];

export const helpPath = '/help';
export const helpTabPath = (tab: HelpTab): string => withQuery(helpPath, { tab });
/** The form of a dispute, over a contest that is chosen already. */
export const disputePath = (contestId: string): string => withQuery(helpPath, { tab: 'dispute', contest: contestId });
/** One answer, opened. */
export const faqPath = (entry: string): string => withQuery(helpPath, { tab: 'faqs', entry });

export const ticketPattern = '/help/requests/:id';
export const ticketPath = (id: string): string => pathTo(ticketPattern, { id });
/** Where the link of an e-mail opens a request that was written without an account. */
export const visitorTicketPath = '/request';
/** That link. What opens the request stands behind the hash: no server, no log and no other site is told of it. */
export const visitorTicketLink = (ticket: string, token: string): string =>
  `${visitorTicketPath}#${new URLSearchParams({ ticket, token }).toString()}`;

export const trustPath = '/trust';
export const contactPath = '/contact';
export const termsPath = '/terms';
export const privacyPath = '/privacy';
export const responsibleGamingPath = '/responsible-gaming';
export const antiCheatPath = '/anti-cheat';
export const paymentTermsPath = '/payment-terms';
