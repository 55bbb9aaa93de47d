import { type RefusalCode, type Ruling, allow, refuse } from '../shared/refusals.ts';

/** What a side says of the result, equal where it is the same: who has won, or the games that each side has. */
type Claim = string | readonly number[] | null;

export interface Report<S, C extends Claim> {
  readonly side: S;
  readonly claim: C;
}

/** A contest of two sides as far as its result comes from what they say of it, whatever its kind. */
export interface Contest<S, C extends Claim> {
  /** Who may report, and contest what others say. */
  readonly sides: readonly S[];
  /** The first to speak first. */
  readonly reports: readonly Report<S, C>[];
  /** Why it takes no word of a side; null while it does. */
  readonly closed: RefusalCode | null;
  /** Whether it waits for a decision of staff. */
  readonly isContested: boolean;
  /** When what was said so far stands; null where no clock runs. */
  readonly dueAt: number | null;
}

/** What becomes of a contest; its kind makes a transition of it. */
export type Standing<C> =
  /** Null by where nobody has said anything in time. */
  | { readonly kind: 'settled'; readonly by: C }
  /** Staff decide; no clock runs against it. */
  | { readonly kind: 'contested' }
  /** The one report stands at that instant, unless the other side says otherwise before. */
  | { readonly kind: 'waits'; readonly until: number };

export const CONTESTED: Standing<never> = { kind: 'contested' };

const isSame = (one: Claim, other: Claim): boolean => String(one) === String(other);

/**
 * One side's word on the result. The same from both settles at once, different ones are a dispute, one stands after its
 * time. Refusals: NOT_A_PARTICIPANT, ALREADY_REPORTED, and why it is closed.
 * @param window how long one report waits for the other, in milliseconds
 */
export function report<S, C extends Claim>(
  { sides, reports, closed }: Contest<S, C>,
  { side, claim }: Report<S, C>,
  at: number,
  window: number,
): Ruling<Standing<C>> {
  if (!sides.includes(side)) return refuse('NOT_A_PARTICIPANT');
  if (closed !== null) return refuse(closed);
  if (reports.some((earlier) => earlier.side === side)) return refuse('ALREADY_REPORTED');
  const [first] = reports;
  if (!first) return allow({ kind: 'waits', until: at + window });
  return allow(isSame(first.claim, claim) ? { kind: 'settled', by: claim } : CONTESTED);
}

/**
 * Whether a word has to be shown by a recording (CH-17): a win of one's own is, unless the other side has said the same.
 * Who concedes says it against the own money, and who confirms adds nothing.
 * @param isOwnWin whether the claim is that the side has won
 */
export const needsRecording = <S, C extends Claim>(
  { reports }: Pick<Contest<S, C>, 'reports'>,
  { side, claim }: Report<S, C>,
  isOwnWin: boolean,
): boolean => isOwnWin && !reports.some((earlier) => earlier.side !== side && isSame(earlier.claim, claim));

/**
 * The instant that a report counts from: strictly after earlier ones, whatever the clock of this gateway says, as the
 * order decides which result stands.
 * @param earlier with null where the instant was not kept
 */
export const countsFrom = (at: number, earlier: readonly { readonly at: number | null }[]): number =>
  Math.max(at, ...earlier.map((said) => (said.at ?? -1) + 1));

/** What was said first, which stands unless overturned; null without a report. */
export const standingClaim = <C extends Claim>([first]: readonly Report<unknown, C>[]): C | null =>
  first ? first.claim : null;

/** Whether the clock of a contest has run out; one that has none never is. */
export const isDue = ({ dueAt }: { readonly dueAt: number | null }, at: number): boolean =>
  dueAt !== null && at >= dueAt;

/** What time makes of a contest: the one report stands. Null where nothing is due. */
export const passDeadline = <C extends Claim>(
  { closed, dueAt, reports }: Contest<unknown, C>,
  at: number,
): Standing<C | null> | null =>
  closed === null && isDue({ dueAt }, at) ? { kind: 'settled', by: standingClaim(reports) } : null;

/**
 * A side says that something is wrong, whatever was reported before. Refusals: NOT_A_PARTICIPANT, ALREADY_DISPUTED, and
 * why it is closed.
 */
export function contest<S>(
  { sides, closed, isContested }: Pick<Contest<S, Claim>, 'sides' | 'closed' | 'isContested'>,
  side: S,
): Ruling<Standing<never>> {
  if (!sides.includes(side)) return refuse('NOT_A_PARTICIPANT');
  if (isContested) return refuse('ALREADY_DISPUTED');
  return closed === null ? allow(CONTESTED) : refuse(closed);
}
