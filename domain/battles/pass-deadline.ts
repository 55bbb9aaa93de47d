import { type Battle, type BattleReport, type Transition, winnerBy } from './battle.ts';
import { settle } from './report-result.ts';

/**
 * What the server does by itself when `dueAt` has come; null when nothing is due.
 * Nobody started: expired, money back. A single result: it stands. No result at all: void, money back.
 */
export function passDeadline(battle: Battle, reports: readonly BattleReport[], now: number): Transition | null {
  if (battle.dueAt === null || now < battle.dueAt) return null;
  switch (battle.status) {
    case 'waiting':
      return {
        battle: { ...battle, status: 'expired', dueAt: null },
        money: [{ kind: 'refund-all' }],
        event: 'battle.expired',
      };
    case 'active': {
      const winnerId = reports[0] ? winnerBy(battle, reports[0]) : null;
      if (winnerId !== null) return settle(battle, winnerId);
      return {
        battle: { ...battle, status: 'cancelled', dueAt: null },
        money: [{ kind: 'refund-all' }],
        event: 'battle.cancelled',
      };
    }
    case 'disputed':
    case 'draft':
    case 'completed':
    case 'cancelled':
    case 'expired':
      return null;
  }
}
