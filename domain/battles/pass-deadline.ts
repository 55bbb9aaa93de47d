import { isDue, passDeadline as passContest } from '../disputes/contest.ts';
import { type Battle, type BattleReport, type Transition, UNCALLED } from './battle.ts';
import { becomes, contestOf } from './report-result.ts';
import { lapse } from './start-battle.ts';

/**
 * What the server does by itself when `dueAt` has come; null when nothing is due.
 * A call to start that was not answered: it lapses. Nobody started: expired, money back. A single result: it stands. No result at all: void, money back.
 */
export function passDeadline(battle: Battle, reports: readonly BattleReport[], now: number): Transition | null {
  if (battle.status === 'waiting') {
    if (!isDue(battle, now)) return null;
    const isCalled = battle.readySeat !== null;
    if (isCalled && battle.endsAt !== null && now < battle.endsAt) return lapse(battle);
    const { creatorMissed, opponentMissed } = isCalled ? lapse(battle).battle : battle;
    return {
      battle: { ...battle, ...UNCALLED, creatorMissed, opponentMissed, status: 'expired', dueAt: null },
      money: [{ kind: 'refund-all' }],
      event: 'battle.expired',
    };
  }
  const standing = passContest(contestOf(battle, reports), now);
  return standing && becomes(battle, standing);
}
