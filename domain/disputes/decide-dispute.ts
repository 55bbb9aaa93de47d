import { type Role, isSenior } from '../accounts/roles.ts';
import { namesOf } from '../shared/names-of.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { type DisputeAction, type DisputeStatus, DISPUTE_ACTIONS } from './dispute.ts';

/** What a decision means for a contest; the contest's room makes a transition of it. */
export type Decision =
  | { readonly kind: 'award'; readonly winnerId: string }
  /** The complaint has no ground and nothing was reported: the battle goes on. */
  | { readonly kind: 'resume' }
  /** Everybody gets stake and fee back. */
  | { readonly kind: 'void' }
  | { readonly kind: 'escalate' };

export const DECISION_KINDS = namesOf<Decision['kind']>({ award: true, resume: true, void: true, escalate: true });

/** What the rule has to know of a contest, whatever its kind. */
export interface Grounds {
  /** The sides that can win: players, teams. */
  readonly sideIds: readonly string[];
  /** The side that won by the first report, which stands unless overturned; null without a report. */
  readonly standingId: string | null;
  /** Whether the contest waits for a decision. */
  readonly isDisputed: boolean;
  /** What its kind can do. */
  readonly decisions: readonly Decision['kind'][];
}

export interface Judge {
  readonly role: Role;
  /** Whether the judge plays in the contest, or is in a team with somebody who does. */
  readonly isInvolved: boolean;
}

export interface Verdict {
  readonly decision: Decision;
  readonly status: DisputeStatus;
}

/**
 * A staff decision over a contest in dispute (AB-04).
 * - `confirm`: the standing result is right; without one the judge names the winner.
 * - `overturn`: another side won; the judge names which where there are several.
 * - `dismiss`: the complaint has no ground: the standing result is paid, or the battle goes on with a fresh window.
 * - `void`: nobody can be shown to have won; everybody gets stake and fee back.
 * - `escalate`: a senior moderator decides.
 * Nobody decides a dispute of their own.
 */
export function decideDispute(
  grounds: Grounds,
  status: DisputeStatus,
  judge: Judge,
  action: DisputeAction,
  winnerId: string | null,
): Ruling<Verdict> {
  if (judge.isInvolved) return refuse('OWN_DISPUTE');
  if (status === 'resolved' || !grounds.isDisputed) return refuse('DISPUTE_DECIDED');
  if (status === 'escalated' && !isSenior(judge.role)) return refuse('SENIOR_ONLY');
  const ruling = decisionOf(grounds, status, action, winnerId);
  if (!ruling.ok) return ruling;
  const decision = ruling.value;
  if (!grounds.decisions.includes(decision.kind)) return refuse('DECISION_UNSUPPORTED', { field: 'action' });
  return allow({ decision, status: decision.kind === 'escalate' ? 'escalated' : 'resolved' });
}

function decisionOf(
  { sideIds, standingId }: Grounds,
  status: DisputeStatus,
  action: DisputeAction,
  winnerId: string | null,
): Ruling<Decision> {
  const award = (winner: string | null): Ruling<Decision> =>
    winner === null || !sideIds.includes(winner)
      ? refuse('WINNER_REQUIRED', { field: 'winnerId' })
      : allow({ kind: 'award', winnerId: winner });
  switch (action) {
    case 'confirm':
      return award(standingId ?? winnerId);
    case 'overturn': {
      if (standingId === null) return refuse('NO_STANDING_RESULT', { field: 'action' });
      const others = sideIds.filter((id) => id !== standingId);
      return award(others.length === 1 ? (others[0] ?? null) : (others.find((id) => id === winnerId) ?? null));
    }
    case 'dismiss':
      return standingId === null ? allow({ kind: 'resume' }) : award(standingId);
    case 'void':
      return allow({ kind: 'void' });
    case 'escalate':
      return status === 'escalated' ? refuse('BAD_INPUT', { field: 'action' }) : allow({ kind: 'escalate' });
  }
}

/** What can be decided in a case, whoever judges; a winner may have to be named. */
export function actionsOpen(grounds: Grounds, status: DisputeStatus): readonly DisputeAction[] {
  const anybody: Judge = { role: 'administrator', isInvolved: false };
  return DISPUTE_ACTIONS.filter((action) => {
    const ruling = decideDispute(grounds, status, anybody, action, null);
    return ruling.ok || ruling.refusal.code === 'WINNER_REQUIRED';
  });
}
