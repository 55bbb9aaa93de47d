import type { Client } from './http-client.ts';

export const EVENTS = `query E($first: Int, $after: String, $types: [WebhookType!]) {
  events(first: $first, after: $after, types: $types) {
    edges { cursor node { seq type at body } } pageInfo { hasNextPage endCursor }
  }
}`;
const LATEST = `query L($first: Int, $after: String, $upTo: Int) {
  latestEvents(first: $first, after: $after, upTo: $upTo) {
    edges { cursor node { seq type at body } } pageInfo { hasNextPage endCursor }
  }
}`;

export interface SeenPage {
  readonly edges: readonly {
    readonly cursor: string;
    readonly node: { readonly seq: number; readonly type: string; readonly at: number; readonly body: string };
  }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

export const eventsOf = async (client: Client, given: object = {}): Promise<SeenPage> =>
  (await client.ask<{ events: SeenPage }>(EVENTS, { first: 100, ...given })).events;
export const latestOf = async (client: Client, given: object = {}): Promise<SeenPage> =>
  (await client.ask<{ latestEvents: SeenPage }>(LATEST, { first: 100, ...given })).latestEvents;

export const seqsIn = ({ edges }: SeenPage): number[] => edges.map(({ node }) => node.seq);

/** What happened, in a page's order, as the rooms call it. */
export const whatIn = ({ edges }: SeenPage): string[] =>
  edges.map(({ node }) => (JSON.parse(node.body) as { data: { what: string } }).data.what);
