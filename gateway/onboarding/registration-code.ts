import { timingSafeEqual } from 'node:crypto';
import { CODE_LIFE_MS } from '../../domain/onboarding/registration.ts';
import { type Language, LANGUAGES } from '../../domain/shared/languages.ts';
import { readSettingsOf, readUserByEmail } from '../../db/accounts/index.ts';
import type { Registration } from '../../db/onboarding/registration.table.ts';
import type { Tx } from '../../db/client/database.ts';
import { orderMail } from '../mail/mail.ts';
import type { Deps } from '../kernel/deps.ts';
import { keyedHash } from '../kernel/sealed.ts';

/** Hashed together with its registration: the same code of two registrations looks different. */
const hashOf = (deps: Deps, registrationId: string, code: string): string =>
  keyedHash(deps, `registration ${registrationId}`, code);

export interface IssuedCode {
  /** Null when no code opens the registration. */
  readonly codeHash: string | null;
  readonly codeExpiresAt: number;
}

/**
 * Sends a fresh code to a registrant, in the language of the page, and where to enter it unless a page waits for it.
 * Whoever has an account is told that instead, in the same number of steps: the answer to the visitor is the same and
 * takes as long.
 */
export async function issueCode(
  deps: Deps,
  tx: Tx,
  reader: { readonly language?: Language | undefined },
  { id, username, email, emailKey }: Pick<Registration, 'id' | 'username' | 'email' | 'emailKey'>,
  url: string | null = null,
): Promise<IssuedCode> {
  const code = String(deps.randomBytes(6).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
  const codeHash = hashOf(deps, id, code);
  const owner = await readUserByEmail(tx, emailKey);
  const mail = owner
    ? ({ kind: 'already-registered', username: owner.username } as const)
    : ({ kind: 'verify-email', username, code, url, lifeMs: CODE_LIFE_MS } as const);
  // Read also where there is no account, in which nothing is found: the steps are the same.
  const settings = await readSettingsOf(tx, owner?.id ?? id);
  const language = owner ? settings.language : (reader.language ?? LANGUAGES[0]);
  await orderMail(deps, tx, { to: owner?.email ?? email, language, mail, registrationId: id });
  return { codeHash: owner ? null : codeHash, codeExpiresAt: deps.now() + CODE_LIFE_MS };
}

/** Whether a code opens a registration; takes as long for one that no code opens. */
export function isRightCode(
  deps: Deps,
  { id, codeHash }: Pick<Registration, 'id' | 'codeHash'>,
  code: string,
): boolean {
  const given = Buffer.from(hashOf(deps, id, code));
  const isEqual = timingSafeEqual(given, codeHash === null ? given : Buffer.from(codeHash));
  return isEqual && codeHash !== null;
}
