import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import { CHAIN_START } from '../../domain/shared/hash-chain.ts';
import { DAY } from '../../domain/shared/time.ts';
import type { Reader } from '../client/database.ts';
import { auditHead, auditLog } from './audit.table.ts';
import { auditHashOf } from './link-audit.ts';

const PAGE = 1_000;

/** Clocks of servers differ, and a line may wait for its transaction; nobody is late by this much. */
const LATE_MS = DAY;

/** How far the chain over the audit log reaches; undefined where it has not begun. */
export async function readAuditHead(reader: Reader) {
  const [head] = await reader.select().from(auditHead).where(eq(auditHead.id, 1));
  return head;
}

/**
 * The first place at which the audit log is not what was written, in words for staff; empty where it is whole. Lines that
 * were changed or deleted break the chain; one that was put in later says that it is older than those before it.
 */
export async function verifyAudit(reader: Reader): Promise<string[]> {
  let position = 0;
  let hash = CHAIN_START;
  let newest = 0;
  const isPutIn = (at: number): boolean => at < newest - LATE_MS;
  let head = await readAuditHead(reader);
  for (;;) {
    const page = await reader
      .select()
      .from(auditLog)
      .where(and(isNotNull(auditLog.position), gt(auditLog.position, position)))
      .orderBy(asc(auditLog.position))
      .limit(PAGE);
    if (page.length === 0) {
      // Linking goes on meanwhile: the end is reached when the head has stood still since before this page was read.
      const latest = await readAuditHead(reader);
      if (latest?.position === head?.position) break;
      head = latest;
      continue;
    }
    for (const line of page) {
      position++;
      if (line.position !== position) return [`the audit log has no line at position ${position}`];
      hash = auditHashOf(line, position, hash);
      if (line.hash !== hash)
        return [`line ${line.id} of the audit log, at position ${position}, does not match its hash`];
      if (isPutIn(line.at)) return [putIn(line.id)];
      newest = Math.max(newest, line.at);
    }
    await setImmediate();
  }
  // A database that no gateway of this version has opened yet has no chain, and no head of one.
  const isBegun = position > 0 || head !== undefined;
  if (isBegun && (head?.position !== position || head.hash !== hash))
    return [`the audit log ends at position ${position}, its head says ${head?.position ?? 'nothing'}`];
  const [late] = await reader
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(isNull(auditLog.position), lt(auditLog.at, newest - LATE_MS)))
    .orderBy(asc(auditLog.id))
    .limit(1);
  return late ? [putIn(late.id)] : [];
}

const putIn = (id: string): string => `line ${id} of the audit log is dated before lines that were there before it`;

/** A place in the chain that was published, and the hash that stood there then. */
export interface PublishedHead {
  readonly day: string;
  readonly position: number;
  readonly hash: string;
}

/** Which published day the audit log does not hold to any more, in words for staff: the whole of it was written anew. */
export async function verifyPublishedHeads(reader: Reader, heads: readonly PublishedHead[]): Promise<string[]> {
  for (const { day, position, hash } of heads) {
    if (position === 0) continue;
    const [line] = await reader.select({ hash: auditLog.hash }).from(auditLog).where(eq(auditLog.position, position));
    if (line?.hash !== hash)
      return [`the audit log is not the one that was published on ${day}, at position ${position}`];
  }
  return [];
}
