/** What becomes of the keys of an account. */
export const KEY_EVENTS = ['key.created', 'key.replaced', 'key.revoked'] as const;
export type KeyEvent = (typeof KEY_EVENTS)[number];

/** What becomes of the webhooks of an account; the entity is the endpoint. */
export const WEBHOOK_EVENTS = ['webhook.added', 'webhook.moved', 'webhook.switched-off'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

declare module '../shared/events.ts' {
  /** The entity is the key. */
  interface EventPayloads
    extends
      Record<KeyEvent, { readonly userId: string; readonly name: string }>,
      Record<WebhookEvent, { readonly userId: string; readonly host: string }> {}
}
