import { doubtedSince, inOrder } from '../../../domain/security/reset.ts';
import { passwordReset } from '../../../domain/security/security.schemas.ts';
import type { PlantedThing } from '../../../domain/shared/planted.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { type User, readSettingsOf } from '../../../db/accounts/index.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import { insertAccountReset } from '../../../db/security/account-reset.queries.ts';
import { listKnownDevices } from '../../../db/security/known-device.queries.ts';
import {
  overwritePassword,
  readPasswordReset,
  takePasswordReset,
} from '../../../db/security/password-reset.queries.ts';
import { orderMail } from '../../mail/mail.ts';
import type { Caller } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { hashPassword } from '../../kernel/passwords.ts';
import type { Resetting } from '../../kernel/manifest/planted.ts';
import { readInput } from '../../kernel/read-input.ts';
import { ROWS_TOLD } from '../sessions/end-access.ts';
import { requireUnleaked } from './leaked-passwords.ts';
import { chargeVisitor } from '../visitor-limits.ts';
import { resetTokenHash } from './request-password-reset.ts';
import { countGiven, requireFactor } from '../two-factor/second-factor.ts';
import { tellSecurity } from '../tell-security.ts';

export interface ResetPasswordInput {
  readonly token: string;
  readonly password: string;
  readonly confirmPassword: string;
  /** A code or a recovery code, which confirms the passkeys to keep. */
  readonly proof?: string | null;
  readonly keptPasskeyIds?: readonly string[] | null;
}

/**
 * Sets a new password by a mailed link, which works once (RG-17). Whoever was inside before has nothing left: sessions,
 * passkeys but those that are named together with a second proof, and all that acts or is told things without the
 * password end with it, and payouts to what is new are locked. What was found is mailed, and can be read again. Nobody is
 * signed in by it: that asks for the second factor as ever.
 * @throws Refused RESET_LINK_SPENT, PASSWORD_UNUSABLE, PASSWORDS_DIFFER, TWO_FACTOR_REQUIRED, CODE_WRONG, RATE_LIMITED
 */
export async function resetPassword(deps: Deps, caller: Caller, input: ResetPasswordInput): Promise<void> {
  await chargeVisitor(deps, caller, 'reset-password');
  const { password } = readInput(passwordReset, input);
  await requireUnleaked(password, 'password');
  const tokenHash = resetTokenHash(deps, input.token);
  const keptPasskeyIds = input.keptPasskeyIds ?? [];
  const owner = await readPasswordReset(deps.db.read, tokenHash, deps.now());
  if (!owner) throw new Refused('RESET_LINK_SPENT');
  const proof = await countGiven(deps, owner.userId, input.proof);
  const passwordHash = await hashPassword(deps, password);
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    const reset = await takePasswordReset(tx, tokenHash);
    if (!reset || at >= reset.expiresAt) throw new Refused('RESET_LINK_SPENT');
    const user = await overwritePassword(tx, reset.userId, passwordHash);
    if (!user) throw new Refused('RESET_LINK_SPENT');
    if (keptPasskeyIds.length > 0) await requireFactor(deps, tx, user.id, proof);
    const since = doubtedSince(user.lastLoginAt, await listKnownDevices(tx, user.id, ROWS_TOLD), at);
    const { userAgent } = caller;
    const things = await endPlanted({ deps, tx, user, at, since, userAgent, keptPasskeyIds });
    await tellReset(deps, tx, { user, at, things, userAgent });
  });
}

/** Rooms that build on others go before them. */
async function endPlanted(resetting: Resetting): Promise<PlantedThing[]> {
  const things: PlantedThing[] = [];
  for (const { end } of resetting.deps.wiring.planted.toReversed()) things.push(...((await end?.(resetting)) ?? []));
  return inOrder(things);
}

interface Told {
  readonly user: User;
  readonly at: number;
  readonly things: readonly PlantedThing[];
  readonly userAgent: string;
}

/** Keeps, audits, tells and mails what a reset has found. */
async function tellReset(deps: Deps, tx: Tx, { user, at, things, userAgent }: Told): Promise<void> {
  const { id: userId, username } = user;
  const id = deps.newId();
  await insertAccountReset(tx, { id, userId, at, things });
  const count = (end: PlantedThing['end']) => things.filter((thing) => thing.end === end).length;
  await insertAudit(tx, {
    id: deps.newId(),
    actorId: userId,
    action: 'account.password-reset',
    subject: 'account',
    subjectId: userId,
    reason: 'By a mailed link',
    data: { ended: count('ended'), locked: count('locked'), kept: count('kept') },
    at,
  });
  await tellSecurity(deps, tx, 'password.reset', userId, { userAgent });
  const { language } = await readSettingsOf(tx, userId);
  await orderMail(deps, tx, { to: user.email, language, mail: { kind: 'after-reset', username, at, things } });
}
