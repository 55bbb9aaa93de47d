import { RISK_ACTIONS, RISK_STATES } from '../../domain/risk/risk-case.ts';
import { RISK_ALERT_KINDS } from '../../db/wallet/index.ts';
import { HOUR } from '../../domain/shared/time.ts';
import type { Tx } from '../../db/client/database.ts';
import { riskCasePlayers, riskCases, riskNotes, riskSignals } from '../../db/risk/risk-case.table.ts';
import { staffAlerts } from '../../db/wallet/alert.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Edges } from './data.ts';
import { EDGES, WORDS, nth } from './words.ts';

export const edgeCase = (n: number): string => `risk-${String(n).padStart(2, '0')}`;
export const edgeSignal = (n: number): string => `signal-${String(n).padStart(3, '0')}`;
const CASES = 2 * WORDS.length;
/** Of the edges, those that a score may have: several cases have the same. */
const SCORES = EDGES.slice(0, 3);

/** Cases of every state about several players, each three opened and closed at one instant, with signals and notes. */
export async function addRows(tx: Tx, edges: Edges): Promise<void> {
  for (let n = 0; n < CASES; n++) await addCase(tx, edges, n);
  for (let n = 0; n < 2 * CASES; n++) await addSignal(tx, edges, n);
}

async function addCase(tx: Tx, { now }: Edges, n: number): Promise<void> {
  const state = nth(RISK_STATES, n);
  const openedAt = now - Math.floor(n / 9) * HOUR;
  await tx.insert(riskCases).values({
    id: edgeCase(n),
    state,
    score: nth(SCORES, Math.floor(n / 3)),
    firstSignalAt: openedAt - HOUR,
    lastSignalAt: openedAt,
    openedAt,
    assigneeId: n % 4 === 0 ? null : edgeUser(5 + (n % 2)),
    closedAt: state === 'closed' ? now - Math.floor(n / 9) * HOUR : null,
  });
  const userIds = [...new Set([edgeUser(n % 5), edgeUser(Math.floor(n / 3)), edgeUser(0)])].slice(0, 1 + (n % 3));
  await tx.insert(riskCasePlayers).values(userIds.map((userId) => ({ caseId: edgeCase(n), userId })));
  for (let note = 0; note < n % 3; note++)
    await tx.insert(riskNotes).values({
      id: `note-${String(n).padStart(2, '0')}-${note}`,
      caseId: edgeCase(n),
      byId: edgeUser(5 + note),
      action: nth(RISK_ACTIONS, n + note),
      words: nth(WORDS, n),
      at: openedAt,
    });
}

async function addSignal(tx: Tx, { now }: Edges, n: number): Promise<void> {
  const at = now - Math.floor(n / 18) * HOUR;
  await tx.insert(staffAlerts).values({
    id: edgeSignal(n),
    kind: nth(RISK_ALERT_KINDS, n),
    uniqueKey: `risk:${n}`,
    message: nth(WORDS, n),
    details: {
      subject: nth(WORDS, n),
      currency: 'USD',
      sides: [],
      ...(n % 3 !== 2 && { players: [edgeUser(n % 5), edgeUser(0)], evidence: [{ kind: 'battle', id: `${n}` }] }),
    },
    at,
    seenAt: at,
  });
  await tx.insert(riskSignals).values({ alertId: edgeSignal(n), caseId: edgeCase(Math.floor(n / 6)), at });
}
