import { UNDELIVERABLE, isUndeliverable } from '../../domain/onboarding/registration.ts';
import type { Tx } from '../../db/client/database.ts';
import { readRegistration, updateRegistration } from '../../db/onboarding/registration.queries.ts';
import type { Deps } from '../kernel/deps.ts';
import type { WaitingRegistration } from './register.ts';

/** How a registration stands, for the page that waits for its code; null where there is none. */
export async function findRegistration({ db, now }: Deps, id: string): Promise<WaitingRegistration | null> {
  const found = await readRegistration(db.read, id);
  if (!found || now() >= found.expiresAt) return null;
  const { email, codeExpiresAt } = found;
  return { id, email, codeExpiresAt, isUndeliverable: isUndeliverable(found) };
}

/**
 * Whatever the e-mail was, a code or that there is an account: the page reads the same of both. A code that is sent anew
 * takes it back.
 */
export const noteUndeliverable = (tx: Tx, registrationId: string): Promise<void> =>
  updateRegistration(tx, registrationId, { codeExpiresAt: UNDELIVERABLE });
