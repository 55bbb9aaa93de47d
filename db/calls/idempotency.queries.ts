import { and, eq, lte, sql } from 'drizzle-orm';
import { Refused } from '../../domain/shared/refusals.ts';
import type { Tx } from '../client/database.ts';
import { statement } from '../client/sql.ts';
import { idempotencyKeys } from './call.table.ts';

const { placeholder } = sql;

const claimKey = statement((tx) =>
  tx
    .insert(idempotencyKeys)
    .values({
      userId: placeholder('userId'),
      key: placeholder('key'),
      operation: placeholder('operation'),
      payloadHash: placeholder('payloadHash'),
      answerId: placeholder('answerId'),
      at: placeholder('at'),
    })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
    .prepare('claim_idempotency_key'),
);

export interface KeyedCall {
  readonly userId: string;
  readonly key: string;
  readonly operation: string;
  readonly payloadHash: string;
  /** The id that a first call answers with. */
  readonly answerId: string;
  readonly at: number;
}

/**
 * Claims a caller's key for one effect. Answers null for the first call, and the first call's answer for a repetition.
 * A concurrent second call waits here until the first has committed or was undone.
 * @throws Refused IDEMPOTENCY_KEY_REUSED when the key stands for another operation or other input.
 */
export async function claimIdempotencyKey(tx: Tx, call: KeyedCall): Promise<string | null> {
  const claimed = await claimKey(tx, { ...call });
  if (claimed.length > 0) return null;
  const [first] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, call.userId), eq(idempotencyKeys.key, call.key)));
  if (!first || first.operation !== call.operation || first.payloadHash !== call.payloadHash) {
    throw new Refused('IDEMPOTENCY_KEY_REUSED', { field: 'idempotencyKey' });
  }
  return first.answerId;
}

export async function deleteOldIdempotencyKeys(tx: Tx, before: number): Promise<void> {
  await tx.delete(idempotencyKeys).where(lte(idempotencyKeys.at, before));
}
