import { FROM } from '../shared/notice.ts';
import type { Texts } from './__generated__/texts.ts';

/** How far a payment has come (EN-37): on its way, or there. */
export const PAYOUT_STATUSES = ['processed', 'completed'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** What may happen to an inbox. */
export const INBOX_CHANGES = ['added', 'read', 'changed', 'all-read'] as const;
export type InboxChangeKind = (typeof INBOX_CHANGES)[number];

/** A title or message as it is read. */
export const withName = (t: Texts, text: string, fromName: string | null): string =>
  text.replaceAll(FROM, () => fromName ?? t.anotherPlayer());
