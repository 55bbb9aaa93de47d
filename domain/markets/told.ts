import type { EventOf } from '../shared/events.ts';
import { toldRule } from '../shared/told.ts';
import { BET_END_EVENTS, type BetEndEvent } from './market-events.ts';

function dataOf({ type: what, entityId: betId, data }: EventOf<'bet.placed' | BetEndEvent>) {
  const { userId, contestId, title, playerName, state, stakeCents, paidCents } = data;
  return { what, betId, userId, contestId, title, playerName, state, stakeCents, paidCents };
}

const EXAMPLE = {
  what: 'bet.placed',
  betId: 'b1',
  userId: 'p1',
  contestId: 'c1',
  title: 'Nova against Onyx',
  playerName: 'Nova',
  state: 'new',
  stakeCents: 5_00,
  paidCents: 0,
} as const;

export const marketsTold = [
  toldRule(['bet.placed'], dataOf, { as: 'wager.placed', about: 'bet', since: 1, example: EXAMPLE }),
  toldRule(BET_END_EVENTS, dataOf, {
    as: 'challenge.result',
    about: 'bet',
    since: 1,
    example: { ...EXAMPLE, what: 'bet.won', state: 'won', paidCents: 9_00 },
  }),
];
