import { SECOND } from '../../domain/shared/time.ts';
import { type CodeGrant, exchangeCode } from '../kernel/http/exchange-code.ts';
import type { OauthAccount, OauthClient } from './oauth-providers.ts';

const TIMEOUT_MS = 10 * SECOND;
/** Far above any of the answers. */
const ANSWER_CHARACTERS_MAX = 100_000;

/** Asks an address that the operator has configured; redirects are not followed. Throws on anything but success. */
async function ask(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = await response.text();
  const { ok, status, headers } = response;
  if (!ok || text.length > ANSWER_CHARACTERS_MAX) throw new Error(`${new URL(url).host}: ${status}`);
  return new Response(text, { status, headers: { 'Content-Type': headers.get('Content-Type') ?? '' } });
}

/**
 * The account behind the code that a provider gave the browser. The token is used once and kept nowhere. Throws when the
 * provider does not play along.
 */
export async function readAccount(client: OauthClient, grant: CodeGrant): Promise<OauthAccount> {
  const token = await exchangeCode(client, grant, ask);
  const answer = await ask(client.account, {
    headers: {
      Authorization: `Bearer ${token}`,
      Accept: 'application/json',
      ...(client.clientIdHeader && { [client.clientIdHeader]: client.clientId }),
    },
  });
  const account = client.read(await answer.json());
  if (account === null) throw new Error('the provider answered without an account');
  return account;
}
