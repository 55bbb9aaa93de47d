import { describe, expect, it } from 'vitest';
import { type DeviceCode, NoAnswer, SignInEnded, type Tokens, createClient, freshKey, signIn } from './index.ts';

const HOUR_S = 3_600;

/** A Gauntlet that answers in turn; `undefined` is no answer. */
function script(answers: readonly (object | undefined)[]) {
  const sent: { readonly path: string; readonly fields: Readonly<Record<string, string>> }[] = [];
  const left = [...answers];
  const send = (async (url: string, { body }: RequestInit) => {
    sent.push({
      path: new URL(url).pathname,
      fields: Object.fromEntries(new URLSearchParams(body as string)),
    });
    const next = left.shift();
    if (!next) throw new TypeError('fetch failed');
    return new Response(JSON.stringify(next), { status: 'error' in next ? 400 : 200 });
  }) as unknown as typeof fetch;
  return { sent, send };
}

const CODES = {
  device_code: 'device',
  user_code: 'BCDF-GHJK',
  verification_uri: 'https://gauntlet.example/oauth/device',
  verification_uri_complete: 'https://gauntlet.example/oauth/device?user_code=BCDF-GHJK',
  expires_in: 600,
};
const granted = (n: number) => ({
  access_token: `access-${n}`,
  refresh_token: `refresh-${n}`,
  expires_in: HOUR_S,
  scope: 'account:read',
});
const PENDING = { error: 'authorization_pending' };
const caught = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

function begin(answers: readonly (object | undefined)[]) {
  const { sent, send } = script(answers);
  const shown: DeviceCode[] = [];
  const pauses: number[] = [];
  const clock = { now: 1_000 };
  const signedIn = signIn({
    url: 'https://gauntlet.example/',
    clientId: 'mine',
    clientSecret: 'mine too',
    scopes: ['account:read', 'battles:read'],
    show: (code) => void shown.push(code),
    fetch: send,
    now: () => clock.now,
    pause: (milliseconds) => {
      pauses.push(milliseconds);
      clock.now += milliseconds;
      return Promise.resolve();
    },
  });
  return { sent, shown, pauses, signedIn };
}

describe('a sign-in by a code', () => {
  it('shows the code, asks each five seconds until the player has said yes, and is there', async () => {
    const { sent, shown, pauses, signedIn } = begin([CODES, PENDING, undefined, granted(1)]);
    expect(await signedIn).toEqual({
      accessToken: 'access-1',
      refreshToken: 'refresh-1',
      expiresAt: 1_000 + 15_000 + HOUR_S * 1_000,
      scope: 'account:read',
    });
    expect(shown).toEqual([
      {
        userCode: 'BCDF-GHJK',
        address: CODES.verification_uri,
        addressWithCode: CODES.verification_uri_complete,
        expiresAt: 601_000,
      },
    ]);
    expect(pauses).toEqual([5_000, 5_000, 5_000]);
    const mine = { client_id: 'mine', client_secret: 'mine too' };
    expect(sent[0]).toEqual({ path: '/oauth/device/auth', fields: { ...mine, scope: 'account:read battles:read' } });
    expect(sent[1]).toEqual({
      path: '/oauth/token',
      fields: { ...mine, grant_type: 'urn:ietf:params:oauth:grant-type:device_code', device_code: 'device' },
    });
  });

  it.each(['access_denied', 'expired_token'])('ends with %s', async (error) => {
    const end = await caught(begin([CODES, { error }]).signedIn);
    expect(end).toBeInstanceOf(SignInEnded);
    expect(end).toMatchObject({ code: error });
  });

  it('cannot begin where nobody answers, and ends where nobody has answered for as long as the code is good', async () => {
    expect(await caught(begin([]).signedIn)).toBeInstanceOf(NoAnswer);
    expect(await caught(begin([{ ...CODES, expires_in: 10 }]).signedIn)).toBeInstanceOf(NoAnswer);
  });
});

describe('a fresh key', () => {
  const first: Tokens = {
    accessToken: 'access-0',
    refreshToken: 'refresh-0',
    expiresAt: 100_000,
    scope: 'account:read',
  };
  const open = (answers: readonly (object | undefined)[]) => {
    const { sent, send } = script(answers);
    const kept: Tokens[] = [];
    const clock = { now: 0 };
    const key = freshKey({
      url: 'https://gauntlet.example',
      clientId: 'mine',
      tokens: first,
      keep: (tokens) => void kept.push(tokens),
      fetch: send,
      now: () => clock.now,
    });
    return { sent, kept, clock, key };
  };

  it('is the access token, changed once for all who ask a minute before its end, and kept', async () => {
    const { sent, kept, clock, key } = open([granted(1)]);
    clock.now = 39_999;
    expect(await key()).toBe('access-0');
    clock.now = 40_000;
    expect(await Promise.all([key(), key()])).toEqual(['access-1', 'access-1']);
    expect(sent).toEqual([
      {
        path: '/oauth/token',
        fields: { client_id: 'mine', grant_type: 'refresh_token', refresh_token: 'refresh-0' },
      },
    ]);
    expect(kept).toMatchObject([{ accessToken: 'access-1', refreshToken: 'refresh-1' }]);
  });

  it('throws once the player has disconnected the application, and so does what is asked with it', async () => {
    const { clock, key } = open([{ error: 'invalid_grant' }, { error: 'invalid_grant' }]);
    clock.now = 100_000;
    expect(await caught(key())).toMatchObject({ name: 'SignInEnded', code: 'invalid_grant' });
    const gauntlet = createClient({ url: 'https://gauntlet.example', key });
    expect(await caught(gauntlet.query('{ n }'))).toBeInstanceOf(SignInEnded);
  });

  it('is asked for again where nobody answered', async () => {
    const { clock, key } = open([undefined, granted(1)]);
    clock.now = 100_000;
    const pauses: number[] = [];
    const gauntlet = createClient({
      url: 'https://gauntlet.example',
      key,
      pause: (milliseconds) => Promise.resolve(void pauses.push(milliseconds)),
      fetch: (_, init) => {
        expect(init?.headers).toMatchObject({ authorization: 'Bearer access-1' });
        return Promise.resolve(new Response('{"data":{"n":1}}'));
      },
    });
    expect(await gauntlet.query('{ n }')).toEqual({ n: 1 });
    expect(pauses).toHaveLength(1);
  });
});
