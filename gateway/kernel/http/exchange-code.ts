import {
  type AuthorizationServer,
  ClientSecretPost,
  None,
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  customFetch,
  processAuthorizationCodeResponse,
  skipStateCheck,
  validateAuthResponse,
} from 'oauth4webapi';

/** Another site, as a client of which we ask for a token. */
export interface TokenSite {
  readonly token: string;
  readonly clientId: string;
  /** Null for a public client, which the verifier alone proves. */
  readonly clientSecret: string | null;
}

export interface CodeGrant {
  readonly code: string;
  /** Of PKCE: proves that the code is ours. */
  readonly verifier: string;
  readonly redirectUri: string;
}

/** Asks an address; bounds in time and size are its own. */
export type Ask = (url: string, init: RequestInit) => Promise<Response>;

/** Twitch lists the scopes that were granted, where RFC 6749 has one text (5.1). They are not asked for, and go. */
async function withoutScopes(response: Response): Promise<Response> {
  const { scope: _, ...answer } = (await response.json()) as Record<string, unknown>;
  return Response.json(answer, { status: response.status });
}

/**
 * Turns the code that a site gave the browser into a token. Whether the state was ours is known by then. Throws when the
 * site does not play along.
 */
export async function exchangeCode(
  { token, clientId, clientSecret }: TokenSite,
  { code, verifier, redirectUri }: CodeGrant,
  ask: Ask,
): Promise<string> {
  const url = new URL(token);
  const server: AuthorizationServer = { issuer: url.origin, token_endpoint: token };
  const client = { client_id: clientId };
  const authentication = clientSecret === null ? None() : ClientSecretPost(clientSecret);
  const came = validateAuthResponse(server, client, new URLSearchParams({ code }), skipStateCheck);
  const answer = await authorizationCodeGrantRequest(server, client, authentication, came, redirectUri, verifier, {
    [customFetch]: (address, { body, headers }) => ask(address, { method: 'POST', headers, body: body.toString() }),
    // An operator may have a stand-in on the own machine.
    [allowInsecureRequests]: url.protocol === 'http:',
  });
  const granted = await processAuthorizationCodeResponse(server, client, await withoutScopes(answer));
  return granted.access_token;
}
