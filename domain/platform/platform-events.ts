/** What becomes of the keys of an account. */
export const KEY_EVENTS = ['key.created', 'key.replaced', 'key.revoked'] as const;
export type KeyEvent = (typeof KEY_EVENTS)[number];

/** What becomes of the webhooks of an account; the entity is the endpoint. */
export const WEBHOOK_EVENTS = ['webhook.added', 'webhook.moved', 'webhook.switched-off'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What becomes of the applications that a player has registered; the entity is the application. */
export const APPLICATION_EVENTS = [
  'application.registered',
  'application.changed',
  'application.secret-replaced',
] as const;
export type ApplicationEvent = (typeof APPLICATION_EVENTS)[number];

/** What becomes of what a player lets an application do; the entity is the grant. */
export const CONNECTION_EVENTS = ['connection.made', 'connection.ended'] as const;
export type ConnectionEvent = (typeof CONNECTION_EVENTS)[number];

interface KeyTold {
  readonly userId: string;
  readonly name: string;
  /** Of one that was replaced: until when the earlier one works; missing in older events. */
  readonly earlierUntil?: number;
}

declare module '../shared/events.ts' {
  /** The entity is the key. */
  interface EventPayloads
    extends
      Record<ApplicationEvent | ConnectionEvent, { readonly userId: string; readonly name: string }>,
      Record<KeyEvent, KeyTold>,
      Record<WebhookEvent, { readonly userId: string; readonly host: string }> {
    /** An access token that is good no more; the entity is the token, by the id that its sockets are known by. */
    'token.ended': { readonly userId: string };
  }
}
