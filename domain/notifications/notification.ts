import type { NOTIFICATION_TOPICS } from '../accounts/preferences.ts';
import type { EventOf, EventType } from '../shared/events.ts';
import type { Texts } from './__generated__/texts.ts';

/** What a notification is about (EN-07), and the tab that it stands under (NO-01, C-37). */
export const NOTIFICATION_TYPES = ['battle', 'payment', 'system', 'social'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export const NOTIFICATION_TABS = ['battle-invites', 'payouts', 'security', 'other'] as const;
export type NotificationTab = (typeof NOTIFICATION_TABS)[number];

/** How far a payment has come (EN-37): on its way, or there. */
export const PAYOUT_STATUSES = ['processed', 'completed'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** What may happen to an inbox. */
export const INBOX_CHANGES = ['added', 'read', 'changed', 'all-read'] as const;
export type InboxChangeKind = (typeof INBOX_CHANGES)[number];

export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];

/** What an event does not say by itself and a notification should. Null where nothing is known. */
export interface Facts {
  /** Where the session behind it came from. */
  readonly address: string | null;
}

export const NO_FACTS: Facts = { address: null };

/** Stands in titles and messages for the name of whom they come from, which may change after they were written. */
export const FROM = '{from}';

/** A title or message as it is read. */
export const withName = (t: Texts, text: string, fromName: string | null): string =>
  text.replaceAll(FROM, () => fromName ?? t.anotherPlayer());

/** One thing to tell one player. */
export interface Notice {
  readonly userId: string;
  readonly type: NotificationType;
  readonly tab: NotificationTab;
  readonly title: string;
  readonly message: string;
  /** A path of ours. */
  readonly link: string;
  /** One event tells a player once. */
  readonly uniqueKey: string;
  /** The other player of it; null for none. */
  readonly fromId: string | null;
  /** Whether it is that player who tells, so that a block holds it back; the platform tells of money whoever acted. */
  readonly isPersonal: boolean;
  /** Any of these topics lets it through; it always comes through with none. */
  readonly topics: readonly NotificationTopic[];
  /** The channel that it belongs to, besides the topics; null for none. */
  readonly channel: 'chat' | 'missions' | null;
  /**
   * By e-mail: `at-once` where something runs out or is at stake, `digest` together with others, `always` at once and
   * whatever is switched off, `none` where another e-mail says it already.
   */
  readonly mail: 'at-once' | 'digest' | 'always' | 'none';
  /** The columns of its tab (EN-36 to EN-38). */
  readonly data: Readonly<Record<string, string | number | null>>;
}

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
export const dollars = (cents: number): string => DOLLARS.format(cents / 100);

/** Whole sentences, one after another; null for one that is not said. */
export const sentences = (...said: readonly (string | null)[]): string =>
  said.filter((sentence) => sentence !== null).join(' ');

type Draft = Pick<Notice, 'userId' | 'title' | 'message' | 'link'> & Partial<Notice>;

/** A notice of an event; what is not said is the usual. */
export const noticeOf = ({ seq }: Pick<EventOf, 'seq'>, draft: Draft): Notice => ({
  type: 'system',
  tab: 'other',
  uniqueKey: `event:${seq}`,
  fromId: null,
  isPersonal: (draft.fromId ?? null) !== null,
  topics: [],
  channel: null,
  mail: 'digest',
  data: {},
  ...draft,
});

/** Events that tell something, and what they tell whom: the same players in the same order, whatever the language. */
export interface NoticeRule {
  readonly types: readonly EventType[];
  noticesOf(event: EventOf, t: Texts, facts: Facts): readonly Notice[];
}

/** A rule whose events are typed by the types that it is for. */
export const noticeRule = <const T extends EventType>(
  types: readonly T[],
  noticesOf: (event: EventOf<T>, t: Texts, facts: Facts) => readonly Notice[],
): NoticeRule => ({ types, noticesOf: (event, t, facts) => noticesOf(event as EventOf<T>, t, facts) });
