import { eq, inArray } from 'drizzle-orm';
import type { Reader } from '../client/database.ts';
import { deposits, paymentMethods, withdrawals } from './payment.table.ts';

/** What deposits and withdrawals were paid with, by their ids. */
export async function readPaymentNames(reader: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const namesIn = (payments: typeof deposits | typeof withdrawals) =>
    reader
      .select({ id: payments.id, name: paymentMethods.name })
      .from(payments)
      .innerJoin(paymentMethods, eq(paymentMethods.id, payments.methodId))
      .where(inArray(payments.id, [...ids]));
  const [incoming, outgoing] = await Promise.all([namesIn(deposits), namesIn(withdrawals)]);
  return new Map([...incoming, ...outgoing].map(({ id, name }) => [id, name]));
}
