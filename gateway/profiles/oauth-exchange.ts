import { SECOND } from '../../domain/shared/time.ts';
import type { OauthAccount, OauthClient } from './oauth-providers.ts';

const TIMEOUT_MS = 10 * SECOND;
/** Far above any of the answers. */
const ANSWER_CHARACTERS_MAX = 100_000;

/** JSON of an address that the operator has configured; redirects are not followed. Throws on anything but success. */
async function askJson(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = await response.text();
  if (!response.ok || text.length > ANSWER_CHARACTERS_MAX) throw new Error(`${new URL(url).host}: ${response.status}`);
  return JSON.parse(text);
}

export interface CodeGrant {
  readonly code: string;
  /** Of PKCE: proves that the code is ours. */
  readonly verifier: string;
  readonly redirectUri: string;
}

/**
 * Turns the code that a provider gave the browser into the account behind it. The token is used once and kept nowhere.
 * Throws when the provider does not play along.
 */
export async function exchangeCode(client: OauthClient, grant: CodeGrant): Promise<OauthAccount> {
  const granted = await askJson(client.token, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: grant.code,
      code_verifier: grant.verifier,
      redirect_uri: grant.redirectUri,
      client_id: client.clientId,
      client_secret: client.clientSecret,
    }).toString(),
  });
  const token = typeof granted === 'object' && granted !== null && 'access_token' in granted && granted.access_token;
  if (typeof token !== 'string') throw new Error('the provider answered without a token');
  const answer = await askJson(client.account, {
    headers: {
      Authorization: `Bearer ${token}`,
      Accept: 'application/json',
      ...(client.clientIdHeader && { [client.clientIdHeader]: client.clientId }),
    },
  });
  const account = client.read(answer);
  if (account === null) throw new Error('the provider answered without an account');
  return account;
}
