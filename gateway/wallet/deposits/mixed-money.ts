import type { Reader } from '../../../db/client/database.ts';
import { hasDepositBy } from '../../../db/wallet/index.ts';
import type { Config } from '../../kernel/config/config.ts';
import { sandboxProvider } from '../providers/sandbox-provider.ts';
import { STRIPE } from '../providers/stripe-mark.ts';

/**
 * In production a database holds money of one kind for all its life: a dollar of the sandbox that was staked and won cannot
 * be told from one that somebody has paid.
 * @returns what is wrong, with the variable that it hangs on; null where nothing is
 */
export async function mixedMoney(read: Reader, { isProduction, stripe }: Config): Promise<string | null> {
  if (!isProduction) return null;
  if (stripe === null)
    return (await hasDepositBy(read, STRIPE)) ? 'PAYMENTS: is sandbox, and this database holds real money' : null;
  return (await hasDepositBy(read, sandboxProvider.name))
    ? 'STRIPE_SECRET_KEY: moves real money, and this database holds deposits of the sandbox, which nobody has paid; start on an empty one'
    : null;
}
