import type { Tier } from '../accounts/roles.ts';
import { DAY } from '../shared/time.ts';

/** The life of a deposit. A later event of the provider wins over an earlier one by rank, in whatever order they come. */
export const DEPOSIT_STATUSES = ['created', 'pending', 'failed', 'succeeded', 'charged-back'] as const;
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];

/** What a provider may say of a deposit after it was begun. */
export type ProviderDepositStatus = Exclude<DepositStatus, 'created'>;

const RANK: Readonly<Record<DepositStatus, number>> = {
  created: 0,
  pending: 1,
  failed: 2,
  succeeded: 3,
  'charged-back': 4,
};

/** What a change moves: what goes in, what is taken back. */
export interface DepositTransition {
  readonly status: DepositStatus;
  /** Whether the amount is credited now. */
  readonly credits: boolean;
  /** Whether the amount is taken back now. */
  readonly takesBack: boolean;
  /** Whether the amount stops counting towards the deposit limits now (-1), or counts again (1). */
  readonly counts: -1 | 0 | 1;
}

/**
 * What a provider's event does to a deposit; null when it changes nothing. Events may come in any order and any number of
 * times: the end is the same, because only a status of a higher rank moves the deposit, and each movement of money on the way is
 * made up for. Money that came although a failure was said first has come.
 */
export function transitionDeposit(status: DepositStatus, told: ProviderDepositStatus): DepositTransition | null {
  if (RANK[told] <= RANK[status]) return null;
  const wasCredited = status === 'succeeded';
  const isCredited = told === 'succeeded' || told === 'charged-back';
  return {
    status: told,
    credits: isCredited && !wasCredited,
    takesBack: told === 'charged-back',
    counts: told === 'failed' ? -1 : status === 'failed' ? 1 : 0,
  };
}

/** The life of a withdrawal; the specification's 'pending' is `requested`. */
export const WITHDRAWAL_STATUSES = ['requested', 'processing', 'approved', 'paid', 'rejected', 'failed'] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** What staff may do with a request. */
export const WITHDRAWAL_ACTIONS = ['approve', 'hold', 'reject'] as const;
export type WithdrawalAction = (typeof WITHDRAWAL_ACTIONS)[number];

/** What may be said of how a payout ended; `returned` is one that was sent and came back. */
export const PROVIDER_PAYOUT_STATUSES = ['paid', 'failed', 'returned'] as const;
export type ProviderPayoutStatus = (typeof PROVIDER_PAYOUT_STATUSES)[number];

/** Whether amount and fee still lie in escrow for it. */
export const isWithdrawalOpen = (status: WithdrawalStatus): boolean =>
  status === 'requested' || status === 'processing' || status === 'approved';

export interface Approval {
  readonly amountCents: number;
  /** From this amount on two different administrators have to approve. */
  readonly doubleFromCents: number;
  /** Who approved it before; null for nobody. */
  readonly firstApproverId: string | null;
}

export type WithdrawalDecision =
  | { readonly kind: 'refused'; readonly reason: 'PAYMENT_NOT_WAITING' | 'SECOND_ADMINISTRATOR' | 'FORBIDDEN' }
  | { readonly kind: 'approved-once' }
  | { readonly kind: 'moved'; readonly status: 'approved' | 'processing' | 'rejected' };

/** What a decision of staff does. `isAdministrator` matters for large amounts only. */
export function decideWithdrawal(
  status: WithdrawalStatus,
  action: WithdrawalAction,
  staff: { readonly id: string; readonly isAdministrator: boolean },
  approval: Approval,
): WithdrawalDecision {
  const isWaiting = status === 'requested' || status === 'processing';
  if (!isWaiting || (action === 'hold' && status !== 'requested')) {
    return { kind: 'refused', reason: 'PAYMENT_NOT_WAITING' };
  }
  if (action === 'hold') return { kind: 'moved', status: 'processing' };
  if (action === 'reject') return { kind: 'moved', status: 'rejected' };
  if (approval.amountCents < approval.doubleFromCents) return { kind: 'moved', status: 'approved' };
  if (!staff.isAdministrator) return { kind: 'refused', reason: 'FORBIDDEN' };
  if (approval.firstApproverId === null) return { kind: 'approved-once' };
  if (approval.firstApproverId === staff.id) return { kind: 'refused', reason: 'SECOND_ADMINISTRATOR' };
  return { kind: 'moved', status: 'approved' };
}

/**
 * A payout's end; null when what was told changes nothing. What comes back after it was paid has failed after all, in
 * whatever order the two are told; any other failure after it was paid is a matter for people.
 */
export function transitionPayout(status: WithdrawalStatus, told: ProviderPayoutStatus): 'paid' | 'failed' | null {
  if (told === 'returned') return status === 'approved' || status === 'paid' ? 'failed' : null;
  return status === 'approved' ? told : null;
}

/** The least amount of a withdrawal (BC-03, C-13). */
export const WITHDRAWAL_CENTS_MIN = 10_00;
/** The least and the most of one deposit; the limits of the tier come on top. */
export const DEPOSIT_CENTS_MIN = 5_00;
export const DEPOSIT_CENTS_MAX = 50_000_00;
/** Winnings can be withdrawn after that: until then the battle can be disputed (BC-12). */
export const DISPUTE_WINDOW_MS = DAY;
/** Money goes to a new method only after that, so that a thief of a session does not empty the wallet. */
export const METHOD_COOLING_MS = DAY;

/** What a reset by mail locks can be confirmed anew only after that: time enough to read the letter about it. */
export const METHOD_LOCK_MS = 7 * DAY;
/** Why a payout to a method that was locked ended before staff decided. */
export const RESET_REASON = 'The password was reset by mail';

/** VIP players pay no withdrawal fee (BC-08). */
export const withdrawalFee = (tier: Tier, feeCents: number): number => (tier === 'vip' ? 0 : feeCents);

/** What won within the dispute window still locks of a balance, and until when all of it is free. */
export interface Lock {
  readonly lockedCents: number;
  /** When the last of it unlocks; null when nothing is locked. */
  readonly unlocksAt: number | null;
}

/** What a contest brought at an instant; negative for what was taken back. */
interface Winning {
  readonly subjectId: string | null;
  readonly at: number;
  readonly cents: number;
}

/** What was taken back of a contest locks nothing of it any more. */
export function lockOf(winnings: readonly Winning[], balanceCents: number, now: number): Lock {
  const fresh = winnings.filter(({ at }) => at + DISPUTE_WINDOW_MS > now);
  const won = new Map<string | null, number>();
  for (const { subjectId, cents } of fresh) won.set(subjectId, (won.get(subjectId) ?? 0) + cents);
  const all = [...won.values()].reduce((sum, cents) => sum + Math.max(0, cents), 0);
  const lockedCents = Math.max(0, Math.min(all, balanceCents));
  const last = Math.max(...fresh.filter(({ cents }) => cents > 0).map(({ at }) => at));
  return { lockedCents, unlocksAt: lockedCents === 0 ? null : last + DISPUTE_WINDOW_MS };
}
