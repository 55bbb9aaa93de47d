import { z } from 'zod';
import { toldKinds } from '../shared/told.ts';
import { BattleGame, Cents, Milliseconds } from '../shared/told-fields.ts';
import { BATTLE_MODES, BATTLE_STATUSES } from './battle.ts';

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

const results = toldKinds({
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

/** Of a battle that goes on. Who of the staff did it is nobody's to know, and what was said is read with the battle. */
const moment = battle.extend({
  actorId: z.string().nullable().describe('Which of the players did it; null for staff and for the clock.'),
  readyId: z.string().nullable().describe('Who has pressed start and waits for the other; null without a ready check.'),
  dueAt: Milliseconds.nullable().describe('Until when it has to go on; null where no clock runs.'),
});

const ACTIVE = { ...EXAMPLE, status: 'active', actorId: 'p1', readyId: null, dueAt: 1_772_456_400_000 } as const;
const WAITING = { ...ACTIVE, status: 'waiting' } as const;
const COMPLETED = { ...ACTIVE, status: 'completed', winnerId: 'p2', actorId: null, dueAt: null } as const;

const moments = toldKinds({
  form: 'BattleStep',
  about: 'battle',
  version: 1,
  body: moment,
  dataOf({ entityId: battleId, data }) {
    const { status, game, creatorId, opponentId, winnerId, stakeCents, readyId = null, dueAt = null } = data;
    const actorId = data.actorId === creatorId || data.actorId === opponentId ? data.actorId : null;
    return { battleId, status, game, creatorId, opponentId, winnerId, stakeCents, actorId, readyId, dueAt };
  },
  kinds: {
    'battle.left': {
      as: 'battle.changed',
      says: 'The opponent has given the seat back before the start.',
      example: { ...WAITING, opponentId: null, actorId: null },
    },
    'battle.ready': {
      as: 'battle.changed',
      says: 'One of the two has pressed start and waits for the other.',
      example: { ...WAITING, readyId: 'p1' },
    },
    'battle.unready': {
      as: 'battle.changed',
      says: 'Who had pressed start has taken it back.',
      example: { ...WAITING, readyId: 'p1' },
    },
    'battle.postponed': {
      as: 'battle.changed',
      says: 'Whoever was called to start has asked for time.',
      example: { ...WAITING, actorId: 'p2', readyId: 'p1' },
    },
    'battle.lapsed': {
      as: 'battle.changed',
      says: 'The other did not answer the ready check in time; it can be started anew.',
      example: { ...WAITING, actorId: null, readyId: 'p1' },
    },
    'battle.started': { as: 'battle.changed', says: 'Both are ready: the battle is played.', example: ACTIVE },
    'battle.reported': {
      as: 'battle.changed',
      says: 'One of the two has said how it ended, and the other may contest it.',
      example: ACTIVE,
    },
    'battle.disputed': {
      as: 'battle.changed',
      says: 'The result is disputed: staff decide.',
      example: { ...ACTIVE, status: 'disputed', actorId: 'p2', dueAt: null },
    },
    'battle.resumed': {
      as: 'battle.changed',
      says: 'Staff have decided that the battle is played on.',
      example: { ...ACTIVE, actorId: null },
    },
    'battle.questioned': {
      as: 'battle.changed',
      says: 'The result is contested after it was settled: staff look at it.',
      example: { ...COMPLETED, actorId: 'p1' },
    },
    'battle.upheld': {
      as: 'battle.changed',
      says: 'Staff have looked at the result, and it stands.',
      example: COMPLETED,
    },
    'battle.corrected': {
      as: 'battle.changed',
      says: 'Staff have put the result right, and the money with it.',
      example: { ...COMPLETED, winnerId: 'p1' },
    },
  },
});

const BattleMode = z.enum(BATTLE_MODES).meta({ id: 'BattleMode', description: 'How a battle is played.' });

const invite = z.object({
  inviteId: z.string().describe('The invite.'),
  fromId: z.string().describe('Who has sent it.'),
  toId: z.string().describe('Whom it was sent to.'),
  game: BattleGame.describe('What is to be played.'),
  mode: BattleMode.describe('How it is to be played.'),
  stakeCents: Cents.describe('What each of the two stakes.'),
  battleId: z.string().nullable().describe('The battle of an accepted one; null otherwise.'),
  rematchOfId: z.string().nullable().describe('The battle that is to be played again; null for a first one.'),
});

const INVITE = {
  inviteId: 'i1',
  fromId: 'p1',
  toId: 'p2',
  game: 'cs2',
  mode: 'duel',
  stakeCents: 25_00,
  battleId: null,
  rematchOfId: null,
} as const;

const invites = toldKinds({
  form: 'Invite',
  about: 'battle',
  version: 1,
  body: invite,
  dataOf({ entityId: inviteId, data }) {
    const { fromId, toId, game, mode, stakeCents, battleId = null, rematchOfId = null } = data;
    return { inviteId, fromId, toId, game, mode, stakeCents, battleId, rematchOfId };
  },
  kinds: {
    'invite.sent': { as: 'invite.changed', says: 'A battle invite was sent; both are told.', example: INVITE },
    'invite.accepted': {
      as: 'invite.changed',
      says: 'A battle invite was accepted: there is a battle.',
      example: { ...INVITE, battleId: 'b1' },
    },
    'invite.declined': { as: 'invite.changed', says: 'A battle invite was declined.', example: INVITE },
    'invite.withdrawn': { as: 'invite.changed', says: 'A battle invite was taken back.', example: INVITE },
    'invite.expired': { as: 'invite.changed', says: 'Nobody answered a battle invite in time.', example: INVITE },
  },
});

export const battlesTold = [...results, ...moments, ...invites];
