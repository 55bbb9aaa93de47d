import { CODE_TRIES } from '../../domain/security/second-factor.ts';
import { type Refusal, Refused, type Ruling, allow, refuse } from '../../domain/shared/refusals.ts';
import { countWrongCode, lockPendingProof, takePendingProof } from '../../db/security/pending-proof.queries.ts';
import { type PasskeyUse, touchPasskey } from '../../db/security/passkey.queries.ts';
import type { PendingProofKind } from '../../db/security/second-factor.table.ts';
import { insertTeamAccess } from '../../db/accounts/index.ts';
import type { Tx } from '../../db/client/database.ts';
import type { Caller } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { pendingProofHashOf, findPendingProof } from './pending-proof.ts';
import { type Entered, enter } from './enter.ts';
import { checkPasskey } from './passkeys/passkey.ts';
import { type CountedProof, clearProofs, countProof, takeProof } from './two-factor/second-factor.ts';
import { requireStanding } from '../accounts/index.ts';

export const SIGN_IN_KINDS: readonly PendingProofKind[] = ['sign-in', 'team-access'];

/** The token of the refused sign-in, and one of the ways to answer it. */
export interface ConfirmSignInInput {
  readonly proofToken: string;
  readonly code?: string | null;
  readonly recoveryCode?: string | null;
  /** The answer of a passkey, as JSON. */
  readonly passkey?: string | null;
}

/** What was given as second proof: a passkey's answer has been checked already, a code is checked in the transaction. */
type Given = { readonly use: PasskeyUse } | { readonly proof: CountedProof };

/**
 * Opens the session of a sign-in that waited for its second factor. Five wrong answers end it, and the account's
 * attempts are limited over all its sign-ins.
 * @throws Refused PROOF_EXPIRED, CODE_WRONG, CODE_LOCKED, PASSKEY_REFUSED, RATE_LIMITED, ACCOUNT_SUSPENDED, ACCOUNT_BANNED
 */
export async function confirmSignIn(deps: Deps, caller: Caller, input: ConfirmSignInInput): Promise<Entered> {
  const field = fieldOf(input);
  const entry = input[field] ?? '';
  const { userId, challenge } = await findPendingProof(deps, input.proofToken, SIGN_IN_KINDS);
  if (userId === null) throw new Refused('PROOF_EXPIRED');
  const proof = await countProof(deps, userId, entry);
  const given: Given | null = field === 'passkey' ? await checkedPasskey(deps, entry, challenge, userId) : { proof };
  const tokenHash = pendingProofHashOf(deps, input.proofToken);
  const answer = await deps.db.transact(async (tx): Promise<Entered | Refusal> => {
    const open = await lockPendingProof(tx, tokenHash, SIGN_IN_KINDS, deps.now());
    if (!open) throw new Refused('PROOF_EXPIRED');
    const user = await requireStanding(tx, userId);
    const proven = given ? await prove(deps, tx, userId, given) : PASSKEY_WRONG;
    if (!proven.ok) {
      const triesLeft = CODE_TRIES - open.tries - 1;
      // Committed, so that the try counts: the refusal is thrown afterwards.
      if (triesLeft > 0) await countWrongCode(tx, tokenHash);
      else await takePendingProof(tx, tokenHash, SIGN_IN_KINDS, deps.now());
      if (triesLeft === 0) return { code: 'CODE_LOCKED', field };
      return field === 'passkey'
        ? { code: 'PASSKEY_REFUSED' }
        : { ...proven.refusal, field, data: { ...proven.refusal.data, triesLeft } };
    }
    await takePendingProof(tx, tokenHash, SIGN_IN_KINDS, deps.now());
    await clearProofs(tx, userId);
    if (open.kind === 'team-access') await insertTeamAccess(tx, { id: deps.newId(), userId, at: deps.now() });
    return enter(deps, tx, caller, user);
  });
  if (!('code' in answer)) return answer;
  const { code, ...detail } = answer;
  throw new Refused(code, detail);
}

const FIELDS = ['code', 'recoveryCode', 'passkey'] as const;

/** Which of the ways was taken: exactly one. */
function fieldOf(input: ConfirmSignInInput): (typeof FIELDS)[number] {
  const [field, another] = FIELDS.filter((name) => (input[name] ?? '') !== '');
  if (!field || another) throw new Refused('BAD_INPUT', { field: another ?? 'code' });
  return field;
}

/** Null for an answer that is refused: it counts as a try. */
async function checkedPasskey(deps: Deps, answer: string, challenge: string, userId: string): Promise<Given | null> {
  try {
    return { use: await checkPasskey(deps, { answer, challenge, userId, isAlone: false }) };
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

const PASSKEY_WRONG: Ruling<unknown> = refuse('PASSKEY_REFUSED');

async function prove(deps: Deps, tx: Tx, userId: string, given: Given): Promise<Ruling<unknown>> {
  if (!('use' in given)) return takeProof(deps, tx, userId, given.proof);
  return (await touchPasskey(tx, given.use, deps.now())) ? allow(null) : PASSKEY_WRONG;
}
