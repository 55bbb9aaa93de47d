import { type Role, isSenior } from '../accounts/roles.ts';
import {
  type Battle,
  type BattleReport,
  type Step,
  MATCH_WINDOW,
  isPlayer,
  otherPlayer,
  winnerBy,
} from '../battles/battle.ts';
import { settle } from '../battles/report-result.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import type { DisputeAction, DisputeStatus } from './dispute.ts';

export interface Judge {
  readonly accountId: string;
  readonly role: Role;
}

export interface Verdict {
  readonly step: Step;
  readonly disputeStatus: DisputeStatus;
}

/** The result that stands unless overturned: what the first player to report said. */
export const standingWinner = (battle: Battle, reports: readonly BattleReport[]): string | null =>
  reports[0] ? winnerBy(battle, reports[0]) : null;

/**
 * A staff decision over a battle in dispute (AB-04).
 * - `confirm`: the standing result is right; without one the judge names the winner.
 * - `overturn`: the other player won.
 * - `dismiss`: the complaint has no ground: the standing result is paid, or the match goes on with a fresh window.
 * - `void`: nobody can be shown to have won; both get stake and fee back.
 * - `escalate`: a senior moderator decides.
 * Nobody decides a dispute they are part of.
 */
export function decideDispute(
  battle: Battle,
  reports: readonly BattleReport[],
  disputeStatus: DisputeStatus,
  judge: Judge,
  action: DisputeAction,
  winnerId: string | null,
  now: number,
): Ruling<Verdict> {
  if (isPlayer(battle, judge.accountId)) return refuse('OWN_DISPUTE');
  if (disputeStatus === 'resolved' || battle.status !== 'disputed') return refuse('DISPUTE_DECIDED');
  if (disputeStatus === 'escalated' && !isSenior(judge.role)) return refuse('SENIOR_ONLY');
  const standing = standingWinner(battle, reports);
  const resolved = (step: Step): Ruling<Verdict> => allow({ step, disputeStatus: 'resolved' });
  switch (action) {
    case 'confirm': {
      const winner = standing ?? winnerId;
      if (winner === null || !isPlayer(battle, winner)) return refuse('WINNER_REQUIRED', { field: 'winnerId' });
      return resolved(settle(battle, winner));
    }
    case 'overturn': {
      const winner = standing === null ? null : otherPlayer(battle, standing);
      return winner === null ? refuse('NO_STANDING_RESULT', { field: 'action' }) : resolved(settle(battle, winner));
    }
    case 'dismiss': {
      if (standing !== null) return resolved(settle(battle, standing));
      const endsAt = now + MATCH_WINDOW;
      return resolved({
        battle: { ...battle, status: 'active', endsAt, dueAt: endsAt },
        money: [],
        event: 'battle.resumed',
      });
    }
    case 'void':
      return resolved({
        battle: { ...battle, status: 'cancelled', dueAt: null },
        money: [{ kind: 'refund-all' }],
        event: 'battle.cancelled',
      });
    case 'escalate':
      if (disputeStatus === 'escalated') return refuse('BAD_INPUT', { field: 'action' });
      return allow({
        step: { battle: { ...battle, dueAt: null }, money: [], event: 'battle.escalated' },
        disputeStatus: 'escalated',
      });
  }
}
