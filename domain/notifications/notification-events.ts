export type InboxEvent = 'notification.added' | 'notification.read' | 'notification.changed';

interface InboxTold {
  readonly userId: string;
  readonly notificationId: string;
}

declare module '../shared/events.ts' {
  interface EventPayloads extends Record<Exclude<InboxEvent, 'notification.read'>, InboxTold> {
    /** Without an id for all at once. */
    'notification.read': { readonly userId: string; readonly notificationId: string | null };
  }
}
