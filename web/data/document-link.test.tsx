import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OpenBattlesDocument } from '../battles/operations/__generated__/battle.gql.ts';
import { makeClient } from './client.ts';
import { documentLink } from './document-link.ts';
import { askEarly } from './early-answers.ts';
import { failureOf } from './failure.ts';
import { makeIntention } from './idempotency-key.ts';
import { SignOutDocument, ViewerDocument } from '../session/operations/__generated__/sign-in.gql.ts';
import { postJson } from './post-json.ts';
import { serverNow } from '../live/server-clock.ts';

type Reply = () => Response | Promise<Response>;

const fetched = vi.fn<typeof fetch>();
const reply = (make: Reply) => void fetched.mockImplementation(async () => make());
const json = (body: unknown, headers: Record<string, string> = {}, status = 200) =>
  new Response(JSON.stringify(body), { status, headers });

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sentHeaders = () => new Headers(fetched.mock.calls[0]?.[1]?.headers);
const thrownBy = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

const NO_BATTLES = {
  data: {
    battles: {
      __typename: 'BattleConnection',
      edges: [],
      pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
    },
  },
};

it('sends the cookie of the session with every call (RE-01)', async () => {
  reply(() => json(NO_BATTLES));
  await makeClient().query({ query: OpenBattlesDocument, variables: { first: 20 } });
  reply(() => json({ data: { viewer: null, signOut: true } }));
  const ageOfPage = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  void askEarly(ViewerDocument, {});
  ageOfPage.mockRestore();
  await makeClient().query({ query: ViewerDocument }); // takes what was asked early
  await makeClient().mutate({ mutation: SignOutDocument });
  await postJson('/api/waitlist', { email: 'one@waiting.example' });
  expect(fetched.mock.calls.map(([, init]) => init?.credentials)).toEqual(Array(4).fill('same-origin'));
});

it('sends no cookie where nobody is to be known', async () => {
  reply(() => json(NO_BATTLES));
  await makeClient(documentLink('omit')).query({ query: OpenBattlesDocument, variables: { first: 20 } });
  expect(fetched.mock.calls.map(([, init]) => init?.credentials)).toEqual(['omit']);
});

describe('the data client (FR-27)', () => {
  it('tries nothing again that has failed', async () => {
    reply(() => Promise.reject(new TypeError('no network')));
    expect(await thrownBy(makeClient().query({ query: ViewerDocument }))).toBeInstanceOf(Error);
    expect(await thrownBy(makeClient().mutate({ mutation: SignOutDocument }))).toBeInstanceOf(Error);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('asks again neither on focus nor after a while, and holds what it has read for good', async () => {
    vi.useFakeTimers();
    reply(() => json(NO_BATTLES));
    const client = makeClient();
    const options = { query: OpenBattlesDocument, variables: { first: 20 } };
    const watching = client.watchQuery(options).subscribe({});
    await vi.advanceTimersByTimeAsync(10);
    dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(3_600_000);
    await client.query(options);
    expect(fetched).toHaveBeenCalledTimes(1);
    watching.unsubscribe();
  });
});

describe('the document link', () => {
  it('asks shared operations by GET, in a way that no form of another site can', async () => {
    reply(() => json(NO_BATTLES));
    await makeClient().query({ query: OpenBattlesDocument, variables: { first: 20 } });
    const [address, init] = fetched.mock.calls[0] ?? [];
    const url = new URL(String(address), 'https://gauntlet.example');
    expect(url.pathname).toBe('/graphql');
    expect(url.searchParams.get('documentId')).toMatch(/^[0-9a-f]{64}$/);
    expect(url.searchParams.get('variables')).toBe('{"first":20}');
    expect(init?.method).toBeUndefined();
    expect(sentHeaders().get('apollo-require-preflight')).toBe('1');
  });

  it('posts everything else by its id, never the text', async () => {
    reply(() => json({ data: { viewer: null } }));
    await makeClient().query({ query: ViewerDocument });
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect([address, init?.method, init?.credentials]).toEqual(['/graphql', 'POST', 'same-origin']);
    expect(JSON.parse(String(init?.body))).toEqual({
      documentId: expect.stringMatching(/^[0-9a-f]{64}$/),
      variables: {},
    });
    expect(sentHeaders().has('Idempotency-Key')).toBe(false);
  });

  it('sends the key of the intention', async () => {
    reply(() => json({ data: { signOut: true } }));
    await makeClient().mutate({ mutation: SignOutDocument, context: { idempotencyKey: 'key-12345678' } });
    expect(sentHeaders().get('Idempotency-Key')).toBe('key-12345678');
  });

  it('gives a refusal the request id of its answer', async () => {
    reply(() =>
      json({ errors: [{ message: 'no', extensions: { code: 'FORBIDDEN' } }] }, { 'X-Request-Id': 'r-7' }, 403),
    );
    const error = await thrownBy(makeClient().mutate({ mutation: SignOutDocument }));
    expect(failureOf(error)).toMatchObject({ code: 'FORBIDDEN', requestId: 'r-7' });
  });

  it.each<[string, Reply]>([
    ['no answer', () => Promise.reject(new TypeError('fetch'))],
    ['an answer of something in between', () => new Response('<html>Bad gateway</html>', { status: 502 })],
    ['JSON that is no GraphQL answer', () => json({ status: 'unavailable' }, {}, 503)],
  ])('takes %s for a missing network', async (_what, make) => {
    reply(make);
    expect(failureOf(await thrownBy(makeClient().query({ query: ViewerDocument }))).code).toBe('NETWORK');
  });

  it('learns the time of the server', async () => {
    const now = Date.UTC(2026, 0, 5, 12);
    vi.useFakeTimers({ now, toFake: ['Date'] });
    const ahead = now + 3_600_000;
    reply(() => json({ data: { viewer: null } }, { 'Server-Time': String(ahead) }));
    await makeClient().query({ query: ViewerDocument });
    expect(serverNow()).toBe(ahead);
  });

  it('shows the person as signed out as soon as the server says so', async () => {
    const client = makeClient();
    client.writeQuery({ query: ViewerDocument, data: { viewer: null } });
    const seen: unknown[] = [];
    client.watchQuery({ query: ViewerDocument }).subscribe(({ data }) => seen.push(data));
    reply(() => json({ data: null, errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] }, {}, 200));
    const error = await thrownBy(client.mutate({ mutation: SignOutDocument }));
    expect(failureOf(error).code).toBe('UNAUTHENTICATED');
    await waitFor(() => expect(client.readQuery({ query: ViewerDocument })).toEqual({ viewer: null }));
    expect(seen.at(-1)).toEqual({ viewer: null });
  });
});

describe('an intention', () => {
  it('keeps its key for the same input and takes a fresh one for another, and after success', () => {
    const intention = makeIntention();
    const first = intention.keyFor({ stakeCents: 500 });
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(intention.keyFor({ stakeCents: 500 })).toBe(first);
    const changed = intention.keyFor({ stakeCents: 600 });
    expect(changed).not.toBe(first);
    intention.settled();
    expect(intention.keyFor({ stakeCents: 600 })).not.toBe(changed);
  });
});
