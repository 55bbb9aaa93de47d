import type { EventOf } from '../shared/events.ts';
import { toldRule } from '../shared/told.ts';

const PLACED = ['battle.created', 'battle.joined'] as const;
const ENDED = ['battle.completed', 'battle.cancelled', 'battle.expired'] as const;

function dataOf({ type: what, entityId: battleId, data }: EventOf<(typeof PLACED | typeof ENDED)[number]>) {
  const { status, game, creatorId, opponentId, winnerId, stakeCents } = data;
  return { what, battleId, status, game, creatorId, opponentId, winnerId, stakeCents };
}

const EXAMPLE = {
  what: 'battle.joined',
  battleId: 'b1',
  status: 'waiting',
  game: 'cs2',
  creatorId: 'p1',
  opponentId: 'p2',
  winnerId: null,
  stakeCents: 25_00,
} as const;

export const battlesTold = [
  toldRule(PLACED, dataOf, { as: 'wager.placed', about: 'battle', since: 1, example: EXAMPLE }),
  toldRule(ENDED, dataOf, {
    as: 'challenge.result',
    about: 'battle',
    since: 1,
    example: { ...EXAMPLE, what: 'battle.completed', status: 'completed', winnerId: 'p1' },
  }),
];
