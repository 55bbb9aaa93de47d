import { HOUR } from '../../domain/shared/time.ts';
import type { Tx } from '../../db/client/database.ts';
import type { JobKind } from '../../db/jobs/job-payloads.ts';
import { jobs } from '../../db/jobs/job.table.ts';
import type { Edges } from './data.ts';
import { WORDS, nth } from './words.ts';

export const KINDS: readonly JobKind[] = ['mail.send', 'house.keep', 'market.settle', 'account.export'];
export const edgeJob = (n: number): string => `job-${String(n).padStart(2, '0')}`;

/** Jobs of four kinds, each six due at one instant: free, leased, and left behind by whoever had them. */
export async function addRows(tx: Tx, { now }: Edges): Promise<void> {
  for (const [n, word] of WORDS.entries())
    await tx.insert(jobs).values({
      id: edgeJob(n),
      kind: nth(KINDS, n),
      payload: { exportId: word },
      uniqueKey: n % 2 === 0 ? `key:${word}` : null,
      runAt: now + (1 - Math.floor(n / 6)) * HOUR,
      attempts: n % 4,
      leasedUntil: n % 3 === 0 ? null : now + (n % 3 === 1 ? HOUR : -HOUR),
      lastError: n % 4 === 0 ? null : word,
      createdAt: now - n,
    });
}
