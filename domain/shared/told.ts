import type { z } from 'zod';
import type { EventOf, EventType } from './events.ts';

/** What a webhook may be told (CR-20). */
export const WEBHOOK_TYPES = [
  'wager.placed',
  'challenge.result',
  'payout.changed',
  'battle.changed',
  'invite.changed',
  'tournament.changed',
  'friend.changed',
  'stream.changed',
] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

/** What is behind an event that an account is told of. */
export const EVENT_ABOUT = ['battle', 'bet', 'payout', 'tournament', 'friend', 'stream'] as const;
export type EventAbout = (typeof EVENT_ABOUT)[number];

/** What is told of an event, beside type, place and time. */
export type PayloadData = Readonly<Record<string, unknown>>;

/** What all kinds of one form have in common. */
interface Form {
  /** What it is called in the schema of the API and among the types of the client. */
  readonly form: string;
  /** By which keys are let in. */
  readonly about: EventAbout;
  /** Each body names it: another form is another version. */
  readonly version: number;
  /** What is told, but for `what`: every field with a sentence for strangers. */
  readonly body: z.ZodObject;
}

interface KindTerms<Data> {
  readonly as: WebhookType;
  /** What has happened, as a sentence for strangers. */
  readonly says: string;
  readonly example: Data;
}

/** A kind of event of which whoever it concerns is told outside of the app: in the log of the account, and by its webhooks. */
export interface ToldRule extends Form, KindTerms<PayloadData> {
  /** What the data of a body name as `what`. */
  readonly kind: EventType;
  readonly dataOf: (event: EventOf) => PayloadData;
}

/**
 * The kinds of one form, declared once: the log, webhooks, the schema of the API, the OpenAPI document, the types of the
 * client and the documents follow from it.
 */
export function toldKinds<const T extends EventType, Body extends z.ZodObject>({
  kinds,
  dataOf,
  ...form
}: Form & {
  readonly body: Body;
  readonly dataOf: (event: EventOf<T>) => z.output<Body>;
  readonly kinds: Readonly<Record<T, KindTerms<NoInfer<z.output<Body>>>>>;
}): readonly ToldRule[] {
  return (Object.entries(kinds) as [T, KindTerms<PayloadData>][]).map(([what, { example, ...terms }]) => ({
    ...form,
    ...terms,
    kind: what,
    example: { what, ...example },
    dataOf: (event) => ({ what, ...dataOf(event as EventOf<T>) }),
  }));
}
