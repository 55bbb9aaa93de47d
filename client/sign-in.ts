import { given, givenUrl } from './given.ts';
import { NoAnswer } from './refusal.ts';

/** What a program holds after its player has said yes. Keep it: it is all that there is to go on with. */
export interface Tokens {
  /** In the place of a key, for an hour. */
  readonly accessToken: string;
  /** Good once, for the next ones. */
  readonly refreshToken: string;
  /** Until when the access token is good, in epoch milliseconds. */
  readonly expiresAt: number;
  /** What the player has allowed, space between them. */
  readonly scope: string;
}

/** What the player has to be shown. */
export interface DeviceCode {
  /** To be entered, such as `BCDF-GHJK`. */
  readonly userCode: string;
  /** Where it is entered. */
  readonly address: string;
  /** The same with the code in it, as a link or a picture to scan. */
  readonly addressWithCode: string;
  /** From when it is good no more, in epoch milliseconds. */
  readonly expiresAt: number;
}

export interface ApplicationOptions {
  /** Where Gauntlet is, such as `https://gauntlet.example`. */
  readonly url: string;
  /** Of your application, from Developers. */
  readonly clientId: string;
  /** Of one that keeps a secret, on a server. */
  readonly clientSecret?: string;
  readonly fetch?: typeof fetch;
  /** The present, in epoch milliseconds. */
  readonly now?: () => number;
}

export interface SignInOptions extends ApplicationOptions {
  /** What you ask to do, such as `battles:read`. */
  readonly scopes: readonly string[];
  /** Shows the player the code; called once. */
  readonly show: (code: DeviceCode) => void;
  /** Waits, as a timer does. */
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

/** The player said no, the code ran out, or what was allowed has ended: sign in anew. */
export class SignInEnded extends Error {
  override readonly name = 'SignInEnded';
  /** As OAuth spells it: `access_denied`, `expired_token`, `invalid_grant`. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code';
/** How long programs wait between their questions, where they are not told otherwise. */
const ASK_EVERY_MS = 5_000;
/** So long before its end a token is changed for another. */
const EARLY_MS = 60_000;

interface Answer {
  readonly error?: string;
  readonly [name: string]: unknown;
}

/** Asks an endpoint of OAuth. @throws NoAnswer where nothing usable came, TypeError where something is not given */
async function post(options: ApplicationOptions, path: string, fields: Record<string, string>): Promise<Answer> {
  const { clientSecret, fetch: send = globalThis.fetch } = options;
  const url = givenUrl(options.url);
  const clientId = given('clientId', options.clientId, 'that of your application, from Developers');
  const secret = clientSecret === undefined ? {} : { client_secret: clientSecret };
  let status: number | null = null;
  try {
    const response = await send(`${url}/oauth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({ client_id: clientId, ...secret, ...fields }).toString(),
      // What is shown is for nobody else.
      redirect: 'error',
    });
    ({ status } = response);
    const answer = (await response.json()) as Answer;
    if (status < 500 && status !== 429) return answer;
  } catch (cause) {
    throw new NoAnswer('Gauntlet does not answer', { status, requestId: null, cause });
  }
  throw new NoAnswer('Gauntlet cannot answer now', { status, requestId: null });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function tokensIn(answer: Answer, now: number): Tokens {
  if (answer.error !== undefined) throw new SignInEnded(answer.error, textOf(answer['error_description']));
  return {
    accessToken: textOf(answer['access_token']),
    refreshToken: textOf(answer['refresh_token']),
    expiresAt: now + Number(answer['expires_in']) * 1_000,
    scope: textOf(answer['scope']),
  };
}

/**
 * Signs in a player of a bot or a device without a browser: they enter the code that `show` gets at Gauntlet, and say yes.
 * @throws SignInEnded where they say no or nothing, NoAnswer where Gauntlet cannot be asked for a code
 */
export async function signIn(options: SignInOptions): Promise<Tokens> {
  const { scopes, show, now = Date.now } = options;
  const { pause = (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)) } = options;
  const begun = await post(options, '/device/auth', { scope: scopes.join(' ') });
  if (begun.error !== undefined) throw new SignInEnded(begun.error, textOf(begun['error_description']));
  const expiresAt = now() + Number(begun['expires_in']) * 1_000;
  show({
    userCode: textOf(begun['user_code']),
    address: textOf(begun['verification_uri']),
    addressWithCode: textOf(begun['verification_uri_complete']),
    expiresAt,
  });
  const every = Number(begun['interval'] ?? ASK_EVERY_MS / 1_000) * 1_000;
  for (;;) {
    await pause(every);
    const fields = { grant_type: DEVICE_GRANT, device_code: textOf(begun['device_code']) };
    const answer = await post(options, '/token', fields).catch((cause: unknown) => {
      // The line may come back while the code is still good.
      if (cause instanceof NoAnswer && now() < expiresAt) return { error: 'authorization_pending' };
      throw cause;
    });
    if (answer.error !== 'authorization_pending') return tokensIn(answer, now());
  }
}

export interface FreshOptions extends ApplicationOptions {
  readonly tokens: Tokens;
  /** Keeps the tokens that have taken the place of those before; what is not kept is lost with the program. */
  readonly keep: (tokens: Tokens) => Promise<void> | void;
}

/**
 * What `createClient` takes for its `key`: the access token, which is changed for another before its hour is over. A
 * refresh token is good once, so run one of these for all that a program does.
 * @returns a function that throws SignInEnded once the player has disconnected the application
 */
export function freshKey(options: FreshOptions): () => Promise<string> {
  const { keep, now = Date.now } = options;
  let tokens = options.tokens;
  let renewing: Promise<void> | null = null;
  const renew = async (): Promise<void> => {
    const answer = await post(options, '/token', { grant_type: 'refresh_token', refresh_token: tokens.refreshToken });
    tokens = tokensIn(answer, now());
    await keep(tokens);
  };
  return async () => {
    if (now() >= tokens.expiresAt - EARLY_MS)
      await (renewing ??= renew().finally(() => {
        renewing = null;
      }));
    return tokens.accessToken;
  };
}
