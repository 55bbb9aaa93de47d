import type { EventOf, EventType } from './events.ts';
import type { Language } from './languages.ts';

/** What a notification is about (EN-07), and the tab that it stands under (NO-01, C-37). */
export const NOTIFICATION_TYPES = ['battle', 'payment', 'system', 'social'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export const NOTIFICATION_TABS = ['battle-invites', 'payouts', 'security', 'other'] as const;
export type NotificationTab = (typeof NOTIFICATION_TABS)[number];

/** What a player can switch off (C-27). */
export const NOTIFICATION_TOPICS = ['battleUpdates', 'matchResults', 'walletChanges', 'marketing'] as const;
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];

/** What an event does not say by itself and a notification should. Null where nothing is known. */
export interface Facts {
  /** Where the session behind it came from, as people read it. */
  readonly location: string | null;
}

export const NO_FACTS: Facts = { location: null };

/** Stands in titles and messages for the name of whom they come from, which may change after they were written. */
export const FROM = '{from}';

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

export { dollars, signedDollars } from './figures.ts';

/** Whole sentences, one after another; null for one that is not said. */
export const sentences = (...said: readonly (string | null)[]): string =>
  said.filter((sentence) => sentence !== null).join(' ');

/** How many whole units of time an event leaves; null where it does not say until when, or leaves none. */
export const leftAfter = ({ at }: Pick<EventOf, 'at'>, until: number | undefined, unitMs: number): number | null =>
  until === undefined ? null : Math.floor((until - at) / unitMs) || null;

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

interface Alert extends Omit<Draft, 'tab' | 'data'> {
  /** What the player is asked to do about it. */
  readonly action: string;
  readonly device?: string | null;
  readonly location?: string | null;
}

/** An alert of the safety of an account (EN-38). */
export const alertOf = (
  event: Pick<EventOf, 'seq'>,
  { action, device = null, location = null, ...draft }: Alert,
): Notice => noticeOf(event, { ...draft, tab: 'security', data: { alert: draft.title, action, device, location } });

/** What an event makes of a notice that it finds by its key in the inboxes of some players. */
export interface NoticeChange {
  readonly userIds: readonly string[];
  readonly uniqueKey: string;
  /** Whether nobody has to read it any more. */
  readonly isRead?: boolean;
  /** What it says from now on. */
  readonly message?: string;
}

/** Events that tell something, and what they tell whom: the same players in the same order, whatever the language. */
export interface NoticeRule {
  readonly types: readonly EventType[];
  noticesOf(event: EventOf, language: Language, facts: Facts): readonly Notice[];
  /** What becomes of an earlier notice. */
  changeOf?(event: EventOf, language: Language): NoticeChange | null;
  /** Of these, what one day brings is read as one. */
  readonly folds?: readonly EventType[];
}

/** The same rule, which says of some of its types that what one day brings of them is read as one. */
export const folding = (rule: NoticeRule, ...folds: readonly EventType[]): NoticeRule => ({ ...rule, folds });

/** The rules of a room, which speaks by its own texts; the events of each rule are typed by the types that it is for. */
export const noticeRules =
  <Texts>(texts: Readonly<Record<Language, Texts>>) =>
  <const T extends EventType>(
    types: readonly T[],
    noticesOf: (event: EventOf<T>, t: Texts, facts: Facts) => readonly Notice[],
    changeOf?: (event: EventOf<T>, t: Texts) => NoticeChange | null,
  ): NoticeRule => ({
    types,
    noticesOf: (event, language, facts) => noticesOf(event as EventOf<T>, texts[language], facts),
    ...(changeOf && { changeOf: (event, language) => changeOf(event as EventOf<T>, texts[language]) }),
  });
