import { createHash } from 'node:crypto';
import type { ApiScope } from '../../domain/platform/scopes.ts';
import type { Answer, Client } from './http-client.ts';
import { type HttpGateway, PASSWORD } from './http-gateway.ts';

const APPLICATION = 'id name description redirects isConfidential createdAt';
export const APPLICATIONS = `{ applications { ${APPLICATION} } }`;
export const REGISTER = `mutation R($input: ApplicationInput!, $isConfidential: Boolean!) { registerApplication(input: $input, isConfidential: $isConfidential) { secret application { ${APPLICATION} } } }`;
export const CHANGE_APPLICATION = `mutation C($id: ID!, $input: ApplicationInput!) { changeApplication(id: $id, input: $input) { ${APPLICATION} } }`;
export const REPLACE_SECRET = `mutation S($id: ID!) { replaceApplicationSecret(id: $id) { secret application { ${APPLICATION} } } }`;
export const REMOVE_APPLICATION = 'mutation R($id: ID!) { removeApplication(id: $id) }';
export const CONNECTED =
  '{ connectedApplications { id name ownerName scopes dailyStakeCents stakedTodayCents connectedAt expiresAt lastUsedAt lastUsedAddress } }';
export const DISCONNECT = 'mutation D($id: ID!) { disconnectApplication(id: $id) }';
export const ASKED =
  'query A($ref: ConnectRequestRef!) { askedOfMe(ref: $ref) { application description ownerName scopes returnsTo expiresAt } }';
export const ALLOW =
  'mutation A($ref: ConnectRequestRef!, $owner: OwnerProofInput!, $dailyStakeCents: Cents) { allowApplication(ref: $ref, owner: $owner, dailyStakeCents: $dailyStakeCents) { goesOnAt } }';
export const DENY = 'mutation D($ref: ConnectRequestRef!) { denyApplication(ref: $ref) { goesOnAt } }';

export interface SeenApplication {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly redirects: readonly string[];
  readonly isConfidential: boolean;
  readonly createdAt: number;
}

export interface SeenConnected {
  readonly id: string;
  readonly name: string;
  readonly ownerName: string;
  readonly scopes: readonly string[];
  readonly dailyStakeCents: number;
  readonly stakedTodayCents: number;
  readonly connectedAt: number;
  readonly expiresAt: number;
  readonly lastUsedAt: number | null;
  readonly lastUsedAddress: string | null;
}

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly token_type: string;
  readonly expires_in: number;
  readonly scope: string;
}

export const REDIRECT = 'https://bot.example/callback';

export const register = async (
  owner: Client,
  {
    name = 'Score Bot',
    description = 'Posts your results.',
    redirects = [REDIRECT] as readonly string[],
    isConfidential = false,
  } = {},
): Promise<{ readonly id: string; readonly secret: string | null }> => {
  const variables = { input: { name, description, redirects }, isConfidential };
  const { registerApplication } = await owner.ask<{
    registerApplication: { secret: string | null; application: SeenApplication };
  }>(REGISTER, variables);
  return { id: registerApplication.application.id, secret: registerApplication.secret };
};

/** The same each time: what is tested is that it is asked for. */
const VERIFIER = 'a-verifier-that-is-long-enough-for-the-rules-of-pkce';
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** What a program sends to an endpoint of OAuth, without a cookie. */
export const post = (
  gate: HttpGateway,
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  gate.visitor().send({
    method: 'POST',
    path: `/oauth${path}`,
    headers: { ...FORM, ...headers },
    body: new URLSearchParams(fields).toString(),
  });

export interface Asked {
  readonly scopes?: readonly ApiScope[];
  /** What is asked for otherwise than usual; left out where it is null. */
  readonly but?: Readonly<Record<string, string | null>>;
}

/** The address that an application sends its players to. */
export function authorizePath(clientId: string, { scopes = ['account:read'], but = {} }: Asked = {}): string {
  const usual = {
    client_id: clientId,
    response_type: 'code',
    redirect_uri: REDIRECT,
    scope: scopes.join(' '),
    state: 'the state',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    ...but,
  };
  const given = Object.entries(usual).filter((entry): entry is [string, string] => entry[1] !== null);
  return `/oauth/auth?${new URLSearchParams(given).toString()}`;
}

/** Where a browser is sent to. */
export const locationOf = ({ status, headers, text }: Answer): string => {
  if (headers.location === undefined) throw new Error(`sent nowhere: ${status} ${text}`);
  return headers.location;
};

/** Sends a browser to us as an application does; answers the id of the question that it is asked. */
export async function begin(browser: Client, clientId: string, asked: Asked = {}): Promise<string> {
  const location = locationOf(await browser.send({ path: authorizePath(clientId, asked) }));
  const [, id] = /^\/connect\/([\w-]+)$/.exec(location) ?? [];
  if (id === undefined) throw new Error(`not asked, but sent to ${location}`);
  return id;
}

export interface Allowed {
  readonly dailyStakeCents?: number;
  readonly proof?: string | null;
}

export const allowVariables = (ref: object, { dailyStakeCents = 0, proof = null }: Allowed = {}) => ({
  ref,
  owner: { password: PASSWORD, proof },
  dailyStakeCents,
});

/** Says yes on the page, and goes on where the browser is sent; answers where that is. */
export async function sayYes(browser: Client, id: string, allowed: Allowed = {}): Promise<string> {
  const { allowApplication } = await browser.ask<{ allowApplication: { goesOnAt: string } }>(
    ALLOW,
    allowVariables({ id }, allowed),
  );
  return locationOf(await browser.send({ path: allowApplication.goesOnAt }));
}

/** The code in the address that a browser is sent back to. */
export function codeIn(location: string): string {
  const code = new URL(location).searchParams.get('code');
  if (code === null) throw new Error(`no code in ${location}`);
  return code;
}

export const exchange = (
  gate: HttpGateway,
  clientId: string,
  code: string,
  but: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  post(
    gate,
    '/token',
    {
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      redirect_uri: REDIRECT,
      code_verifier: VERIFIER,
      ...but,
    },
    headers,
  );

export const refresh = (
  gate: HttpGateway,
  clientId: string,
  token: string,
  but: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  post(gate, '/token', { grant_type: 'refresh_token', client_id: clientId, refresh_token: token, ...but });

export function tokensIn({ status, json, text }: Answer): Tokens {
  if (status !== 200) throw new Error(`${status} ${text}`);
  return json as Tokens;
}

/** All of it, from the application's link to its tokens. */
export async function connect(
  gate: HttpGateway,
  browser: Client,
  clientId: string,
  asked: Asked & Allowed = {},
): Promise<Tokens> {
  const code = codeIn(await sayYes(browser, await begin(browser, clientId, asked), asked));
  return tokensIn(await exchange(gate, clientId, code));
}

export interface DeviceCodes {
  readonly device_code: string;
  readonly user_code: string;
  readonly verification_uri: string;
  readonly verification_uri_complete: string;
  readonly expires_in: number;
}

export const askForDevice = async (
  gate: HttpGateway,
  clientId: string,
  scopes: readonly ApiScope[] = ['account:read'],
): Promise<DeviceCodes> => {
  const { status, json, text } = await post(gate, '/device/auth', { client_id: clientId, scope: scopes.join(' ') });
  if (status !== 200) throw new Error(`${status} ${text}`);
  return json as DeviceCodes;
};

export const poll = (gate: HttpGateway, clientId: string, deviceCode: string): Promise<Answer> =>
  post(gate, '/token', {
    grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
    client_id: clientId,
    device_code: deviceCode,
  });

export const connectedOf = async (client: Client): Promise<readonly SeenConnected[]> =>
  (await client.ask<{ connectedApplications: SeenConnected[] }>(CONNECTED)).connectedApplications;

/** An endpoint's refusal, as OAuth spells it. */
export const errorOf = ({ status, json }: Answer) => ({ status, error: (json as { error?: unknown }).error });
export const INVALID_GRANT = { status: 400, error: 'invalid_grant' };

/** What stands behind the question mark of an address. */
export const queryOf = (location: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URL(location, 'https://here.example').searchParams);

/** An application with its owner, and a player who may be connected with it. */
export async function meet(gate: HttpGateway) {
  const [owner, player] = [await gate.player(), await gate.player()];
  return { owner, player, app: await register(owner) };
}

export const VIEWER = '{ viewer { username } }';
/** How a call is refused with a token that opens nothing. */
export const UNKNOWN = { status: 401, code: 'KEY_UNKNOWN' };
export const GONE = { status: 404, code: 'NOT_FOUND' };
