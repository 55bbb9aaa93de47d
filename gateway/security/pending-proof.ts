import { PENDING_PROOF_LIFE } from '../../domain/security/second-factor.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { insertPendingProof, readPendingProof, takePendingProof } from '../../db/security/pending-proof.queries.ts';
import type { PendingProof, PendingProofKind } from '../../db/security/second-factor.table.ts';
import type { Tx } from '../../db/client/database.ts';
import type { Deps } from '../kernel/deps.ts';
import { keyedHash } from '../kernel/sealed.ts';

export const pendingProofHashOf = (deps: Deps, token: string): string => keyedHash(deps, 'challenge', token);

/** A pending proof with the token by which its browser speaks of it; the token itself is stored nowhere. */
export interface Issued {
  readonly token: string;
  /** What a passkey has to sign: base64url. */
  readonly challenge: string;
}

/** Begins a proof. `userId` is null where the proof itself will say who it is. */
export async function issuePendingProof(
  deps: Deps,
  tx: Tx,
  kind: PendingProofKind,
  userId: string | null,
): Promise<Issued> {
  const token = deps.randomBytes(32).toString('base64url');
  const challenge = deps.randomBytes(32).toString('base64url');
  const expiresAt = deps.now() + PENDING_PROOF_LIFE;
  await insertPendingProof(tx, {
    tokenHash: pendingProofHashOf(deps, token),
    kind,
    userId,
    challenge,
    tries: 0,
    expiresAt,
  });
  return { token, challenge };
}

/** A pending proof, still under way. @throws Refused PROOF_EXPIRED */
export async function findPendingProof(
  deps: Deps,
  token: string,
  kinds: readonly PendingProofKind[],
): Promise<PendingProof> {
  const proof = await readPendingProof(deps.db.read, pendingProofHashOf(deps, token), kinds, deps.now());
  if (!proof) throw new Refused('PROOF_EXPIRED');
  return proof;
}

/** Uses a pending proof up: it is good once. @throws Refused PROOF_EXPIRED */
export async function spendPendingProof(
  deps: Deps,
  tx: Tx,
  token: string,
  kinds: readonly PendingProofKind[],
): Promise<PendingProof> {
  const proof = await takePendingProof(tx, pendingProofHashOf(deps, token), kinds, deps.now());
  if (!proof) throw new Refused('PROOF_EXPIRED');
  return proof;
}
