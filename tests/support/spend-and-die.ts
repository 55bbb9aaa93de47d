/**
 * Charges a session for calls of so many points each, and dies with what it has in memory. Arguments: the database, whose
 * session, the points of the calls and the time that it is, as JSON.
 */
import { openDatabase } from '../../db/client/open.ts';
import type { Context } from '../../gateway/kernel/context.ts';
import { chargeCall } from '../../gateway/platform/index.ts';
import { PATIENT } from './patience.ts';

export interface Spending {
  readonly url: string;
  readonly userId: string;
  readonly points: readonly number[];
  readonly now: number;
}

const { url, userId, points, now } = JSON.parse(process.argv[2] ?? '') as Spending;
const db = await openDatabase(url, { connections: 2, timeouts: PATIENT });
const context = {
  deps: { db, now: () => now },
  caller: { actor: { userId }, address: '192.0.2.1', requestId: 'spending' },
} as unknown as Context;
for (const each of points) await chargeCall(context, each);
process.kill(process.pid, 'SIGKILL');
