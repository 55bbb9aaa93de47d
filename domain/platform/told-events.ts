import type { EventOf } from '../shared/events.ts';
import type { WebhookType } from './webhook.ts';

export interface Told {
  readonly type: WebhookType;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Events of which a webhook may be told something. */
export const TOLD_EVENTS = [
  'battle.created',
  'battle.joined',
  'battle.completed',
  'battle.cancelled',
  'battle.expired',
  'bet.placed',
  'bet.won',
  'bet.lost',
  'bet.void',
  'bet.returned',
  'withdrawal.requested',
  'withdrawal.processing',
  'withdrawal.approved',
  'withdrawal.paid',
  'withdrawal.rejected',
  'withdrawal.failed',
] as const;
type ToldEvent = EventOf<(typeof TOLD_EVENTS)[number]>;

/** What a webhook of somebody whom an event concerns is told of it. */
export function toldOf(event: ToldEvent): Told {
  const what = event.type;
  switch (event.type) {
    case 'battle.created':
    case 'battle.joined':
    case 'battle.completed':
    case 'battle.cancelled':
    case 'battle.expired': {
      const { status, game, creatorId, opponentId, winnerId, stakeCents } = event.data;
      const isPlaced = event.type === 'battle.created' || event.type === 'battle.joined';
      const data = { what, battleId: event.entityId, status, game, creatorId, opponentId, winnerId, stakeCents };
      return { type: isPlaced ? 'wager.placed' : 'challenge.result', data };
    }
    case 'bet.placed':
    case 'bet.won':
    case 'bet.lost':
    case 'bet.void':
    case 'bet.returned': {
      const { userId, contestId, title, playerName, state, stakeCents, paidCents } = event.data;
      const data = { what, betId: event.entityId, userId, contestId, title, playerName, state, stakeCents, paidCents };
      return { type: event.type === 'bet.placed' ? 'wager.placed' : 'challenge.result', data };
    }
    case 'withdrawal.requested':
    case 'withdrawal.processing':
    case 'withdrawal.approved':
    case 'withdrawal.paid':
    case 'withdrawal.rejected':
    case 'withdrawal.failed': {
      const { userId, amountCents } = event.data;
      return { type: 'payout.changed', data: { what, withdrawalId: event.entityId, userId, amountCents } };
    }
  }
}
