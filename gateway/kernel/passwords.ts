import { composed, spellingsOf } from '../../domain/security/password.ts';
import type { Deps } from './deps.ts';

export const hashPassword = ({ passwords }: Deps, password: string): Promise<string> =>
  passwords.hash(composed(password));

/** In which spelling a password is the one of a hash; null where it is in none. */
export async function spellingIn({ passwords }: Deps, hash: string, password: string): Promise<string | null> {
  for (const spelling of spellingsOf(password)) if (await passwords.verify(hash, spelling)) return spelling;
  return null;
}
