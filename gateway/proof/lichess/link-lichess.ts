import { hash } from 'node:crypto';
import { Refused, type RefusalCode } from '../../../domain/shared/refusals.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { deleteLichessAccount, isBoundByChess, putLichessAccount } from '../../../db/proof/lichess.queries.ts';
import { insertPendingProof, takePendingProof } from '../../../db/security/index.ts';
import { lockStanding, requireStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { chargeAttempt } from '../../kernel/charge-attempt.ts';
import type { Deps } from '../../kernel/deps.ts';
import { seal, unseal } from '../../kernel/sealed.ts';
import { lockSignedIn, pendingProofHashOf, tellSecurity } from '../../security/index.ts';
import { accountOf } from './lichess-client.ts';
import { lichessOffered, siteOf } from './lichess-offer.ts';

const LINK_LIFE = 10 * MINUTE;
const LINKS_PER_ACCOUNT = 20;

export const LICHESS_CALLBACK_PATH = '/api/lichess/callback';

/** Lichess registers no programs: the same name at the beginning and at the end is all that it asks for. */
const clientIdOf = ({ config }: Deps): string => new URL(config.publicUrl).host;
const redirectUriOf = ({ config }: Deps): string => `${config.publicUrl}${LICHESS_CALLBACK_PATH}`;

/** What is kept, sealed, while the player is at Lichess. */
interface PendingLink {
  readonly verifier: string;
  /** Only the browser that began may end it. */
  readonly sessionId: string;
}

/**
 * Begins to link a Lichess account: answers the address where the player agrees. It asks for no right beyond knowing
 * who it is. @throws Refused GAME_OFF, GAME_ACCOUNT_BUSY, RATE_LIMITED
 */
export async function startLichessLink(deps: Deps, { userId, sessionId }: Actor): Promise<string> {
  const site = siteOf(deps);
  if (site === null || !(await lichessOffered(deps))) throw new Refused('GAME_OFF');
  await chargeAttempt(deps, `lichess-link:${userId}`, LINKS_PER_ACCOUNT);
  const state = deps.randomBytes(32).toString('base64url');
  const verifier = deps.randomBytes(32).toString('base64url');
  const pending: PendingLink = { verifier, sessionId };
  await deps.db.transact(async (tx) => {
    await requireStanding(tx, userId);
    if (await isBoundByChess(tx, userId)) throw new Refused('GAME_ACCOUNT_BUSY');
    await insertPendingProof(tx, {
      tokenHash: pendingProofHashOf(deps, state),
      kind: 'game-link',
      userId,
      challenge: seal(deps, JSON.stringify(pending)),
      tries: 0,
      expiresAt: deps.now() + LINK_LIFE,
    });
  });
  const address = new URL('/oauth', site.lichess);
  for (const [name, value] of Object.entries({
    response_type: 'code',
    client_id: clientIdOf(deps),
    redirect_uri: redirectUriOf(deps),
    state,
    code_challenge: hash('sha256', verifier, 'base64url'),
    code_challenge_method: 'S256',
  }))
    address.searchParams.set(name, value);
  return address.toString();
}

/** How the way to Lichess ended; every end but 'linked' says why. */
export type LichessLinkEnd = 'linked' | 'declined' | 'expired' | 'failed' | RefusalCode;

/** Ends what `startLichessLink` began, with what Lichess sent along. The state is good once, for the session that began. */
export async function finishLichessLink(
  deps: Deps,
  actor: Actor | null,
  { state = '', code = '' }: Readonly<Record<string, string>>,
): Promise<LichessLinkEnd> {
  const site = siteOf(deps);
  if (site === null) return 'GAME_OFF';
  if (actor === null) return 'UNAUTHENTICATED';
  const { userId, sessionId } = actor;
  const spent = await deps.db.transact((tx) =>
    takePendingProof(tx, pendingProofHashOf(deps, state), ['game-link'], deps.now()),
  );
  if (spent?.userId !== userId) return 'expired';
  const challenge = unseal(deps, spent.challenge);
  if (challenge === null) return 'expired';
  const pending = JSON.parse(challenge) as PendingLink;
  if (pending.sessionId !== sessionId) return 'expired';
  if (code === '') return 'declined';
  const grant = { code, verifier: pending.verifier, redirectUri: redirectUriOf(deps), clientId: clientIdOf(deps) };
  const accountId = await accountOf(site, grant).catch(() => null);
  if (accountId === null) return 'failed';
  try {
    await deps.db.transact(async (tx) => {
      await lockSignedIn(tx, actor);
      // A battle may have begun while the player was away.
      if (await isBoundByChess(tx, userId)) throw new Refused('GAME_ACCOUNT_BUSY');
      if (!(await putLichessAccount(tx, userId, accountId, deps.now()))) throw new Refused('GAME_ACCOUNT_TAKEN');
      await tellSecurity(deps, tx, 'lichess.linked', userId, { sessionId });
    });
    return 'linked';
  } catch (error) {
    if (error instanceof Refused) return error.refusal.code;
    throw error;
  }
}

/**
 * Forgets the caller's Lichess account; does nothing when there is none. Not while a chess battle binds it.
 * @throws Refused GAME_ACCOUNT_BUSY
 */
export async function unlinkLichess(deps: Deps, { userId, sessionId }: Actor): Promise<void> {
  await deps.db.transact(async (tx) => {
    await lockStanding(tx, userId);
    if (await isBoundByChess(tx, userId)) throw new Refused('GAME_ACCOUNT_BUSY');
    if (!(await deleteLichessAccount(tx, userId))) return;
    await tellSecurity(deps, tx, 'lichess.unlinked', userId, { sessionId });
  });
}
