import { Refused } from '../../domain/shared/refusals.ts';
import { type MethodKind, offeredKinds } from '../../domain/wallet/methods.ts';
import type { Tx } from '../../db/client/database.ts';
import { holdFlag } from '../../db/settings/flag.queries.ts';

/**
 * Whether money may begin to move by this kind of method, held as it is until the transaction ends (AS-12).
 * @throws Refused CRYPTO_OFF at `field`
 */
export async function requireOffered(tx: Tx, kind: MethodKind, field: string): Promise<void> {
  if (offeredKinds(false).includes(kind) || (await holdFlag(tx, 'crypto-payments'))) return;
  throw new Refused('CRYPTO_OFF', { field });
}
