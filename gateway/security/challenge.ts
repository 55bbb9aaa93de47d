import { CHALLENGE_LIFE } from '../../domain/security/second-factor.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { insertChallenge, readChallenge, takeChallenge } from '../../db/security/challenge.queries.ts';
import type { Challenge, ChallengeKind } from '../../db/security/second-factor.table.ts';
import type { Tx } from '../../db/client/database.ts';
import type { Deps } from '../kernel/deps.ts';
import { keyedHash } from '../kernel/sealed.ts';

export const challengeHashOf = (deps: Deps, token: string): string => keyedHash(deps, 'challenge', token);

/** A challenge with the token by which its browser speaks of it; the token itself is stored nowhere. */
export interface Issued {
  readonly token: string;
  /** What a passkey has to sign: base64url. */
  readonly challenge: string;
}

/** Begins a proof. `userId` is null where the proof itself will say who it is. */
export async function issueChallenge(deps: Deps, tx: Tx, kind: ChallengeKind, userId: string | null): Promise<Issued> {
  const token = deps.randomBytes(32).toString('base64url');
  const challenge = deps.randomBytes(32).toString('base64url');
  const expiresAt = deps.now() + CHALLENGE_LIFE;
  await insertChallenge(tx, {
    tokenHash: challengeHashOf(deps, token),
    kind,
    userId,
    challenge,
    tries: 0,
    expiresAt,
  });
  return { token, challenge };
}

/** A challenge that is still under way. @throws Refused CHALLENGE_MISSING */
export async function findChallenge(deps: Deps, token: string, kinds: readonly ChallengeKind[]): Promise<Challenge> {
  const challenge = await readChallenge(deps.db.read, challengeHashOf(deps, token), kinds, deps.now());
  if (!challenge) throw new Refused('CHALLENGE_MISSING');
  return challenge;
}

/** Uses a challenge up: it is good once. @throws Refused CHALLENGE_MISSING */
export async function spendChallenge(
  deps: Deps,
  tx: Tx,
  token: string,
  kinds: readonly ChallengeKind[],
): Promise<Challenge> {
  const challenge = await takeChallenge(tx, challengeHashOf(deps, token), kinds, deps.now());
  if (!challenge) throw new Refused('CHALLENGE_MISSING');
  return challenge;
}
