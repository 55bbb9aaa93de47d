import { hash } from 'node:crypto';
import { LINKED_PROVIDERS, type LinkedProvider } from '../../domain/profiles/linked-providers.ts';
import { type RefusalCode, Refused } from '../../domain/shared/refusals.ts';
import { MINUTE } from '../../domain/shared/time.ts';
import { insertPendingProof, takePendingProof } from '../../db/security/index.ts';
import { putLinkedAccount } from '../../db/profiles/linked-account.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { seal, unseal } from '../kernel/sealed.ts';
import { lockSignedIn, pendingProofHashOf } from '../security/index.ts';
import { chargeAttempt } from '../kernel/charge-attempt.ts';
import { type OauthClient, oauthClientOf } from './oauth-providers.ts';
import { readAccount } from './read-account.ts';
import { requireStanding } from '../accounts/index.ts';

const LINK_LIFE = 10 * MINUTE;
const LINKS_PER_ACCOUNT = 20;

const redirectUriOf = ({ config }: Deps, provider: LinkedProvider): string =>
  `${config.publicUrl}/api/oauth/${provider}/callback`;

function requireClient(deps: Deps, provider: LinkedProvider): OauthClient {
  const client = oauthClientOf(deps.config, provider);
  if (client === null) throw new Refused('PROVIDER_MISSING', { field: 'provider' });
  return client;
}

/** What is kept, sealed, while the player is at the provider. */
interface PendingLink {
  readonly provider: LinkedProvider;
  readonly verifier: string;
  /** Only the browser that began may end it. */
  readonly sessionId: string;
}

/**
 * Begins to link an account of another site (PR-02): answers the address where the player agrees.
 * @throws Refused PROVIDER_MISSING, RATE_LIMITED
 */
export async function startAccountLink(deps: Deps, actor: Actor, provider: LinkedProvider): Promise<string> {
  const client = requireClient(deps, provider);
  await chargeAttempt(deps, `account-link:${actor.userId}`, LINKS_PER_ACCOUNT);
  const state = deps.randomBytes(32).toString('base64url');
  const verifier = deps.randomBytes(32).toString('base64url');
  const pending: PendingLink = { provider, verifier, sessionId: actor.sessionId };
  await deps.db.transact(async (tx) => {
    await requireStanding(tx, actor.userId);
    await insertPendingProof(tx, {
      tokenHash: pendingProofHashOf(deps, state),
      kind: 'account-link',
      userId: actor.userId,
      challenge: seal(deps, JSON.stringify(pending)),
      tries: 0,
      expiresAt: deps.now() + LINK_LIFE,
    });
  });
  const address = new URL(client.authorize);
  for (const [name, value] of Object.entries({
    response_type: 'code',
    client_id: client.clientId,
    redirect_uri: redirectUriOf(deps, provider),
    scope: client.scope,
    state,
    code_challenge: hash('sha256', verifier, 'base64url'),
    code_challenge_method: 'S256',
  }))
    address.searchParams.set(name, value);
  return address.toString();
}

/** How the way to another site ended; every end but 'linked' says why. */
export type LinkEnd = 'linked' | 'declined' | 'expired' | 'failed' | RefusalCode;

/**
 * Ends what `startAccountLink` began, with what the provider sent along. The state is good once, for the browser session
 * that began and for that provider. Nothing of the provider's token is kept.
 */
export async function finishAccountLink(
  deps: Deps,
  actor: Actor | null,
  providerName: string,
  { state = '', code = '' }: Readonly<Record<string, string>>,
): Promise<LinkEnd> {
  const provider = LINKED_PROVIDERS.find((known) => known === providerName);
  const client = provider && oauthClientOf(deps.config, provider);
  if (!provider || !client) return 'PROVIDER_MISSING';
  if (actor === null) return 'UNAUTHENTICATED';
  const spent = await deps.db.transact((tx) =>
    takePendingProof(tx, pendingProofHashOf(deps, state), ['account-link'], deps.now()),
  );
  if (!spent) return 'expired';
  const challenge = unseal(deps, spent.challenge);
  if (challenge === null) return 'expired';
  const pending = JSON.parse(challenge) as PendingLink;
  const isOurs =
    spent.userId === actor.userId && pending.sessionId === actor.sessionId && pending.provider === provider;
  if (!isOurs) return 'expired';
  if (code === '') return 'declined';
  const { verifier } = pending;
  const account = await readAccount(client, { code, verifier, redirectUri: redirectUriOf(deps, provider) }).catch(
    () => null,
  );
  if (account === null) return 'failed';
  const { id: providerUserId, name } = account;
  const link = { userId: actor.userId, provider, providerUserId, name, linkedAt: deps.now() };
  try {
    await deps.db.transact(async (tx) => {
      await lockSignedIn(tx, actor);
      if (!(await putLinkedAccount(tx, link))) throw new Refused('PROVIDER_ACCOUNT_TAKEN');
    });
    return 'linked';
  } catch (error) {
    if (error instanceof Refused) return error.refusal.code;
    throw error;
  }
}
