import { type MethodTerms, destinationKey } from '../../../domain/wallet/methods.ts';
import { listUnmarked, markDestination } from '../../../db/wallet/method.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import { keyedHash, unseal } from '../../kernel/sealed.ts';

/** So many at a time. */
const CHUNK = 100;

/** By which two accounts that are paid out to one place are found, and nothing else; null where no payout can go. */
export function hashDestination(deps: Deps, terms: Omit<MethodTerms, 'token'>): string | null {
  const key = destinationKey(terms);
  return key === null ? null : keyedHash(deps, 'payout-destination', key);
}

/** The hash of what is sealed; empty where it cannot be opened any more, so that it is not looked at again. */
function hashSealed(deps: Deps, sealedTerms: string): string {
  const terms = unseal(deps, sealedTerms);
  return (terms === null ? null : hashDestination(deps, JSON.parse(terms) as MethodTerms)) ?? '';
}

/** Hashes the destinations of methods that were added before there was a hash. Answers how many. */
export async function markDestinations(deps: Deps): Promise<number> {
  const methods = await listUnmarked(deps.db.read, CHUNK);
  if (methods.length > 0)
    await deps.db.transact(async (tx) => {
      for (const { id, sealedTerms } of methods) await markDestination(tx, id, hashSealed(deps, sealedTerms));
    });
  return methods.length;
}
