import { isStaff } from '../../domain/accounts/roles.ts';
import { usernameKeyOf } from '../../domain/accounts/username-key.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { anonymizeAccount, lockUser, readSettingsOf } from '../../db/accounts/index.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { erasePersonalData } from '../../db/privacy/personal-data.queries.ts';
import { orderMail } from '../mail/mail.ts';
import type { Actor } from '../kernel/actor.ts';
import { type Deps, randomCode } from '../kernel/deps.ts';
import type { Leaving, PersonalData } from '../kernel/manifest/room.ts';
import { countGiven, requireFactor, requirePassword } from '../security/index.ts';
import { requireStanding } from '../accounts/index.ts';

export interface CloseAccountInput {
  readonly password: string;
  /** A code, a recovery code or the receipt of a passkey; only where the account has a second factor. */
  readonly proof?: string | null;
}

/** Forgets what a room knows of somebody who leaves. */
export async function erasePerson(leaving: Leaving, { tables, erase }: PersonalData): Promise<void> {
  await erase?.(leaving);
  await erasePersonalData(leaving.tx, tables, leaving.user.id, leaving.at);
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
  const proof = await countGiven(deps, userId, input.proof);
  const passwordHash = await deps.passwords.hash(deps.randomBytes(32).toString('base64url'));
  const username = `deleted-${randomCode(deps, 8).toLowerCase()}`;
  await deps.db.transact(async (tx) => {
    const user = await lockUser(tx, userId);
    await requireStanding(tx, userId);
    if (!user) throw new Refused('UNAUTHENTICATED');
    if (isStaff(user.role)) throw new Refused('OWN_ACCOUNT');
    await requireFactor(deps, tx, userId, proof);
    const at = deps.now();
    const leaving: Leaving = { deps, tx, user, at };
    // Rooms that build on others go before them.
    const parts = deps.wiring.personalData.toReversed();
    for (const { lock } of parts) await lock?.(leaving);
    for (const { requireFree } of parts) await requireFree?.(leaving);
    const { language } = await readSettingsOf(tx, userId);
    const mail = { kind: 'account-closed', username: user.username } as const;
    await orderMail(deps, tx, { to: user.email, language, mail });
    await anonymizeAccount(tx, userId, { username, usernameKey: usernameKeyOf(username), passwordHash, closedAt: at });
    // What is kept for as long as there is an account can go now.
    for (const part of parts) await erasePerson(leaving, part);
    await appendEvent(tx, {
      type: 'account.closed',
      entity: 'account',
      entityId: userId,
      concerns: [],
      data: {},
      at,
    });
  });
}
