import { createHash } from 'node:crypto';
import { asc, eq, isNull, sql } from 'drizzle-orm';
import { CHAIN_START, linkText } from '../../domain/shared/hash-chain.ts';
import type { Database, Tx } from '../client/database.ts';
import { statement } from '../client/sql.ts';
import { type AuditLine, auditHead, auditLog } from './audit.table.ts';

const { placeholder } = sql;

const link = statement((tx) =>
  tx
    .update(auditLog)
    .set({ position: sql`${placeholder('position')}`, hash: sql`${placeholder('hash')}` })
    .where(eq(auditLog.id, placeholder('id')))
    .prepare('link_audit'),
);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The exact text of a line that its link is made of; engines keep the fields of `data` in orders of their own. */
function contentText({ id, actorId, action, subject, subjectId, reason, data, at }: AuditLine): string {
  const fields = Object.entries(data).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([id, actorId, action, subject, subjectId, reason, fields, at]);
}

/** The hash of a line at a place behind a hash. */
export const auditHashOf = (line: AuditLine, position: number, previousHash: string): string =>
  sha256(linkText(position, previousHash, sha256(contentText(line))));

/** The start of the chain; writes nothing where it has begun. */
export async function openAudit(tx: Tx): Promise<void> {
  const [head] = await tx.select({ id: auditHead.id }).from(auditHead);
  if (!head) await tx.insert(auditHead).values({ id: 1, position: 0, hash: CHAIN_START }).onConflictDoNothing();
}

/**
 * Gives committed lines their place in the hash chain, oldest first, and answers how many. Outside of what staff do, so
 * that they need not wait for one another: a line is linked within about a second of its commit. Those of a database of
 * before there was a chain are linked by the same.
 */
export async function linkAudit(db: Database, most = 500): Promise<number> {
  const [waiting] = await db.read.select({ id: auditLog.id }).from(auditLog).where(isNull(auditLog.position)).limit(1);
  if (!waiting) return 0;
  return db.transact(async (tx) => {
    const [head] = await tx.select().from(auditHead).where(eq(auditHead.id, 1)).for('update');
    if (!head) throw new Error('the chain of the audit log has no start');
    const unlinked = await tx
      .select()
      .from(auditLog)
      .where(isNull(auditLog.position))
      .orderBy(asc(auditLog.id))
      .limit(most);
    if (unlinked.length === 0) return 0;
    let { position, hash } = head;
    for (const line of unlinked) {
      position++;
      hash = auditHashOf(line, position, hash);
      await link(tx, { id: line.id, position, hash });
    }
    await tx.update(auditHead).set({ position, hash }).where(eq(auditHead.id, 1));
    return unlinked.length;
  });
}
