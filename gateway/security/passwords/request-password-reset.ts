import { resetPasswordPath } from '../../../domain/security/security.paths.ts';
import { emailKeyOf } from '../../../domain/accounts/email.ts';
import type { Language } from '../../../domain/shared/languages.ts';
import { RESET_LIFE_MS } from '../../../domain/security/password.ts';
import { resetRequest } from '../../../domain/security/security.schemas.ts';
import { insertPasswordReset } from '../../../db/security/password-reset.queries.ts';
import { readSettingsOf, readUserByEmail } from '../../../db/accounts/index.ts';
import type { Tx } from '../../../db/client/database.ts';
import { enqueueJob } from '../../../db/jobs/job.queries.ts';
import type { Job } from '../../../db/jobs/job.table.ts';
import { orderMail } from '../../mail/mail.ts';
import type { Caller } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readInput } from '../../kernel/read-input.ts';
import { keyedHash, requireUnsealed, seal } from '../../kernel/sealed.ts';
import { chargeMailbox, chargeVisitor } from '../visitor-limits.ts';

declare module '../../../db/jobs/job-payloads.ts' {
  interface JobPayloads {
    /** The key of the address, sealed. */
    'password-reset.order': {
      readonly sealed: string;
      /** That of the page, for whoever has no account yet; absent where nobody knows it. */
      readonly language?: Language;
    };
  }
}

/**
 * Orders a link to a new password (RG-17). Whether the address has an account is looked up later, by a job: the answer
 * and its time cannot tell.
 * @throws Refused EMAIL_UNUSABLE, RATE_LIMITED
 */
export async function requestPasswordReset(deps: Deps, caller: Caller, typed: string): Promise<void> {
  await chargeVisitor(deps, caller, 'request-reset');
  const { email } = readInput(resetRequest, { email: typed });
  const emailKey = emailKeyOf(email);
  await chargeMailbox(deps, emailKey);
  await deps.db.transact((tx) => enqueueReset(deps, tx, emailKey, caller.language));
}

/** Orders a link to a new password for an address that was typed, or has just proven itself. */
export async function enqueueReset(
  deps: Deps,
  tx: Tx,
  emailKey: string,
  language: Language | undefined,
): Promise<void> {
  const at = deps.now();
  const payload = { sealed: seal(deps, emailKey), ...(language !== undefined && { language }) };
  await enqueueJob(tx, { id: deps.newId(), kind: 'password-reset.order', payload, runAt: at, createdAt: at });
}

export const resetTokenHash = (deps: Deps, token: string): string => keyedHash(deps, 'password reset', token);

/**
 * The job of an ordered link: mails it to the account of the address, if there is one that can still be opened; to a
 * registration that waits for its code, another code.
 */
export async function orderPasswordReset(deps: Deps, job: Job<'password-reset.order'>): Promise<void> {
  if (deps.now() - job.createdAt > RESET_LIFE_MS) return;
  const emailKey = requireUnsealed(deps, job.payload.sealed);
  const token = deps.randomBytes(32).toString('base64url');
  await deps.db.transact(async (tx) => {
    const user = await readUserByEmail(tx, emailKey);
    if (!user) return deps.wiring.provided.remindRegistration(deps, tx, emailKey, job.payload.language);
    if (user.status === 'closed') return;
    const at = deps.now();
    await insertPasswordReset(tx, {
      tokenHash: resetTokenHash(deps, token),
      userId: user.id,
      createdAt: at,
      expiresAt: at + RESET_LIFE_MS,
    });
    // Behind the hash: no server, no log and no other site is told what stands there.
    const url = `${deps.config.publicUrl}${resetPasswordPath}#token=${token}`;
    const mail = { kind: 'reset-password', username: user.username, url, lifeMs: RESET_LIFE_MS } as const;
    const { language } = await readSettingsOf(tx, user.id);
    await orderMail(deps, tx, { to: user.email, language, mail });
  });
}
