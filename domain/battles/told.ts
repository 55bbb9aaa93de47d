import { z } from 'zod';
import { toldKinds } from '../shared/told.ts';
import { BattleGame, Cents } from '../shared/told-fields.ts';
import { BATTLE_STATUSES } from './battle.ts';

const BattleStatus = z
  .enum(BATTLE_STATUSES)
  .meta({ id: 'BattleStatus', description: 'Where a battle stands in its life.' });

/** A battle as it is after what happened to it. */
const battle = z.object({
  battleId: z.string().describe('The battle.'),
  status: BattleStatus.describe('Where it stands after it.'),
  game: BattleGame.describe('What is played.'),
  creatorId: z.string().describe('Who made the battle.'),
  opponentId: z.string().nullable().describe('Who plays against them; null while the seat is open.'),
  winnerId: z.string().nullable().describe('Who has won; null while nobody has.'),
  stakeCents: Cents.describe('What each of the two stakes.'),
});

const EXAMPLE = {
  battleId: 'b1',
  status: 'waiting',
  game: 'cs2',
  creatorId: 'p1',
  opponentId: 'p2',
  winnerId: null,
  stakeCents: 25_00,
} as const;

export const battlesTold = toldKinds({
  form: 'Battle',
  about: 'battle',
  version: 1,
  body: battle,
  dataOf({ entityId: battleId, data }) {
    const { status, game, creatorId, opponentId, winnerId, stakeCents } = data;
    return { battleId, status, game, creatorId, opponentId, winnerId, stakeCents };
  },
  kinds: {
    'battle.created': {
      as: 'wager.placed',
      says: 'The account has made a battle and put its stake in.',
      example: { ...EXAMPLE, opponentId: null },
    },
    'battle.joined': {
      as: 'wager.placed',
      says: 'Somebody has taken the other seat of a battle; both players are told.',
      example: EXAMPLE,
    },
    'battle.completed': {
      as: 'challenge.result',
      says: 'A battle has a winner, who was paid.',
      example: { ...EXAMPLE, status: 'completed', winnerId: 'p1' },
    },
    'battle.cancelled': {
      as: 'challenge.result',
      says: 'A battle was called off; stakes went back.',
      example: { ...EXAMPLE, status: 'cancelled' },
    },
    'battle.expired': {
      as: 'challenge.result',
      says: 'The time of a battle ran out; stakes went back.',
      example: { ...EXAMPLE, status: 'expired' },
    },
  },
});
