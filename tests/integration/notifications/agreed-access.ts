import type { Access } from '../../../gateway/schema/access.ts';

export const AGREED_ACCESS: Readonly<Record<string, Access>> = {
  'Mutation.markAllNotificationsRead': 'own',
  'Mutation.markNotificationRead': 'own',
  'Mutation.markNotificationsRead': 'own',
  'Mutation.registerPush': 'own',
  'Mutation.unregisterPush': 'own',
  'Query.inbox': 'own',
  'Query.notifications': 'own',
  'Query.pushKey': 'own',
  'Query.pushRegistered': 'own',
  'Subscription.inboxChanged': 'own',
};
