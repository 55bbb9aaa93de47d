import { standingClaim } from '../disputes/contest.ts';
import type { Decision } from '../disputes/decide-dispute.ts';
import { type Battle, type BattleReport, type Transition, BATTLE_WINDOW } from './battle.ts';
import { callOff, contestOf, settle } from './report-result.ts';

/** The result that stands unless overturned: what the first player to report said. */
export const standingWinner = (battle: Battle, reports: readonly BattleReport[]): string | null =>
  standingClaim(contestOf(battle, reports).reports);

/** What a decision over the dispute does with the battle. */
export function decideBattle(battle: Battle, decision: Decision, now: number): Transition {
  switch (decision.kind) {
    case 'award':
      return settle(battle, decision.winnerId);
    case 'resume': {
      const endsAt = now + BATTLE_WINDOW;
      return { battle: { ...battle, status: 'active', endsAt, dueAt: endsAt }, money: [], event: 'battle.resumed' };
    }
    case 'void':
      return callOff(battle);
    case 'escalate':
      return { battle, money: [], event: 'battle.escalated' };
  }
}
