import type { NOTIFICATION_TOPICS } from '../accounts/preferences.ts';

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

/** Something that has happened, as it is stored. */
export interface Happening {
  readonly seq: number;
  readonly type: string;
  readonly entityId: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly data: Readonly<Record<string, string | number | boolean | null>>;
}

/** What a happening does not say by itself and a notification should. Null where nothing is known. */
export interface Facts {
  /** Where the session behind it came from. */
  readonly address: string | null;
}

export const NO_FACTS: Facts = { address: null };

/** Stands in titles and messages for the name of whom they come from, which may change after they were written. */
export const FROM = '{from}';

/** A title or message as it is read. */
export const withName = (text: string, fromName: string | null): string =>
  text.replaceAll(FROM, () => fromName ?? 'another player');

/** One thing to tell one player. */
export interface Notice {
  readonly userId: string;
  readonly type: NotificationType;
  readonly tab: NotificationTab;
  readonly title: string;
  readonly message: string;
  /** A path of ours. */
  readonly link: string;
  /** One happening tells a player once. */
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

/** A text of a happening; null where there is none. */
export const textOf = ({ data }: Happening, key: string): string | null => {
  const value = data[key];
  return typeof value === 'string' && value !== '' ? value : null;
};

export const numberOf = ({ data }: Happening, key: string): number => {
  const value = data[key];
  return typeof value === 'number' ? value : 0;
};

type Draft = Pick<Notice, 'userId' | 'title' | 'message' | 'link'> & Partial<Notice>;

/** A notice of a happening; what is not said is the usual. */
export const noticeOf = (happening: Happening, draft: Draft): Notice => ({
  type: 'system',
  tab: 'other',
  uniqueKey: `event:${happening.seq}`,
  fromId: null,
  isPersonal: (draft.fromId ?? null) !== null,
  topics: [],
  channel: null,
  mail: 'digest',
  data: {},
  ...draft,
});
