import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import { isLoopback } from '../../../domain/platform/application.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import {
  consumeToken,
  deleteToken,
  lockGrant,
  putToken,
  readApplication,
  readGrant,
  readToken,
  readTokenByUserCode,
  renewTokenId,
} from '../../../db/platform/oauth.queries.ts';
import {
  OAUTH_KINDS,
  type OauthApplicationRow,
  type OauthGrantRow,
  type OauthKind,
  type OauthTokenRow,
} from '../../../db/platform/oauth.table.ts';
import type { Deps } from '../../kernel/deps.ts';
import { findHashed, unseal } from '../../kernel/sealed.ts';
import { endGrant } from './end-grant.ts';
import { sealPayload, tokenIdOf, unsealPayload, userCodeHashOf } from './oauth-token.ts';

/** As applications are told to ask with a device's code. */
const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code';

/**
 * Who sends a code twice within so long has sent it by two gateways, or once more on a bad line: the second is refused,
 * and the first keeps what it got. Later than that all is taken back, as for a code in wrong hands.
 */
const AT_ONCE = 2 * SECOND;

/**
 * A device that asks several times at once gets its tokens once, and is told for two of its intervals to ask less often:
 * it has the tokens, or had a bad line. Later than that all is taken back.
 */
const POLLED = 10 * SECOND;

/** How an application shows that it is itself; null where nobody can tell any more, until its secret is replaced. */
function authOf(deps: Deps, secret: string | null): AdapterPayload | null {
  if (secret === null) return { token_endpoint_auth_method: 'none' };
  const text = unseal(deps, secret);
  return text === null ? null : { token_endpoint_auth_method: 'client_secret_basic', client_secret: text };
}

/** What the library knows of an application; nothing of one whose secret cannot be read. */
function clientOf(deps: Deps, { id, name, redirects, secret }: OauthApplicationRow): AdapterPayload | undefined {
  const auth = authOf(deps, secret);
  if (auth === null) return undefined;
  return {
    client_id: id,
    client_name: name,
    // What is sent back to the player's own machine may ask for any port of it.
    application_type: redirects.some(isLoopback) ? 'native' : 'web',
    redirect_uris: [...redirects],
    response_types: redirects.length > 0 ? ['code'] : [],
    grant_types: [...(redirects.length > 0 ? ['authorization_code'] : []), 'refresh_token', DEVICE_GRANT],
    ...auth,
  };
}

/**
 * Keeps for the library what it works with, in tables of ours. Applications and grants are written by their use cases
 * alone. Its own sessions are not kept: who somebody is, is asked of our session each time, so that the second person at
 * a browser never says yes for the first.
 */
export class OauthAdapter implements Adapter {
  readonly #deps: Deps;
  readonly #model: string;
  /** Null for what is no code, token or question. */
  readonly #kind: OauthKind | null;

  constructor(deps: Deps, model: string) {
    this.#deps = deps;
    this.#model = model;
    this.#kind = OAUTH_KINDS.find((kind) => kind === model) ?? null;
  }

  async upsert(id: string, payload: AdapterPayload, lifeSeconds: number): Promise<void> {
    const kind = this.#kind;
    if (kind === null) return;
    const { db, now } = this.#deps;
    const { grantId = null, userCode = null } = payload;
    await db.transact(async (tx) => {
      // A grant that ended a moment ago gives nothing out any more.
      if (grantId !== null && !(await lockGrant(tx, grantId, now())))
        throw new errors.InvalidGrant('the grant has ended');
      await putToken(tx, {
        id: tokenIdOf(this.#deps, kind, id),
        kind,
        sealed: sealPayload(this.#deps, payload),
        grantId,
        userCodeHash: userCode === null ? null : userCodeHashOf(this.#deps, userCode),
        expiresAt: now() + lifeSeconds * SECOND,
      });
    });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const { db, now } = this.#deps;
    if (this.#model === 'Client') {
      const application = await readApplication(db.read, id);
      return application && clientOf(this.#deps, application);
    }
    if (this.#model === 'Grant') {
      const grant = await readGrant(db.read, id, now());
      return grant && this.#grantOf(grant);
    }
    const ofKind = this.#kind;
    if (ofKind === null) return undefined;
    const row = await findHashed(
      this.#deps,
      (under) => tokenIdOf(under, ofKind, id),
      (hash) => readToken(db.read, hash),
      renewTokenId,
    );
    if (!row) return undefined;
    const { kind, consumedAt } = row;
    const ago = consumedAt === null ? Infinity : now() - consumedAt;
    if (kind === 'DeviceCode' && ago < POLLED) throw new errors.SlowDown();
    return kind === 'AuthorizationCode' && ago < AT_ONCE ? undefined : this.#payloadOf(row);
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    const row = await readTokenByUserCode(this.#deps.db.read, userCodeHashOf(this.#deps, userCode));
    return row && this.#payloadOf(row);
  }

  async findByUid(): Promise<undefined> {
    return undefined;
  }

  /**
   * Of two who use the same at once, one is first. The other has none of a code, and is told to wait with a device's; a refresh token that two have is in
   * wrong hands, and nobody knows whose were first.
   */
  async consume(id: string): Promise<void> {
    const kind = this.#kind;
    if (kind === null) return;
    const { db, now } = this.#deps;
    const tokenId = tokenIdOf(this.#deps, kind, id);
    const isFirst = await db.transact(async (tx) => {
      if (await consumeToken(tx, tokenId, now())) return true;
      const row = kind === 'RefreshToken' ? await readToken(tx, tokenId) : undefined;
      if (row?.grantId) await endGrant(tx, row.grantId, now());
      return false;
    });
    if (isFirst) return;
    throw kind === 'DeviceCode' ? new errors.SlowDown() : new errors.InvalidGrant('used already');
  }

  async destroy(id: string): Promise<void> {
    const { db, now } = this.#deps;
    const kind = this.#kind;
    if (this.#model === 'Grant') await db.transact((tx) => endGrant(tx, id, now()));
    else if (kind !== null) await db.transact((tx) => deleteToken(tx, tokenIdOf(this.#deps, kind, id)));
  }

  /** The grant itself is destroyed beside it, which takes all that was given out by it. */
  async revokeByGrantId(): Promise<void> {
    await Promise.resolve();
  }

  #grantOf({ id, userId, applicationId, scopes, createdAt }: OauthGrantRow): AdapterPayload {
    return {
      kind: 'Grant',
      jti: id,
      accountId: userId,
      clientId: applicationId,
      openid: { scope: scopes.join(' ') },
      iat: Math.floor(createdAt / SECOND),
    };
  }

  #payloadOf({ sealed, consumedAt, expiresAt }: OauthTokenRow): AdapterPayload | undefined {
    const payload = unsealPayload(this.#deps, sealed);
    if (payload === null) return undefined;
    return {
      ...payload,
      // The library knows the clock of the machine alone.
      ...(expiresAt <= this.#deps.now() && { exp: 0 }),
      ...(consumedAt !== null && { consumed: Math.floor(consumedAt / SECOND) }),
    };
  }
}
