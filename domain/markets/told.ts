import { z } from 'zod';
import { toldKinds } from '../shared/told.ts';
import { Cents } from '../shared/told-fields.ts';
import { BET_STATES } from './market.ts';

const BetState = z.enum(BET_STATES).meta({ id: 'BetState', description: 'What has become of a bet.' });

const bet = z.object({
  betId: z.string().describe('The bet.'),
  userId: z.string().describe('Who placed it.'),
  contestId: z.string().describe('What it was placed on.'),
  title: z.string().describe('What that is called.'),
  playerName: z.string().describe('On whom it was placed.'),
  state: BetState.describe('What has become of it.'),
  stakeCents: Cents.describe('What was placed.'),
  paidCents: Cents.describe('What came back or was won; 0 for a lost one.'),
});

const EXAMPLE = {
  betId: 'b1',
  userId: 'p1',
  contestId: 'c1',
  title: 'Nova against Onyx',
  playerName: 'Nova',
  state: 'new',
  stakeCents: 5_00,
  paidCents: 0,
} as const;

export const marketsTold = toldKinds({
  form: 'Bet',
  about: 'bet',
  version: 1,
  body: bet,
  dataOf({ entityId: betId, data }) {
    const { userId, contestId, title, playerName, state, stakeCents, paidCents } = data;
    return { betId, userId, contestId, title, playerName, state, stakeCents, paidCents };
  },
  kinds: {
    'bet.placed': { as: 'wager.placed', says: 'The account has placed a bet.', example: EXAMPLE },
    'bet.won': {
      as: 'challenge.result',
      says: 'A bet was won, and paid.',
      example: { ...EXAMPLE, state: 'won', paidCents: 9_00 },
    },
    'bet.lost': { as: 'challenge.result', says: 'A bet was lost.', example: { ...EXAMPLE, state: 'lost' } },
    'bet.void': {
      as: 'challenge.result',
      says: 'What a bet was placed on had no winner; the stake went back.',
      example: { ...EXAMPLE, state: 'void', paidCents: 5_00 },
    },
    'bet.returned': {
      as: 'challenge.result',
      says: 'A bet was not taken; the stake went back.',
      example: { ...EXAMPLE, state: 'returned', paidCents: 5_00 },
    },
  },
});
