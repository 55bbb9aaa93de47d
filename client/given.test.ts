import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient, signIn } from './index.ts';

const KEY = 'gntl_pat_x';
const URL_HERE = 'https://gauntlet.example';
/** As JavaScript calls it, which no compiler holds back. */
const open = (options: object) => () => createClient({ url: URL_HERE, key: KEY, ...options });

afterEach(() => vi.unstubAllGlobals());

describe('a first mistake is told in words, before anything is sent', () => {
  it.each([
    ['no url', { url: undefined }, 'url is missing'],
    ['an empty url', { url: ' ' }, 'url is missing'],
    ['a url without a scheme', { url: 'gauntlet.example' }, 'an address of http or https'],
    ['a url of another scheme', { url: 'ws://gauntlet.example' }, 'an address of http or https'],
    ['the url of GraphQL', { url: `${URL_HERE}/graphql/` }, `without /graphql: ${URL_HERE}`],
    ['no key', { key: undefined }, 'key is missing: make one in the Creator Hub'],
    ['an empty key', { key: '' }, 'key is missing'],
    ['a header for a key', { key: `Bearer ${KEY}` }, 'without Bearer'],
    ['a key of two lines', { key: `gntl_pat_\n${KEY}` }, 'in one line'],
    ['a key between quotation marks of a word processor', { key: `“${KEY}”` }, 'copy it whole'],
  ])('%s', (_, options, words) => {
    expect(open(options)).toThrow(TypeError);
    expect(open(options)).toThrow(words);
  });

  it('an old Node', () => {
    vi.stubGlobal('fetch', undefined);
    expect(open({ fetch: () => Promise.reject(new Error('unused')) })).toThrow(
      `needs Node 22.12 or newer, or a browser; this is ${process.version}`,
    );
  });

  it('a sign-in without url or application', async () => {
    const asked = { scopes: ['account:read'], show: () => undefined };
    await expect(signIn({ ...asked, url: '', clientId: 'a' })).rejects.toThrow('url is missing');
    await expect(signIn({ ...asked, url: URL_HERE, clientId: '' })).rejects.toThrow('clientId is missing');
  });
});

it.each([
  ['slashes behind the url', { url: `${URL_HERE}//` }],
  ['white space around both, as files have it', { url: ` ${URL_HERE}\n`, key: `${KEY}\n` }],
])('takes %s', async (_, options) => {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{"data":{"n":1}}')));
  expect(await open({ ...options, fetch: send })().query('{ n }')).toEqual({ n: 1 });
  const [[address, init] = []] = send.mock.calls;
  expect(address).toBe(`${URL_HERE}/graphql`);
  expect(new Headers(init?.headers).get('authorization')).toBe(`Bearer ${KEY}`);
});
