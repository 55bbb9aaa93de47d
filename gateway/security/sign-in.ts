import { composed } from '../../domain/security/password.ts';
import { usernameKeyOf } from '../../domain/accounts/username-key.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { replacePassword } from '../../db/security/password.queries.ts';
import { clearRateLimit } from '../../db/calls/rate-limit.queries.ts';
import { readTwoFactor } from '../../db/security/second-factor.queries.ts';
import { insertTeamAccess, readUserByName } from '../../db/accounts/index.ts';
import type { Caller } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { hashPassword, spellingIn } from '../kernel/passwords.ts';
import { issuePendingProof } from './pending-proof.ts';
import { chargeAttempt } from '../kernel/charge-attempt.ts';
import { networkOf } from '../kernel/http/network.ts';
import { type Entered, enter } from './enter.ts';
import { methodsOf } from './two-factor/second-factor.ts';
import { lockStanding } from '../accounts/index.ts';

const ATTEMPTS_PER_ACCOUNT = 10;
const ATTEMPTS_PER_ADDRESS = 60;

export interface SignInInput {
  readonly username: string;
  readonly password: string;
  /** The landing page's Team Access card; each granted one is counted (AD-08). */
  readonly viaTeamAccess: boolean;
}

/**
 * Checks the credentials and opens a session; the caller's earlier session ends, so that no token outlives a sign-in.
 * Neither the answer nor its time tells whether the account exists (LA-10, RE-04). With the second factor on there is
 * no session yet: the refusal carries the token of the pending proof with which `confirmSignIn` goes on. The right password
 * of a registration that waits for its code brings a new code and the registration.
 * @throws Refused INVALID_CREDENTIALS, TWO_FACTOR_REQUIRED, RATE_LIMITED, ACCOUNT_SUSPENDED, ACCOUNT_BANNED,
 * REGISTRATION_WAITING, CODE_LOCKED, REGISTRATION_MISSING
 */
export async function signIn(deps: Deps, caller: Caller, input: SignInInput): Promise<Entered> {
  const usernameKey = usernameKeyOf(input.username);
  const accountLimit = `sign-in:account:${usernameKey.slice(0, 100)}`;
  await chargeAttempt(deps, accountLimit, ATTEMPTS_PER_ACCOUNT);
  await chargeAttempt(deps, `sign-in:address:${networkOf(caller.address)}`, ATTEMPTS_PER_ADDRESS);
  const { user, waiting, spelling } = await checkPassword(deps, usernameKey, input.password);
  if (!user && waiting && spelling !== null) await deps.wiring.provided.resumeRegistration(deps, caller, waiting.id);
  if (!user || spelling === null) throw new Refused('INVALID_CREDENTIALS');
  const fresh = spelling === composed(spelling) ? null : await hashPassword(deps, spelling);
  const { entered, asked } = await deps.db.transact(async (tx) => {
    // Locked: a password that is replaced at the same moment lets nobody in afterwards.
    const standing = await lockStanding(tx, user.id);
    if (standing.passwordHash !== user.passwordHash) throw new Refused('INVALID_CREDENTIALS');
    await clearRateLimit(tx, accountLimit);
    if (fresh !== null) await replacePassword(tx, user.id, user.passwordHash, fresh);
    const twoFactor = await readTwoFactor(tx, user.id);
    if (twoFactor && twoFactor.enabledAt !== null) {
      const { token } = await issuePendingProof(deps, tx, input.viaTeamAccess ? 'team-access' : 'sign-in', user.id);
      return { entered: null, asked: { proofToken: token, methods: await methodsOf(tx, user.id) } };
    }
    if (input.viaTeamAccess) await insertTeamAccess(tx, { id: deps.newId(), userId: user.id, at: deps.now() });
    return { entered: await enter(deps, tx, caller, standing), asked: null };
  });
  if (asked) throw new Refused('TWO_FACTOR_REQUIRED', { data: asked });
  return entered;
}

let decoy: Promise<string> | null = null;

/**
 * The account of a name, or the registration that keeps it, and in which spelling its password was given; null for none,
 * after as much work.
 */
async function checkPassword(deps: Deps, usernameKey: string, password: string) {
  const user = await readUserByName(deps.db.read, usernameKey);
  const waiting = user ? null : await deps.wiring.provided.registrationOf(deps.db.read, usernameKey, deps.now());
  decoy ??= hashPassword(deps, 'nobody has this password');
  const hash = user?.passwordHash ?? waiting?.passwordHash ?? (await decoy);
  return { user, waiting, spelling: await spellingIn(deps, hash, password) };
}
