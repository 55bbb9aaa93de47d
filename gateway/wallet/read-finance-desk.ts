import { countOpenAlerts, readLastReconciliation } from '../../db/wallet/alert.queries.ts';
import { countWithdrawals } from '../../db/wallet/payment.queries.ts';
import type { Deps } from '../kernel/deps.ts';
import type { FinanceDesk } from './alerts/alert.types.ts';

export async function readFinanceDesk({ db }: Deps): Promise<FinanceDesk> {
  const [openAlerts, pendingWithdrawals, last] = await db.snapshot((read) =>
    Promise.all([countOpenAlerts(read), countWithdrawals(read, 'requested'), readLastReconciliation(read)]),
  );
  return { openAlerts, pendingWithdrawals, lastReconciliation: last ?? null };
}
