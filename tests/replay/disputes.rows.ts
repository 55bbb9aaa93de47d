import { APPEAL_VERDICTS } from '../../domain/disputes/appeal.ts';
import { DISPUTE_ACTIONS, DISPUTE_PRIORITIES, DISPUTE_STATUSES, DISPUTE_TYPES } from '../../domain/disputes/dispute.ts';
import { CONTESTED_KINDS } from '../../domain/shared/subjects.ts';
import { HOUR } from '../../domain/shared/time.ts';
import type { Tx } from '../../db/client/database.ts';
import {
  appeals,
  disputeEvidence,
  disputeParties,
  disputeTalk,
  disputes,
  evidenceReadings,
} from '../../db/disputes/dispute.table.ts';
import { edgeUser } from './accounts.rows.ts';
import { edgeBattle } from './battles.rows.ts';
import type { Edges } from './data.ts';
import { EDGES, WORDS } from './words.ts';

const nth = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;

const OPEN = DISPUTE_STATUSES.filter((status) => status !== 'resolved');

export const edgeDispute = (n: number): string => `edge-dispute-${String(n).padStart(3, '0')}`;
export const edgeEvidence = (n: number): string => `edge-evidence-${String(n).padStart(3, '0')}`;

/** Two disputes over each contest, of which one is decided; each four of one instant, and one player in all of them. */
export async function addRows(tx: Tx, { now }: Edges): Promise<void> {
  for (let n = 0; n < 2 * WORDS.length; n++) {
    const at = now - Math.floor(n / 4) * HOUR;
    const isDecided = n % 2 === 0;
    const status = isDecided ? 'resolved' : nth(OPEN, (n - 1) / 2);
    await tx.insert(disputes).values({
      id: edgeDispute(n),
      subjectKind: nth(CONTESTED_KINDS, n),
      subjectId: edgeBattle(Math.floor(n / 6)),
      reportedById: n % 5 === 0 ? null : edgeUser(n % 3 === 0 ? 1 : n),
      type: nth(DISPUTE_TYPES, n),
      description: nth(WORDS, n),
      usernames: n % 4 === 0 ? null : [nth(WORDS, n)],
      tags: n % 4 === 0 ? null : ['ж"\\'],
      urgency: n % DISPUTE_PRIORITIES.length,
      status,
      submittedAt: at,
      escalatesAt: isDecided || status === 'escalated' ? null : now - (n % 3) * HOUR,
      moderatorId: isDecided || status === 'in_review' ? edgeUser(n % 7 === 0 ? 4 : 7) : null,
      action: isDecided ? nth(DISPUTE_ACTIONS, n / 2) : null,
      reason: isDecided ? nth(WORDS, n) : null,
      decidedAt: isDecided && n % 8 !== 6 ? at + nth(EDGES.slice(0, 3), n) : null,
    });
    for (const [m, userId] of [...new Set([edgeUser(1), edgeUser(n)])].entries())
      await tx.insert(disputeParties).values({
        disputeId: edgeDispute(n),
        userId,
        sideId: m === 0 ? 'home' : 'away',
        answerUntil: n % 3 === 0 ? null : now + (n % 2) * HOUR,
      });
    await tx.insert(disputeEvidence).values({
      id: edgeEvidence(n),
      disputeId: edgeDispute(n - (n % 3)),
      byId: edgeUser(n % 2 === 0 ? 1 : n),
      words: nth(WORDS, n),
      url: n % 3 === 0 ? null : `https://videos.example/${nth(WORDS, n)}`,
      uploadId: n % 2 === 0 ? null : `upload-${n}`,
      sha256: n % 2 === 0 ? null : String(n).padStart(64, '0'),
      at,
    });
    await tx.insert(disputeTalk).values({
      disputeId: edgeDispute(n - (n % 3)),
      line: n % 3,
      messageId: `said-${n}`,
      authorId: edgeUser(n % 2 === 0 ? 1 : n),
      text: nth(WORDS, n),
      at,
      sha256: String(n).padStart(64, '0'),
    });
    for (const who of [4, 7])
      await tx
        .insert(evidenceReadings)
        .values({ evidenceId: edgeEvidence(n), staffId: edgeUser(who), at: at + (n % 2) });
    if (!isDecided) continue;
    const verdict = n % 3 === 0 ? null : nth(APPEAL_VERDICTS, n / 2);
    await tx.insert(appeals).values({
      id: `edge-appeal-${String(n).padStart(3, '0')}`,
      disputeId: edgeDispute(n),
      byId: edgeUser(n % 4 === 0 ? 1 : n),
      words: nth(WORDS, n),
      filedAt: at,
      verdict,
      winnerId: verdict === 'overturn' ? 'away' : null,
      deciderId: verdict === null ? null : edgeUser(4),
      reason: verdict === null ? null : nth(WORDS, n),
      decidedAt: verdict === null ? null : at + 1,
    });
  }
}
