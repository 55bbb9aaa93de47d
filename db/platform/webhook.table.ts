import type { WebhookType } from '../../domain/shared/told.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, int, oneOf, at, bool, json, index, uniqueIndex } = kit;

/** Addresses that are told what happens to a player (CR-20). */
export const webhookEndpoints = table(
  'webhook_endpoints',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    url: text().notNull(),
    types: json<readonly WebhookType[]>().notNull(),
    /** The form in which it is told; those of before there was a choice have the first. */
    version: int().notNull().default(1),
    /** What deliveries are signed with, sealed. */
    secret: text().notNull(),
    /** What they are signed with beside it for a while; null without one. */
    earlierSecret: text(),
    earlierUntil: at(),
    /** Of the last delivery: the row is locked while the next one gets its number. */
    lastSeq: int().notNull(),
    /** When somebody looks after it; null while nothing waits. A gateway that is at it moves it on, as a lease. */
    wakeAt: at(),
    /** Since when nothing was taken; null after a success. */
    failingSince: at(),
    /** Null while it is on. */
    switchedOffAt: at(),
    createdAt: at().notNull(),
  },
  (t) => [index('webhook_endpoints_user').on(t.userId, t.id), index('webhook_endpoints_wake').on(t.wakeAt, t.id)],
);
export type WebhookEndpointRow = typeof webhookEndpoints.$inferSelect;

export const DELIVERY_STATES = ['waiting', 'delivered', 'dead', 'dropped'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** What an endpoint was told, or waits to be; each with what came of its last try. */
export const webhookDeliveries = table(
  'webhook_deliveries',
  {
    id: text().primaryKey(),
    endpointId: text()
      .notNull()
      .references(() => webhookEndpoints.id),
    /** Of the endpoint, without gaps; 0 for a test. */
    seq: int().notNull(),
    /** In the log of the account; null for a test, and for what is older than the log. */
    logSeq: int(),
    type: text().notNull(),
    body: text().notNull(),
    state: oneOf(DELIVERY_STATES).notNull(),
    isTest: bool().notNull(),
    tries: int().notNull(),
    lastTriedAt: at(),
    /** What was answered; null where nobody did. */
    status: int(),
    answer: text(),
    createdAt: at().notNull(),
  },
  (t) => [
    uniqueIndex('webhook_deliveries_endpoint').on(t.endpointId, t.id),
    index('webhook_deliveries_line').on(t.endpointId, t.state, t.seq),
  ],
);
export type WebhookDeliveryRow = typeof webhookDeliveries.$inferSelect;
