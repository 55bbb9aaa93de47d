import { isDue, passDeadline as passContest } from '../disputes/contest.ts';
import type { Battle, BattleReport, Transition } from './battle.ts';
import { becomes, contestOf } from './report-result.ts';

/**
 * What the server does by itself when `dueAt` has come; null when nothing is due.
 * Nobody started: expired, money back. A single result: it stands. No result at all: void, money back.
 */
export function passDeadline(battle: Battle, reports: readonly BattleReport[], now: number): Transition | null {
  if (battle.status === 'waiting' && isDue(battle, now))
    return {
      battle: { ...battle, status: 'expired', dueAt: null },
      money: [{ kind: 'refund-all' }],
      event: 'battle.expired',
    };
  const standing = passContest(contestOf(battle, reports), now);
  return standing && becomes(battle, standing);
}
