import { usernameKeyOf } from '../../domain/accounts/username.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { MINUTE } from '../../domain/shared/time.ts';
import { chargeRateLimit, clearRateLimit } from '../../db/accounts/rate-limit.queries.ts';
import { readUserByName } from '../../db/accounts/user.queries.ts';
import type { User } from '../../db/accounts/user.table.ts';
import { insertTeamAccess } from '../../db/accounts/waitlist.queries.ts';
import type { Caller } from '../server/actor.ts';
import type { Deps } from '../server/deps.ts';
import { type OpenedSession, endSession, openSession } from './session.ts';
import { requireStanding } from './standing.ts';

const WINDOW = 15 * MINUTE;
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
 * Neither the answer nor its time tells whether the account exists (LA-10, RE-04).
 * @throws Refused INVALID_CREDENTIALS, RATE_LIMITED, ACCOUNT_SUSPENDED, ACCOUNT_BANNED
 */
export async function signIn(
  deps: Deps,
  caller: Caller,
  input: SignInInput,
): Promise<OpenedSession & { userId: string }> {
  const usernameKey = usernameKeyOf(input.username);
  const accountLimit = `sign-in:account:${usernameKey.slice(0, 100)}`;
  await chargeAttempt(deps, accountLimit, ATTEMPTS_PER_ACCOUNT);
  await chargeAttempt(deps, `sign-in:address:${caller.address}`, ATTEMPTS_PER_ADDRESS);
  const user = await checkPassword(deps, usernameKey, input.password);
  if (!user) throw new Refused('INVALID_CREDENTIALS');
  return deps.db.transact(async (tx) => {
    const standing = await requireStanding(tx, user.id);
    await clearRateLimit(tx, accountLimit);
    if (caller.tokenHash !== null) await endSession(deps, tx, caller.tokenHash);
    if (input.viaTeamAccess) await insertTeamAccess(tx, { id: deps.newId(), userId: user.id, at: deps.now() });
    const opened = await openSession(deps, tx, standing, caller);
    return { ...opened, userId: user.id };
  });
}

/** Charged in a transaction of its own, so that a refused attempt counts; once for each attempt, aliases included. */
async function chargeAttempt(deps: Deps, key: string, most: number): Promise<void> {
  const now = deps.now();
  const { count, endsAt } = await deps.db.transact((tx) => chargeRateLimit(tx, key, now, WINDOW));
  if (count > most)
    throw new Refused('RATE_LIMITED', { data: { retryAfterSeconds: Math.ceil((endsAt - now) / 1000) } });
}

let decoy: Promise<string> | null = null;

async function checkPassword(deps: Deps, usernameKey: string, password: string): Promise<User | null> {
  const user = await readUserByName(deps.db.read, usernameKey);
  decoy ??= deps.passwords.hash('nobody has this password');
  const isRight = await deps.passwords.verify(user?.passwordHash ?? (await decoy), password);
  return user && isRight ? user : null;
}
