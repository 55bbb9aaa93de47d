import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { type Client, type ClientOptions, type RefusalCode, NoAnswer, Refusal, createClient } from './index.ts';

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

let sent: Sent[];
let pauses: number[];
let answers: (() => Response)[];
beforeEach(() => {
  [sent, pauses, answers] = [[], [], []];
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => vi.restoreAllMocks());

function openClient(options: Partial<ClientOptions> = {}): Client {
  return createClient({
    url: 'https://gauntlet.example/',
    key: 'gntl_pat_x',
    pause: (milliseconds) => Promise.resolve(void pauses.push(milliseconds)),
    fetch: async (url, init) => {
      sent.push({ url: url as string, init: init ?? {} });
      const next = answers.length > 1 ? answers.shift() : answers[0];
      if (!next) throw new Error('no answer is left');
      return next();
    },
    ...options,
  });
}

const gone = (): Response => {
  throw new TypeError('fetch failed');
};
const answer =
  (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
const refusal = (code: string, status: number, headers: Record<string, string> = {}, more: object = {}) =>
  answer({ errors: [{ message: 'No', extensions: { code, requestId: 'r-1', ...more } }] }, status, headers);
const good = answer({ data: { n: 1 } });
const keys = (): unknown[] => sent.map(({ init }) => (init.headers as Record<string, string>)['idempotency-key']);
const caught = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('a query', () => {
  it('is asked with the key, of Gauntlet and of nobody to whom it leads', async () => {
    answers = [good];
    expect(await openClient().query('{ n }', { a: 1 })).toEqual({ n: 1 });
    const [{ url, init } = { url: '', init: {} }] = sent;
    expect(url).toBe('https://gauntlet.example/graphql');
    expect(init).toMatchObject({ method: 'POST', redirect: 'error', body: '{"query":"{ n }","variables":{"a":1}}' });
    expect(init.headers).toMatchObject({ authorization: 'Bearer gntl_pat_x' });
    expect(keys()).toEqual([undefined]);
  });

  it('is tried again, later each time, while nobody answers', async () => {
    answers = [gone, answer('<html>', 502), gone, good];
    expect(await openClient().query('{ n }')).toEqual({ n: 1 });
    expect(pauses).toEqual([250, 500, 1_000]);
  });

  it('waits as long as it is told to, and no longer in all than the caller wants', async () => {
    answers = [
      refusal('OVERLOADED', 503, { 'retry-after': '1' }),
      refusal('RATE_LIMITED', 429, { 'retry-after': '40' }),
    ];
    const error = await caught(openClient({ waitMs: 50_000 }).query('{ n }'));
    expect(error).toMatchObject({ code: 'RATE_LIMITED', status: 429 });
    expect(pauses).toEqual([1_000, 40_000]);
  });

  it('is tried once by who does not want to wait', async () => {
    answers = [gone];
    const error = await caught(openClient({ waitMs: 0 }).query('{ n }'));
    expect(error).toBeInstanceOf(NoAnswer);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['a refusal', refusal('NOT_FOUND', 404), Refusal],
    ['a refusal for good of who comes too often', refusal('RATE_LIMITED', 429), Refusal],
    ['a fault', refusal('INTERNAL', 500), NoAnswer],
    ['what is no answer of Gauntlet', answer('<html>', 403), NoAnswer],
    ['what has no data', answer('null'), NoAnswer],
  ])('that gets %s ends with it', async (_, given, kind) => {
    answers = [given];
    expect(await caught(openClient().query('{ n }'))).toBeInstanceOf(kind);
    expect(sent).toHaveLength(1);
  });

  it('that is refused says why, also where the rest was answered', async () => {
    const why = { code: 'STAKE_OUT_OF_RANGE', field: 'stakeCents', data: { maxCents: 5 } };
    answers = [answer({ data: { n: 1 }, errors: [{ message: 'No', extensions: { ...why, requestId: 'r-1' } }] })];
    const error = await caught(openClient().query('{ n }'));
    expect(error).toMatchObject({ ...why, status: 200, requestId: 'r-1', message: 'STAKE_OUT_OF_RANGE: No' });
  });
});

describe('a mutation', () => {
  it('carries one key through all of its tries, and another one the next time', async () => {
    const client = openClient();
    answers = [gone, refusal('OUTCOME_UNKNOWN', 503, { 'retry-after': '1' }), good];
    await client.mutate('mutation { n }');
    await client.mutate('mutation { n }');
    const [first, second, third, other] = keys();
    expect(first).toMatch(/^[\w-]{36}$/);
    expect([second, third]).toEqual([first, first]);
    expect(other).not.toBe(first);
  });

  it('carries the key of its caller', async () => {
    answers = [good];
    await openClient().mutate('mutation { n }', {}, { idempotencyKey: 'my-intention-1' });
    expect(keys()).toEqual(['my-intention-1']);
  });
});

describe('a list', () => {
  interface List {
    readonly rows: {
      readonly edges: readonly { node: number }[];
      readonly pageInfo: { hasNextPage: boolean; endCursor: string | null };
    };
  }
  const page = (nodes: readonly number[], endCursor: string | null) =>
    answer({
      data: {
        rows: { edges: nodes.map((node) => ({ node })), pageInfo: { hasNextPage: endCursor !== null, endCursor } },
      },
    });
  const asked = (): unknown[] =>
    sent.map(({ init }) => (JSON.parse(init.body as string) as { variables: unknown }).variables);

  it('is read page by page, with the variables of the caller', async () => {
    answers = [page([1, 2], 'b'), page([3], null)];
    const pages: (readonly number[])[] = [];
    for await (const rows of openClient().pages('…', (data: List) => data.rows, { first: 2 })) pages.push(rows);
    expect(pages).toEqual([[1, 2], [3]]);
    expect(asked()).toEqual([
      { first: 2, after: null },
      { first: 2, after: 'b' },
    ]);
  });

  it('is read from a cursor of the caller on', async () => {
    answers = [page([3], 'c'), page([4], null)];
    const pages: (readonly number[])[] = [];
    for await (const rows of openClient().pages('…', (data: List) => data.rows, { after: 'b' })) pages.push(rows);
    expect(pages).toEqual([[3], [4]]);
    expect(asked()).toEqual([{ after: 'b' }, { after: 'c' }]);
  });

  it('that leads back to the same page is an error, not endless', async () => {
    answers = [page([1], 'b')];
    const pages = openClient().pages('…', (data: List) => data.rows);
    await pages.next();
    await pages.next();
    await expect(pages.next()).rejects.toThrow('The same page came twice');
  });
});

describe('what happens to the account', () => {
  const told = (cursors: readonly string[], endCursor: string, hasNextPage = false) =>
    answer({
      data: {
        events: {
          edges: cursors.map((cursor) => ({ cursor, node: { body: `{"cursor":"${cursor}"}` } })),
          pageInfo: { hasNextPage, endCursor },
        },
      },
    });
  const askedAfter = (): unknown[] =>
    sent.map(({ init }) => (JSON.parse(init.body as string) as { variables: object }).variables);

  it('is told from a cursor on and goes on, also past what is none of the types and past a break', async () => {
    answers = [told(['b', 'c'], 'c', true), told(['d'], 'e'), gone, told([], 'f'), told(['g'], 'g')];
    const events = openClient({ waitMs: 0 }).events({ after: 'a', types: ['WAGER_PLACED'], everyMs: 7 });
    const got: unknown[] = [];
    for await (const { cursor, body } of events) {
      got.push([cursor, body]);
      if (cursor === 'g') break;
    }
    expect(got).toEqual(['b', 'c', 'd', 'g'].map((cursor) => [cursor, `{"cursor":"${cursor}"}`]));
    expect(askedAfter()).toEqual(['a', 'c', 'e', 'e', 'f'].map((after) => ({ after, types: ['WAGER_PLACED'] })));
    expect(pauses, 'only where there was nothing more, or no answer').toEqual([7, 7, 7]);
  });

  it('ends with a refusal, as where the cursor is too old', async () => {
    answers = [told(['b'], 'b'), refusal('TOO_FAR_BEHIND', 200)];
    const events = openClient().events();
    expect((await events.next()).value).toMatchObject({ cursor: 'b' });
    await expect(events.next()).rejects.toMatchObject({ code: 'TOO_FAR_BEHIND' });
    expect(askedAfter()).toEqual([{ after: null }, { after: 'b' }]);
  });
});

it('what is left of the minute is that of the key or of its account, whichever has less', async () => {
  const client = openClient();
  expect(client.rateLimit()).toBeNull();
  const policy = { 'ratelimit-policy': '"key";q=10000;w=60, "account";q=20000;w=60' };
  answers = [
    answer({ data: { n: 1 } }, 200, { ...policy, ratelimit: '"key";r=9000;t=40, "account";r=12;t=30' }),
    refusal('RATE_LIMITED', 429, { ...policy, ratelimit: '"key";r=0;t=7, "account";r=12;t=30' }),
    good,
  ];
  await client.query('{ n }');
  expect(client.rateLimit()).toEqual({ limit: 20_000, remaining: 12, resetSeconds: 30 });
  await caught(client.query('{ n }'));
  expect(client.rateLimit()).toEqual({ limit: 10_000, remaining: 0, resetSeconds: 7 });
  await client.query('{ n }');
  expect(client.rateLimit(), 'an answer that says nothing').toMatchObject({ remaining: 0 });
});

it('a document knows the types of its answer and its variables, and is sent as a text', async () => {
  const document = parse('query ($id: ID!) { n(id: $id) }') as TypedDocumentNode<{ n: number }, { id: string }>;
  answers = [good];
  const client = openClient();
  const { n } = await client.query(document, { id: 'a' });
  expectTypeOf(n).toEqualTypeOf<number>();
  expectTypeOf(client.query<{ n: number }, { id: string }>)
    .parameter(1)
    .toEqualTypeOf<{ id: string }>();
  expectTypeOf<'KEY_STAKE_REACHED'>().toExtend<RefusalCode>();
  expectTypeOf<'NO_SUCH_CODE'>().not.toExtend<RefusalCode>();
  expect(JSON.parse(sent[0]?.init.body as string)).toEqual({
    query: 'query ($id: ID!) {\n  n(id: $id)\n}',
    variables: { id: 'a' },
  });
});

it('an address that is none is refused at once', () => {
  for (const url of ['gauntlet.example', 'ftp://gauntlet.example', ''])
    expect(() => openClient({ url }), url).toThrow(TypeError);
});
