import { Refused } from '../../../domain/shared/refusals.ts';
import { type MethodKind, offeredKinds } from '../../../domain/wallet/methods.ts';
import type { Tx } from '../../../db/client/database.ts';
import { holdFlag, readFlag } from '../../../db/settings/flag.queries.ts';
import type { Deps } from '../../kernel/deps.ts';

const hasAccounts = ({ payments }: Deps): boolean => payments.accounts !== null;

/** The kinds of methods that can be added and paid with now. */
export const readOffered = async (deps: Deps): Promise<readonly MethodKind[]> =>
  offeredKinds({ crypto: await readFlag(deps.db.read, 'crypto-payments'), accounts: hasAccounts(deps) });

/**
 * Whether money may begin to move by this kind of method, held as it is until the transaction ends (AS-12).
 * @throws Refused CRYPTO_OFF, METHOD_UNUSABLE at `field`
 */
export async function requireOffered(deps: Deps, tx: Tx, kind: MethodKind, field: string): Promise<void> {
  const isOffered = (crypto: boolean) => offeredKinds({ crypto, accounts: hasAccounts(deps) }).includes(kind);
  if (!isOffered(true)) throw new Refused('METHOD_UNUSABLE', { field });
  if (isOffered(false) || (await holdFlag(tx, 'crypto-payments'))) return;
  throw new Refused('CRYPTO_OFF', { field });
}
