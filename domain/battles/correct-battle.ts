import type { Decision } from '../disputes/decide-dispute.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { DISPUTE_WINDOW_MS } from '../wallet/payments.ts';
import { type Battle, type Transition, isPlayer } from './battle.ts';
import { callOff } from './report-result.ts';

/** A battle that is over, with when it ended. */
type Ended = Battle & { readonly endedAt: number | null };

/** Whether somebody may still say that a battle went wrong after it was completed (BC-12). */
export const isWithinDisputes = ({ endedAt }: Pick<Ended, 'endedAt'>, now: number): boolean =>
  endedAt !== null && now - endedAt <= DISPUTE_WINDOW_MS;

/** What a decision does with a battle whose money has moved already; a result that stands is told as well. */
export function correctBattle(battle: Battle, decision: Decision): Transition {
  const { status, winnerId } = battle;
  if (status !== 'completed' && status !== 'cancelled') throw new Error(`${battle.id} is ${status} and not over`);
  if (decision.kind === 'escalate') return { battle, money: [], event: 'battle.escalated' };
  const due = decision.kind === 'award' ? decision.winnerId : decision.kind === 'void' ? null : winnerId;
  if (due === winnerId) return { battle, money: [], event: 'battle.upheld' };
  return {
    battle: { ...battle, status: due === null ? 'cancelled' : 'completed', winnerId: due, dueAt: null },
    money: [{ kind: 'correct', winnerId: due }],
    event: 'battle.corrected',
  };
}

/** A complaint about a completed battle: nothing moves until staff decide (BC-12). */
export function questionBattle(battle: Ended, accountId: string, now: number): Ruling<Transition> {
  return isPlayer(battle, accountId) ? questionResult(battle, now) : refuse('NOT_A_PARTICIPANT');
}

/** The same by evidence that came late, which is nobody's complaint. */
export function questionResult(battle: Ended, now: number): Ruling<Transition> {
  if (battle.status !== 'completed') return refuse('BATTLE_NOT_ACTIVE');
  if (!isWithinDisputes(battle, now)) return refuse('DISPUTE_TOO_LATE');
  return allow({ battle, money: [], event: 'battle.questioned' });
}

/**
 * Staff call a battle off: everybody gets stake and fee back. What is in dispute is decided in its case; what was
 * completed can be undone as long as it can be disputed.
 */
export function voidBattle(battle: Ended, hasCase: boolean, now: number): Ruling<Transition> {
  if (hasCase || battle.status === 'disputed') return refuse('ALREADY_DISPUTED');
  switch (battle.status) {
    case 'waiting':
    case 'active':
      return allow(callOff(battle));
    case 'completed': {
      if (!isWithinDisputes(battle, now)) return refuse('BATTLE_OVER');
      return allow(correctBattle(battle, { kind: 'void' }));
    }
    case 'draft':
    case 'cancelled':
    case 'expired':
      return refuse('BATTLE_OVER');
  }
}
