import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Repeater } from '@graphql-yoga/subscription';
import { GraphQLError, buildSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { type Client, type Following, createClient } from './index.ts';

const LOG = 'subscription ($after: Int) { happened(after: $after) { seq } }';
const STATE = 'subscription { changed }';
const schema = buildSchema(`
  type Query { none: Int }
  type Event { seq: Int! }
  type Subscription { happened(after: Int): Event! changed: Int! }
`);

/** A Gauntlet that the test speaks for. */
let server: WebSocketServer;
let client: Client;
let pauses: number[];
let greetings: unknown[];
let isWelcome: boolean;
/** After which number each log was asked for. */
let asked: (number | null)[];
let refusals: GraphQLError[][];
/** The feeds that are followed now, in order. */
let feeds: ((value: unknown) => void)[];
let awaited: (() => void)[];

const feed = (): Repeater<unknown> =>
  new Repeater((push, stop) => {
    feeds.push((value) => void push(value));
    for (const told of awaited.splice(0)) told();
    return stop;
  });
/** The feed that is asked for next. */
const nextFeed = (): Promise<void> => new Promise((resolve) => void awaited.push(resolve));
const seen = (seq: number) => ({ happened: { seq } });

beforeEach(async () => {
  [pauses, greetings, asked, refusals, feeds, awaited, isWelcome] = [[], [], [], [], [], [], true];
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  useServer(
    {
      schema,
      roots: {
        subscription: {
          happened: ({ after = null }: { after?: number | null }) => (asked.push(after), feed()),
          changed: feed,
        },
      },
      onConnect: ({ connectionParams }) => (greetings.push(connectionParams), isWelcome),
      onSubscribe: () => refusals.shift(),
    },
    server,
  );
  client = createClient({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key: 'gntl_pat_x',
    pause: (milliseconds) => Promise.resolve(void pauses.push(milliseconds)),
  });
});
afterEach(async () => {
  for (const socket of server.clients) socket.terminate();
  server.close();
  await once(server, 'close');
});

const cut = (): void => server.clients.forEach((socket) => socket.terminate());
const close = (code: number): void => server.clients.forEach((socket) => socket.close(code, 'The session has ended'));
async function take(told: Following<unknown>): Promise<unknown> {
  const { value } = await told.next();
  return value?.kind === 'data' ? value.data : value?.kind;
}

describe('a log', () => {
  it('goes on after the last number that was had when the line broke, and gives each event once, late ones too', async () => {
    const first = nextFeed();
    const told = client.subscribe(LOG, { after: 3 });
    await first;
    for (const seq of [4, 6, 5]) feeds[0]?.(seen(seq));
    expect([await take(told), await take(told), await take(told)]).toEqual([4, 6, 5].map(seen));
    const second = nextFeed();
    cut();
    await second;
    for (const seq of [3, 5, 6, 7]) feeds[1]?.(seen(seq));
    expect(await take(told), 'it is not asked to read: nothing is missing').toEqual(seen(7));
    expect(asked).toEqual([3, 6]);
    expect(greetings).toEqual(Array.from({ length: 2 }, () => ({ authorization: 'Bearer gntl_pat_x' })));
    expect(pauses).toHaveLength(1);
    await told.return();
  });

  it('without a number asks to read until it has had one', async () => {
    const first = nextFeed();
    const told = client.subscribe(LOG);
    expect(await take(told)).toBe('read');
    await first;
    const second = nextFeed();
    cut();
    expect(await take(told)).toBe('read');
    await second;
    feeds[1]?.(seen(9));
    expect(await take(told)).toEqual(seen(9));
    expect(asked).toEqual([null, null]);
    await told.return();
  });
});

it('a state asks to read at first and after each break, and tells every change, the same one too', async () => {
  const first = nextFeed();
  const told = client.subscribe(STATE);
  expect(await take(told)).toBe('read');
  await first;
  for (const changed of [1, 1]) feeds[0]?.({ changed });
  expect([await take(told), await take(told)]).toEqual([{ changed: 1 }, { changed: 1 }]);
  const second = nextFeed();
  close(1013);
  expect(await take(told)).toBe('read');
  await second;
  feeds[1]?.({ changed: 2 });
  expect(await take(told)).toEqual({ changed: 2 });
  await told.return();
});

describe('a subscription', () => {
  it('of a key that opens nothing, or that ends, ends and does not come back', async () => {
    const first = nextFeed();
    const told = client.subscribe(STATE);
    expect(await take(told)).toBe('read');
    await first;
    close(4401);
    await expect(told.next()).rejects.toMatchObject({ name: 'Refusal', code: 'UNAUTHENTICATED' });
    expect(await told.next()).toEqual({ done: true, value: undefined });
    isWelcome = false;
    await expect(client.subscribe(STATE).next()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(greetings).toHaveLength(2);
  });

  it('that is refused ends with the refusal, and one that comes too often comes later', async () => {
    const refused = (code: string, data = {}) => [new GraphQLError('No', { extensions: { code, data } })];
    refusals.push(refused('RATE_LIMITED', { retryAfterSeconds: 7 }), refused('SCOPE_REQUIRED'));
    const told = client.subscribe(LOG, { after: 1 });
    await expect(told.next()).rejects.toMatchObject({ code: 'SCOPE_REQUIRED' });
    expect(pauses).toEqual([7_000]);
  });

  it('that could not be taken up because something broke is asked for again', async () => {
    refusals.push([new GraphQLError('Something went wrong', { extensions: { code: 'INTERNAL' } })]);
    const first = nextFeed();
    const told = client.subscribe(LOG, { after: 1 });
    await first;
    feeds[0]?.(seen(2));
    expect(await take(told)).toEqual(seen(2));
    expect(pauses).toHaveLength(1);
    await told.return();
  });

  it('that is left gives the line back, also while somebody waits for what it tells', async () => {
    const first = nextFeed();
    const told = client.subscribe(LOG, { after: 1 });
    await first;
    const [socket] = server.clients;
    const waiting = told.next();
    await told.return();
    expect(await waiting).toEqual({ done: true, value: undefined });
    if (socket?.readyState !== socket?.CLOSED) await once(socket as never, 'close');
    expect(server.clients.size).toBe(0);
  });
});
