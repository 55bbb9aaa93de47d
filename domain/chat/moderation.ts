import { DAY, SECOND } from '../shared/time.ts';
import { type EarlierMessage, burstWait, isRepetition } from './spam.ts';

/** How messages are moderated (EN-61). */
export interface ModerationSettings {
  readonly profanityFilter: boolean;
  readonly spamDetection: boolean;
  readonly linkBlocking: boolean;
  /** Most capital letters of a longer message, in per cent, in steps of 10; 100 for no limit. */
  readonly capsLimit: number;
  /** Seconds between two messages of one author, in steps of 15; 0 for none. */
  readonly slowMode: number;
  /** Until there is anybody to follow: only accounts that are older than a day. */
  readonly followersOnly: boolean;
  /** The auto-mod sensitivity in per cent, in steps of 5: from how weighty a broken rule on a message is blocked. */
  readonly autoModSeverity: number;
}

/** AC-05 */
export const DEFAULT_MODERATION: ModerationSettings = {
  profanityFilter: true,
  spamDetection: true,
  linkBlocking: false,
  capsLimit: 70,
  slowMode: 0,
  followersOnly: false,
  autoModSeverity: 50,
};

/** What each figure goes up to from 0, and in what steps (AC-06): per cent, seconds, per cent. */
export const MODERATION_BOUNDS = {
  capsLimit: { max: 100, stride: 10 },
  slowMode: { max: 300, stride: 15 },
  autoModSeverity: { max: 100, stride: 5 },
} as const;

/**
 * The same for two who play each other: what they say is judged by its words. How often and since when one writes is for
 * the many who read a channel, and would keep a new account from meeting whom it plays.
 */
export const ofTwo = (settings: ModerationSettings): ModerationSettings => ({
  ...settings,
  spamDetection: false,
  slowMode: 0,
  followersOnly: false,
});

/** The figure that is no value of its slider; null where staff may store all of them. */
export const unusableOf = (settings: ModerationSettings): keyof typeof MODERATION_BOUNDS | null =>
  (['capsLimit', 'slowMode', 'autoModSeverity'] as const).find((name) => {
    const { max, stride } = MODERATION_BOUNDS[name];
    // NaN, too, is no multiple of a stride.
    return !(settings[name] >= 0 && settings[name] <= max && settings[name] % stride === 0);
  }) ?? null;

export const MODERATION_RULES = [
  'followers-only',
  'slow-mode',
  'banned-words',
  'profanity',
  'spam',
  'links',
  'caps',
] as const;
export type ModerationRule = (typeof MODERATION_RULES)[number];

/** What is to be judged, and what was found in it. */
export interface Judged {
  /** The author's own words; empty where the server draws the message. */
  readonly text: string;
  /** Whether it says a word of the list that staff keep. */
  readonly hasBannedWord: boolean;
  readonly hasProfanity: boolean;
  readonly hasLink: boolean;
  /** When the author's account was opened; epoch milliseconds. */
  readonly openedAt: number;
  /** The author's latest messages in every channel, in any order. */
  readonly earlier: readonly EarlierMessage[];
}

export type Verdict =
  | { readonly kind: 'pass' }
  /** Posted, and shown to staff. */
  | { readonly kind: 'flag'; readonly rule: ModerationRule }
  | { readonly kind: 'block'; readonly rule: ModerationRule; readonly retryAfterSeconds: number | null };

/** Rules of what is said, but for the list of banned words: that and the two about time hold at every sensitivity. */
export const CONTENT_RULES = ['profanity', 'spam', 'links', 'caps'] as const;
export type ContentRule = (typeof CONTENT_RULES)[number];

/** The sensitivity from which on breaking a rule blocks a message; below it is posted and flagged. */
const BLOCKED_FROM: Readonly<Record<ContentRule, number>> = {
  profanity: 30,
  links: 40,
  spam: 50,
  caps: 75,
};

/** Rules that block at a sensitivity, those that only flag left out. */
export const blockingAt = (sensitivity: number): ContentRule[] =>
  CONTENT_RULES.filter((rule) => sensitivity >= BLOCKED_FROM[rule]);

export const MESSAGE_SEVERITIES = ['high', 'medium', 'low'] as const;
export type MessageSeverity = (typeof MESSAGE_SEVERITIES)[number];

/** How grave a flagged message is (EN-58): the graver its rule, the lower the sensitivity that blocks it. */
export const severityOf = (rule: ContentRule): MessageSeverity =>
  ({ profanity: 'high', links: 'medium', spam: 'medium', caps: 'low' } as const)[rule];

/** What becomes of a message. A block counts before a flag, and the first rule before the next. */
export function moderate(judged: Judged, settings: ModerationSettings, now: number): Verdict {
  const establishedAt = judged.openedAt + DAY;
  if (settings.followersOnly && now < establishedAt) return block('followers-only', establishedAt - now);
  const freeAt = Math.max(0, ...judged.earlier.map(({ at }) => at)) + settings.slowMode * SECOND;
  if (settings.slowMode > 0 && now < freeAt) return block('slow-mode', freeAt - now);
  if (judged.hasBannedWord) return block('banned-words', null);
  const broken = brokenRules(judged, settings, now);
  const isBlocking = new Set(blockingAt(settings.autoModSeverity));
  const blocking = broken.find((rule) => isBlocking.has(rule));
  if (blocking)
    return block(blocking, blocking === 'spam' && !isRepeated(judged, now) ? burstWait(judged.earlier, now) : null);
  const [flagging] = broken;
  return flagging ? { kind: 'flag', rule: flagging } : { kind: 'pass' };
}

/** @param waitMs until the same message may be posted; null where waiting does not help */
const block = (rule: ModerationRule, waitMs: number | null): Verdict => ({
  kind: 'block',
  rule,
  retryAfterSeconds: waitMs === null ? null : Math.ceil(waitMs / SECOND),
});

const isRepeated = ({ text, earlier }: Judged, now: number): boolean => text !== '' && isRepetition(text, earlier, now);

function brokenRules(judged: Judged, settings: ModerationSettings, now: number) {
  const { text, hasProfanity, hasLink, earlier } = judged;
  const isSpam = burstWait(earlier, now) > 0 || isRepeated(judged, now);
  const found = {
    profanity: settings.profanityFilter && hasProfanity,
    spam: settings.spamDetection && isSpam,
    links: settings.linkBlocking && hasLink,
    caps: isShouting(text, settings.capsLimit),
  };
  return CONTENT_RULES.filter((rule) => found[rule]);
}

/** Shorter messages may be as loud as they like: `GG`, `LET'S GO`. */
const LOUD_LETTERS_MIN = 10;

/** Whether more of the letters that have a case are capitals than the limit allows. */
export function isShouting(text: string, limitPercent: number): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const letters = capitals + (text.match(/\p{Ll}/gu)?.length ?? 0);
  return letters >= LOUD_LETTERS_MIN && capitals * 100 > limitPercent * letters;
}
