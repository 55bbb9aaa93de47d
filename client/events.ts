import type { EventBody, EventTopic } from './__generated__/event-body.ts';
import { NoAnswer } from './refusal.ts';

/** Something that happened to the account of the key. */
export interface AccountEvent {
  /** Where to go on after it. Keep it once you are done with the event. */
  readonly cursor: string;
  /** JSON, as a webhook is sent it, but for the `seq` of that webhook. */
  readonly body: string;
  /** The same, read: `event.data.what` tells the kinds apart. A newer Gauntlet may have more of them. */
  readonly event: EventBody;
}

export interface EventOptions {
  /** The cursor of the last event that was had, of here or of a webhook; from the oldest that is kept without it. */
  readonly after?: string | null;
  /** Only these; all that the key may see without it. */
  readonly types?: readonly EventTopic[];
  /** How long to wait where nothing more has happened yet; ten seconds. */
  readonly everyMs?: number;
}

export const EVENTS_QUERY = `query ($after: String, $types: [WebhookType!]) {
  events(first: 100, after: $after, types: $types) {
    edges { cursor node { body } }
    pageInfo { hasNextPage endCursor }
  }
}`;

export interface EventsAnswer {
  readonly events: {
    readonly edges: readonly { readonly cursor: string; readonly node: { readonly body: string } }[];
    /** The cursor says how far the log was looked through, also where nothing was found. */
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  };
}

/**
 * What happened after a cursor, and what happens from then on, in order and each once, through every break.
 * @param read what follows a cursor; null for the oldest
 * @param wait until it is worth to ask again
 */
export async function* eventsOf(
  read: (after: string | null) => Promise<EventsAnswer>,
  from: string | null,
  wait: () => Promise<unknown>,
): AsyncGenerator<AccountEvent, void, undefined> {
  for (let after = from; ;) {
    const page: EventsAnswer['events'] | null = await read(after).then(
      ({ events }) => events,
      (error: unknown) => {
        if (error instanceof NoAnswer) return null;
        throw error;
      },
    );
    for (const { cursor, node } of page?.edges ?? [])
      yield { cursor, body: node.body, event: JSON.parse(node.body) as EventBody };
    after = page?.pageInfo.endCursor ?? after;
    if (page?.pageInfo.hasNextPage !== true) await wait();
  }
}
