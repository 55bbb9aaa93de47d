import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { DAY } from '../shared/time.ts';

/**
 * What a rule may stop: what somebody says in a chat, what an organiser announces, the title or the rules of a tournament,
 * and the reason of a decision over one.
 */
export const BLOCKED_KINDS = ['message', 'announcement', 'terms', 'reason'] as const;
export type BlockedKind = (typeof BLOCKED_KINDS)[number];

/** Where the appeal of a blocked message stands: staff post the message after all, or it stays blocked. */
export const BLOCK_APPEALS = ['waiting', 'posted', 'kept'] as const;
export type BlockAppeal = (typeof BLOCK_APPEALS)[number];

/** So long may an author ask staff to look; from the refusal on. */
export const BLOCK_APPEAL_WINDOW = DAY;
/** So many appeals of one author wait at the same time. */
export const BLOCK_APPEALS_MAX = 5;

/** These say until when to wait, and nothing of the words: there is nothing for staff to look at. */
const RULES_OF_TIME: ReadonlySet<string> = new Set(['slow-mode', 'followers-only']);

interface Blocked {
  readonly kind: BlockedKind;
  readonly rule: string;
  /** When it was stopped. */
  readonly at: number;
  /** Null until its author appeals. */
  readonly appeal: BlockAppeal | null;
}

/** Whether staff may be asked to look at what a rule stopped. */
export const isAppealable = ({ kind, rule }: Pick<Blocked, 'kind' | 'rule'>): boolean =>
  kind === 'message' && !RULES_OF_TIME.has(rule);

/**
 * Whether an author may appeal now; what was appealed once is not appealed again.
 * @param waiting appeals of the author that wait
 */
export function ruleOnBlockAppeal(blocked: Blocked, waiting: number, now: number): Ruling<null> {
  if (!isAppealable(blocked)) return refuse('NOT_FOUND');
  if (blocked.appeal !== null) return refuse('MESSAGE_APPEALED');
  if (now >= blocked.at + BLOCK_APPEAL_WINDOW) return refuse('MESSAGE_APPEAL_TOO_LATE');
  if (waiting >= BLOCK_APPEALS_MAX) return refuse('LIST_FULL', { data: { max: BLOCK_APPEALS_MAX } });
  return allow(null);
}
