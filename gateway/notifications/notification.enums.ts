import { INBOX_CHANGES, PAYOUT_STATUSES } from '../../domain/notifications/notification.ts';
import { NOTIFICATION_TABS, NOTIFICATION_TYPES } from '../../domain/shared/notice.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const NotificationTypeEnum = graphqlEnum(
  'NotificationType',
  'What a notification is about.',
  NOTIFICATION_TYPES,
  {
    battle: 'Battles, bets, tournaments and the arcade.',
    payment: 'Deposits, withdrawals and income.',
    system: 'The account, and whatever staff or the platform have to say.',
    social: 'Friends, teams, streams and mentions.',
  },
);

export const NotificationTabEnum = graphqlEnum('NotificationTab', 'Where a notification stands.', NOTIFICATION_TABS, {
  'battle-invites': 'Invites to battles.',
  payouts: 'Winnings, prizes and withdrawals.',
  security: 'The safety and the standing of the account, its keys and its webhooks.',
  other: 'Everything else.',
});

export const PayoutStatusEnum = graphqlEnum('PayoutStatus', 'How far a payment has come.', PAYOUT_STATUSES, {
  processed: 'Approved, and on its way.',
  completed: 'Paid.',
});

export const InboxChangeKindEnum = graphqlEnum('InboxChangeKind', 'What happened to an inbox.', INBOX_CHANGES, {
  added: 'A notification has come in.',
  read: 'A notification was read.',
  changed: 'A notification shows something else now: its invite has ended.',
  'all-read': 'Everything was marked as read.',
});
