import { auditLog } from '../../db/audit/audit.table.ts';
import { linkAudit } from '../../db/audit/link-audit.ts';
import type { Database, Tx } from '../../db/client/database.ts';
import { DAY, HOUR } from '../../domain/shared/time.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Edges } from './data.ts';
import { EDGES, WORDS, nth } from './words.ts';

export const ACTIONS = ['account.warned', 'account.suspended', 'account.banned', 'data.shown'] as const;
const edgeLine = (n: number): string => `line-${String(n).padStart(3, '0')}`;

const LINES = 2 * WORDS.length;
const LINKED = 40;

/** Lines by three of the staff about four accounts and other things, each three of one instant. */
export async function addRows(tx: Tx, { now }: Edges): Promise<void> {
  for (let n = 0; n < LINES; n++)
    await tx.insert(auditLog).values({
      id: edgeLine(n),
      actorId: edgeUser(n % 3),
      action: nth(ACTIONS, n),
      subject: n % 5 === 4 ? 'battle' : 'account',
      subjectId: edgeUser(Math.floor(n / 4) % 4),
      reason: nth(WORDS, n),
      data: { ж: nth(WORDS, n), amount: nth(EDGES, n), b: null, a: n % 2 },
      at: now - (Math.floor(LINES / 3) - Math.floor(n / 3)) * HOUR,
    });
}

/** Most of them have their place in the chain; behind it comes one that says that it is older. */
export async function goOn(db: Database, { now }: Edges): Promise<void> {
  await linkAudit(db, LINKED);
  await db.transact((tx) =>
    tx.insert(auditLog).values({
      id: 'put-in',
      actorId: edgeUser(0),
      action: 'account.warned',
      subject: 'account',
      subjectId: edgeUser(1),
      reason: 'Ж',
      data: {},
      at: now - 3 * DAY,
    }),
  );
}
