import {
  INBOX_CHANGES,
  NOTIFICATION_TABS,
  NOTIFICATION_TYPES,
  PAYOUT_STATUSES,
} from '../../domain/notifications/notification.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const NotificationTypeEnum = graphqlEnum(
  'NotificationType',
  'What a notification is about.',
  NOTIFICATION_TYPES,
);

export const NotificationTabEnum = graphqlEnum('NotificationTab', 'Where a notification stands.', NOTIFICATION_TABS);

export const PayoutStatusEnum = graphqlEnum('PayoutStatus', 'How far a payment has come.', PAYOUT_STATUSES);

export const InboxChangeKindEnum = graphqlEnum('InboxChangeKind', 'What happened to an inbox.', INBOX_CHANGES);
