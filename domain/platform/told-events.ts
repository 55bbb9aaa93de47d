import type { EventOf } from '../shared/events.ts';
import type { EventAbout } from './account-log.ts';
import type { PayloadData, WebhookType } from './webhook.ts';

export interface Told {
  readonly type: WebhookType;
  readonly about: EventAbout;
  readonly data: PayloadData;
}

/** Events of which an account, and with it its webhooks, is told something. */
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

/** What somebody whom an event concerns is told of it, in the log of the account and by webhooks alike. */
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
      return { type: isPlaced ? 'wager.placed' : 'challenge.result', about: 'battle', data };
    }
    case 'bet.placed':
    case 'bet.won':
    case 'bet.lost':
    case 'bet.void':
    case 'bet.returned': {
      const { userId, contestId, title, playerName, state, stakeCents, paidCents } = event.data;
      const data = { what, betId: event.entityId, userId, contestId, title, playerName, state, stakeCents, paidCents };
      return { type: event.type === 'bet.placed' ? 'wager.placed' : 'challenge.result', about: 'bet', data };
    }
    case 'withdrawal.requested':
    case 'withdrawal.processing':
    case 'withdrawal.approved':
    case 'withdrawal.paid':
    case 'withdrawal.rejected':
    case 'withdrawal.failed': {
      const { userId, amountCents } = event.data;
      const data = { what, withdrawalId: event.entityId, userId, amountCents };
      return { type: 'payout.changed', about: 'payout', data };
    }
  }
}
