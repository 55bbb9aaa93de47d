import { type Client as GraphqlClient, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { Client } from './http-client.ts';

export interface Closing {
  readonly code: number;
  readonly reason: string;
}

export interface Result {
  readonly data?: Record<string, unknown> | null | undefined;
  readonly errors?: readonly { readonly message: string; readonly extensions?: unknown }[] | undefined;
}

/** A live connection in a browser's place. */
export interface LiveClient {
  readonly closed: Promise<Closing>;
  /** Results of an operation, in order. */
  iterate(query: string, variables?: Record<string, unknown>): AsyncIterableIterator<Result>;
  /** The first result of an operation; graphql errors before it are thrown. */
  ask(query: string, variables?: Record<string, unknown>): Promise<Result>;
  /** The first result, with what the operation costs. */
  askForCost(query: string): Promise<Result & { readonly extensions?: unknown }>;
  close(): Promise<void>;
}

export const socketUrl = (baseUrl: string): string => `${baseUrl.replace('http', 'ws')}/graphql`;

/** What a program shows in a cookie's place: with the upgrade, or with its greeting. */
export interface KeyShown {
  readonly header?: string;
  readonly greeting?: string;
  /** How long ago the page began to ask, as a browser says it. */
  readonly pageAgeMs?: number;
}

/** Connects with the client's cookie, or with a key; resolves once the server has acknowledged. */
export async function goLive(client: Client, { header, greeting, pageAgeMs }: KeyShown = {}): Promise<LiveClient> {
  const headers = {
    ...(client.cookie && { cookie: client.cookie }),
    ...(header !== undefined && { authorization: `Bearer ${header}` }),
  };
  class CookieSocket extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols, { headers });
    }
  }
  let tellClosing: (closing: Closing) => void = () => undefined;
  const closed = new Promise<Closing>((resolve) => void (tellClosing = resolve));
  const connection = await new Promise<GraphqlClient>((resolve, reject) => {
    const made = createClient({
      url: socketUrl(client.baseUrl),
      webSocketImpl: CookieSocket,
      lazy: false,
      connectionParams: {
        ...(greeting !== undefined && { authorization: `Bearer ${greeting}` }),
        ...(pageAgeMs !== undefined && { pageAgeMs }),
      },
      retryAttempts: 0,
      onNonLazyError: reject,
      on: {
        connected: () => setImmediate(() => resolve(made)),
        closed: (event) => {
          const { code, reason } = event as { code: number; reason: string };
          tellClosing({ code, reason });
        },
      },
    });
  });
  return {
    closed,
    iterate: (query, variables = {}) => connection.iterate({ query, variables }),
    async ask(query, variables = {}) {
      for await (const result of connection.iterate({ query, variables })) return result;
      throw new Error('the operation ended without a result');
    },
    async askForCost(query) {
      for await (const result of connection.iterate({ query, extensions: { cost: true } })) return result;
      throw new Error('the operation ended without a result');
    },
    async close() {
      await connection.dispose();
    },
  };
}
