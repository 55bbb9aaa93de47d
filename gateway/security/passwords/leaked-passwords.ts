import { PASSWORD_MIN } from '../../../domain/security/password.ts';
import { Refused } from '../../../domain/shared/refusals.ts';

/** The 18,000 that leaks hold most often, of those that are long enough to be one here; in lower case. */
let known: Promise<ReadonlySet<string>> | undefined;

async function readKnown(): Promise<ReadonlySet<string>> {
  try {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    return new Set(dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_MIN));
  } catch (cause) {
    // Whoever comes next tries again.
    known = undefined;
    throw cause;
  }
}

/** Whether a password is among those that stand in leaks most often, in any case. Asks nobody. */
export async function isLeaked(password: string): Promise<boolean> {
  known ??= readKnown();
  return (await known).has(password.toLowerCase());
}

/** @throws Refused PASSWORD_UNUSABLE */
export async function requireUnleaked(password: string, field: string): Promise<void> {
  if (await isLeaked(password)) throw new Refused('PASSWORD_UNUSABLE', { field });
}
