import { isStaff } from '../../domain/accounts/roles.ts';
import { dropInvite } from '../../domain/battles/invite.ts';
import { usernameKeyOf } from '../../domain/accounts/username.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { eraseAccount } from '../../db/privacy/erase-account.ts';
import { lockTwoFactor } from '../../db/security/second-factor.queries.ts';
import { lockUser } from '../../db/accounts/user.queries.ts';
import { deleteDraftsOf, holdsSeat } from '../../db/battles/account-battles.queries.ts';
import { dropRecordingsOf } from '../../db/battles/keep-replay.ts';
import { endInvite, lockPendingOf } from '../../db/battles/invite.queries.ts';
import { eraseChatOf } from '../../db/chat/account-data.queries.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { eraseFriendData } from '../../db/friends/account-data.queries.ts';
import { eraseReplayTraces } from '../../db/results/replay-changes.ts';
import { hasOpenTeamBattle, leaveTeamsForGood } from '../../db/teams/account-data.queries.ts';
import { eraseWalletTraces, forfeitCoins, hasOpenPayment, lockBalances } from '../../db/wallet/close-books.ts';
import { readLastPause } from '../../db/wallet/play-limit.queries.ts';
import { orderMail } from '../mail/mail.ts';
import { eraseNotifications } from '../../db/notifications/account-data.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import { type Deps, randomCode } from '../kernel/deps.ts';
import { requirePassword } from '../security/require-password.ts';
import { type CountedProof, countProof, methodsOf, takeProof } from '../security/second-factor.ts';
import { endSessionsOf } from '../security/session.ts';
import { requireStanding } from '../accounts/standing.ts';

export interface CloseAccountInput {
  readonly password: string;
  /** A code, a recovery code or the receipt of a passkey; only with a second factor on. */
  readonly proof?: string | null;
}

/**
 * Deletes the caller's account (SE-07): every personal datum goes, every session ends, and what remains in the books and
 * in the battles of others stands under a name that says nothing. BattleCoin left over goes to the house.
 * @throws Refused PASSWORD_WRONG, TWO_FACTOR_REQUIRED, CODE_WRONG, OWN_ACCOUNT for staff, BATTLES_OPEN, MONEY_LEFT,
 *   PAUSE_RUNNING while the player is excluded by own wish, RATE_LIMITED
 */
export async function closeAccount(deps: Deps, actor: Actor, input: CloseAccountInput): Promise<void> {
  const { userId } = actor;
  await requirePassword(deps, userId, input.password, 'password');
  const proof = input.proof ? await countProof(deps, userId, input.proof) : null;
  const passwordHash = await deps.passwords.hash(deps.randomBytes(32).toString('base64url'));
  const username = `deleted-${randomCode(deps, 8).toLowerCase()}`;
  await deps.db.transact(async (tx) => {
    const user = await lockUser(tx, userId);
    await requireStanding(tx, userId);
    if (!user) throw new Refused('UNAUTHENTICATED');
    if (isStaff(user.role)) throw new Refused('OWN_ACCOUNT');
    await requireProof(deps, tx, userId, proof);
    const coins = await requireEmptyHands(deps, tx, userId);
    const at = deps.now();
    await orderMail(deps, tx, { to: user.email, mail: { kind: 'account-closed', username: user.username } });
    await forfeitCoins(tx, { id: deps.newId(), userId, coins, at });
    await eraseWalletTraces(tx, userId, at);
    await deleteDraftsOf(tx, userId);
    await leaveTeamsForGood(tx, userId, at);
    await eraseFriendData(tx, userId);
    for (const invite of await lockPendingOf(tx, userId)) {
      const dropped = dropInvite(invite, at);
      if (dropped) await endInvite(tx, invite, dropped);
    }
    await dropRecordingsOf(tx, userId);
    await eraseReplayTraces(tx, userId);
    await eraseChatOf(tx, userId, at);
    await endSessionsOf(deps, tx, userId, null);
    await eraseNotifications(tx, userId);
    await eraseAccount(tx, user, { username, usernameKey: usernameKeyOf(username), passwordHash, closedAt: at });
    await appendEvent(tx, { type: 'account.closed', entity: 'account', entityId: userId, data: {}, at });
  });
}

async function requireProof(deps: Deps, tx: Tx, userId: string, proof: CountedProof | null): Promise<void> {
  const twoFactor = await lockTwoFactor(tx, userId);
  if (!twoFactor || twoFactor.enabledAt === null) return;
  if (proof === null) throw new Refused('TWO_FACTOR_REQUIRED', { data: { methods: await methodsOf(tx, userId) } });
  if (!(await takeProof(deps, tx, userId, proof))) throw new Refused('CODE_WRONG', { field: 'proof' });
}

/** Nothing that the player still has a claim to, or others have; answers the BattleCoin that are left. */
async function requireEmptyHands(deps: Deps, tx: Tx, userId: string): Promise<number> {
  // Locked first: whoever takes a seat pays for it from here, and is seen below or has to wait.
  const { USD: cents, BC: coins } = await lockBalances(tx, userId);
  if ((await holdsSeat(tx, userId)) || (await hasOpenTeamBattle(tx, userId))) throw new Refused('BATTLES_OPEN');
  if (cents > 0 || (await hasOpenPayment(tx, userId))) throw new Refused('MONEY_LEFT', { data: { leftCents: cents } });
  const pause = await readLastPause(tx, userId);
  if (pause?.kind === 'self-exclusion' && pause.endsAt > deps.now())
    throw new Refused('PAUSE_RUNNING', { data: { endsAt: pause.endsAt } });
  return coins;
}
