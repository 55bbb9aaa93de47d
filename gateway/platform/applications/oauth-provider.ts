import { createPrivateKey, hkdfSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type JWK, Provider, errors, interactionPolicy } from 'oidc-provider';
import { ACCESS_MARK, KEY_BYTES, REFRESH_MARK, keyOf } from '../../../domain/platform/api-key.ts';
import { LIVES, OAUTH, askedScopes } from '../../../domain/platform/application.ts';
import { connectFailedPath, connectPath, developersPath } from '../../../domain/platform/platform.paths.ts';
import { PROGRAM_SCOPES } from '../../../domain/platform/scopes.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import { readUser } from '../../../db/accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { CONNECT_COOKIE, cookieName } from '../../kernel/http/cookie-name.ts';
import type { Config } from '../../kernel/config/config.ts';
import type { Deps } from '../../kernel/deps.ts';
import { endGrant } from './end-grant.ts';
import { OauthAdapter } from './oauth-adapter.ts';

/** What the key of each purpose is made of: the secret that the server has anyway. */
const derive = ({ sessionSecret }: Config, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', sessionSecret, 'gauntlet', purpose, 32));

/** An Ed25519 key in PKCS #8, but for the 32 bytes of the key itself. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The library starts with no key of its own. Nothing is signed with it: no scope of ours gives an identity token. */
const signingKey = (config: Config): JWK => ({
  ...createPrivateKey({
    key: Buffer.concat([PKCS8_HEAD, derive(config, 'oauth signing key')]),
    format: 'der',
    type: 'pkcs8',
  }).export({ format: 'jwk' }),
  use: 'sig',
  alg: 'EdDSA',
});

const seconds = (ms: number): number => ms / SECOND;

/** Somebody has to be asked for something. */
function requireScope(given: unknown): void {
  const scope = typeof given === 'string' ? given : '';
  if (askedScopes(scope).length === 0)
    throw new errors.InvalidScope('ask for at least one of the scopes that there are', scope);
}

/** Lets tokens begin with a mark of ours, as keys do; the library settles with its own what form they have. */
function markTokens(deps: Deps, model: object, mark: typeof ACCESS_MARK | typeof REFRESH_MARK): void {
  const tokens = model as { generateTokenId: () => string };
  const settle = tokens.generateTokenId;
  tokens.generateTokenId = function generateTokenId() {
    settle.call(this);
    return keyOf(deps.randomBytes(KEY_BYTES), mark);
  };
}

/**
 * OAuth 2.1 for applications of others (docs/decisions/keys-and-webhooks.md): codes with PKCE, codes of devices, refresh tokens that are used
 * once. The player is asked on our own pages, each time.
 * @param findActor who has sent a call, by our session
 */
export function makeProvider(deps: Deps, findActor: (request: IncomingMessage) => Promise<Actor | null>): Provider {
  const { config } = deps;
  const isSecure = config.publicUrl.startsWith('https:');
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure, signed: true } as const;
  const asked = new interactionPolicy.Prompt(
    { name: 'consent', requestable: true },
    new interactionPolicy.Check('each_time', 'The player is asked', 'consent_required', async (ctx) => {
      const { params, result } = ctx.oidc;
      requireScope(params?.['scope']);
      const grantId = result?.consent?.grantId;
      if (grantId === undefined) return interactionPolicy.Check.REQUEST_PROMPT;
      const actor = await findActor(ctx.req);
      if (actor !== null && actor.userId === result?.login?.accountId) return interactionPolicy.Check.NO_NEED_TO_PROMPT;
      // Somebody else is at the browser by now: who said yes is not who would be sent back.
      await deps.db.transact((tx) => endGrant(tx, grantId, deps.now()));
      throw new errors.AccessDenied('another account is signed in by now');
    }),
  );
  const provider = new Provider(config.publicUrl + OAUTH, {
    adapter: (model: string) => new OauthAdapter(deps, model),
    routes: {
      authorization: '/auth',
      token: '/token',
      revocation: '/revoke',
      device_authorization: '/device/auth',
      code_verification: '/device',
      jwks: '/jwks',
    },
    scopes: [...PROGRAM_SCOPES],
    responseTypes: ['code'],
    clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post'],
    clientDefaults: { id_token_signed_response_alg: 'EdDSA' },
    enabledJWA: { idTokenSigningAlgValues: ['EdDSA'] },
    jwks: { keys: [signingKey(config)] },
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      resourceIndicators: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      deviceFlow: {
        enabled: true,
        charset: 'base-20',
        mask: '****-****',
        deviceInfo: (ctx) => {
          requireScope(ctx.oidc.params?.['scope']);
          return {};
        },
      },
    },
    findAccount: async (_ctx, accountId) => {
      const user = await readUser(deps.db.read, accountId);
      return user?.status === 'active' ? { accountId, claims: () => ({ sub: accountId }) } : undefined;
    },
    interactions: { policy: [asked], url: (_ctx, { uid }) => connectPath(uid) },
    ttl: {
      AccessToken: seconds(LIVES.access),
      AuthorizationCode: seconds(LIVES.code),
      DeviceCode: seconds(LIVES.request),
      Interaction: seconds(LIVES.request),
      RefreshToken: seconds(LIVES.refresh),
      Grant: seconds(LIVES.grant),
      Session: seconds(LIVES.request),
      IdToken: seconds(LIVES.code),
    },
    rotateRefreshToken: true,
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => false,
    // Whoever gives one token back is done with all of it.
    revokeGrantPolicy: () => true,
    // Tokens are asked for without cookies, by programs that run in pages too.
    clientBasedCORS: () => true,
    cookies: {
      keys: [derive(config, 'oauth cookies').toString('base64url')],
      names: {
        session: 'gauntlet_oauth',
        interaction: cookieName(config, CONNECT_COOKIE),
        resume: 'gauntlet_resume',
      },
      short: cookie,
      long: { ...cookie, path: OAUTH },
    },
    discovery: { service_documentation: `${config.publicUrl}${developersPath}/oauth` },
    renderError: (ctx, out) => ctx.redirect(connectFailedPath(out.error)),
  });
  // The address that we are known by is the one that is set, whatever the call believes.
  provider.proxy = true;
  provider.silent = true;
  markTokens(deps, provider.AccessToken.prototype, ACCESS_MARK);
  markTokens(deps, provider.RefreshToken.prototype, REFRESH_MARK);
  return provider;
}
