import { DAY, SECOND } from '../shared/time.ts';
import type { MODERATION_SEVERITIES } from './channels.ts';
import { type EarlierMessage, isBurst, isRepetition } from './spam.ts';

/** How messages are moderated (EN-61). */
export interface ModerationSettings {
  readonly profanityFilter: boolean;
  readonly spamDetection: boolean;
  readonly linkBlocking: boolean;
  /** Most capital letters of a longer message, in per cent; 100 for no limit. */
  readonly capsLimit: number;
  /** Seconds between two messages of one author; 0 for none. */
  readonly slowMode: number;
  /** Until there is anybody to follow: only accounts that are older than a day. */
  readonly followersOnly: boolean;
  readonly autoModSeverity: (typeof MODERATION_SEVERITIES)[number];
}

export const DEFAULT_MODERATION: ModerationSettings = {
  profanityFilter: true,
  spamDetection: true,
  linkBlocking: false,
  capsLimit: 70,
  slowMode: 0,
  followersOnly: false,
  autoModSeverity: 'medium',
};

export const SLOW_MODE_MAX_SECONDS = 300;

/** Settings as staff may store them. */
export const areUsable = ({ capsLimit, slowMode }: ModerationSettings): boolean =>
  Number.isInteger(capsLimit) &&
  capsLimit >= 0 &&
  capsLimit <= 100 &&
  Number.isInteger(slowMode) &&
  slowMode >= 0 &&
  slowMode <= SLOW_MODE_MAX_SECONDS;

export const MODERATION_RULES = ['followers-only', 'slow-mode', 'profanity', 'spam', 'links', 'caps'] as const;
export type ModerationRule = (typeof MODERATION_RULES)[number];

/** What is to be judged, and what was found in it. */
export interface Judged {
  /** The author's own words; empty where the server draws the message. */
  readonly text: string;
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

/** What breaking a rule leads to; the two that are about time hold at every severity. */
const CONSEQUENCES: Readonly<
  Record<
    ModerationSettings['autoModSeverity'],
    Readonly<Record<'profanity' | 'spam' | 'links' | 'caps', 'flag' | 'block'>>
  >
> = {
  low: { profanity: 'flag', spam: 'flag', links: 'flag', caps: 'flag' },
  medium: { profanity: 'block', spam: 'block', links: 'block', caps: 'flag' },
  high: { profanity: 'block', spam: 'block', links: 'block', caps: 'block' },
};

/** What becomes of a message. A block counts before a flag, and the first rule before the next. */
export function moderate(judged: Judged, settings: ModerationSettings, now: number): Verdict {
  const establishedAt = judged.openedAt + DAY;
  if (settings.followersOnly && now < establishedAt) return block('followers-only', establishedAt - now);
  const freeAt = Math.max(0, ...judged.earlier.map(({ at }) => at)) + settings.slowMode * SECOND;
  if (settings.slowMode > 0 && now < freeAt) return block('slow-mode', freeAt - now);
  const broken = brokenRules(judged, settings, now);
  const consequences = CONSEQUENCES[settings.autoModSeverity];
  const blocking = broken.find((rule) => consequences[rule] === 'block');
  if (blocking) return { kind: 'block', rule: blocking, retryAfterSeconds: null };
  const [flagging] = broken;
  return flagging ? { kind: 'flag', rule: flagging } : { kind: 'pass' };
}

const block = (rule: ModerationRule, waitMs: number): Verdict => ({
  kind: 'block',
  rule,
  retryAfterSeconds: Math.ceil(waitMs / SECOND),
});

function brokenRules({ text, hasProfanity, hasLink, earlier }: Judged, settings: ModerationSettings, now: number) {
  const isSpam = isBurst(earlier, now) || (text !== '' && isRepetition(text, earlier, now));
  const found = {
    profanity: settings.profanityFilter && hasProfanity,
    spam: settings.spamDetection && isSpam,
    links: settings.linkBlocking && hasLink,
    caps: isShouting(text, settings.capsLimit),
  };
  return (['profanity', 'spam', 'links', 'caps'] as const).filter((rule) => found[rule]);
}

/** Shorter messages may be as loud as they like: `GG`, `LET'S GO`. */
const LOUD_LETTERS_MIN = 10;

/** Whether more of the letters that have a case are capitals than the limit allows. */
export function isShouting(text: string, limitPercent: number): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const letters = capitals + (text.match(/\p{Ll}/gu)?.length ?? 0);
  return letters >= LOUD_LETTERS_MIN && capitals * 100 > limitPercent * letters;
}
