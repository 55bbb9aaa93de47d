import type { EventOf, EventType } from './events.ts';

/** What a webhook may be told (CR-20). */
export const WEBHOOK_TYPES = ['wager.placed', 'challenge.result', 'payout.changed'] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

/** What is behind an event that an account is told of. */
export const EVENT_ABOUT = ['battle', 'bet', 'payout'] as const;
export type EventAbout = (typeof EVENT_ABOUT)[number];

/** What is told of an event, beside type, place and time. */
export type PayloadData = Readonly<Record<string, unknown>>;

interface Terms {
  readonly as: WebhookType;
  /** By which keys are let in. */
  readonly about: EventAbout;
  /** The form of what is told that it first stood in: `version` of a body. */
  readonly since: number;
  /** As somebody reads it; the id of the entity stands behind `what`. */
  readonly example: PayloadData & { readonly what: EventType };
}

/** Events of which whoever they concern is told outside of the app: in the log of the account, and by its webhooks. */
export interface ToldRule extends Terms {
  readonly types: readonly EventType[];
  readonly dataOf: (event: EventOf) => PayloadData;
}

/** A rule whose events are typed by the types that it is for. */
export const toldRule = <const T extends EventType, Data extends PayloadData>(
  types: readonly T[],
  dataOf: (event: EventOf<T>) => Data,
  terms: Terms & { readonly example: NoInfer<Data> },
): ToldRule => ({ ...terms, types, dataOf: (event) => dataOf(event as EventOf<T>) });
