import { BATTLE_GAMES } from '../../domain/shared/games.ts';
import { DAY, HOUR } from '../../domain/shared/time.ts';
import type { Tx } from '../../db/client/database.ts';
import { disputes } from '../../db/disputes/dispute.table.ts';
import { juries, jurors, summonses } from '../../db/jury/jury.table.ts';
import { gameRecords } from '../../db/results/result.table.ts';
import { edgeUser } from './accounts.rows.ts';

import type { Edges } from './data.ts';
import { EDGES, WORDS, nth } from './words.ts';

export const edgeHeard = (n: number): string => `heard-${String(n).padStart(2, '0')}`;
export const edgeSummons = (n: number): string => `summons-edge-${String(n).padStart(3, '0')}`;
/** Of the demo, with games to show. */
export const PLAYERS = ['1', '2', '3', '6', '7', '8'] as const;

/** Those who serve, and their cases: each three due and drawn at one instant. */
export async function addRows(tx: Tx, edges: Edges): Promise<void> {
  const { now } = edges;
  for (const [n, userId] of [...PLAYERS, ...WORDS.map((_, m) => edgeUser(m))].entries())
    await tx.insert(jurors).values({ userId, place: `place-${String(n).padStart(2, '0')}`, since: now - n * DAY });
  for (const [n, userId] of PLAYERS.entries())
    for (const [m, game] of BATTLE_GAMES.entries())
      if ((n + m) % 4 !== 3)
        await tx
          .insert(gameRecords)
          .values({ userId, game, battles: m % 2 === 0 ? 10 : nth(EDGES, n + m), wins: n })
          .onConflictDoNothing();
  for (const [n] of WORDS.entries()) await addCase(tx, edges, n);
  for (let n = 0; n < 4 * WORDS.length; n++) await addSummons(tx, edges, n);
}

async function addCase(tx: Tx, { now }: Edges, n: number): Promise<void> {
  await tx.insert(disputes).values({
    id: edgeHeard(n),
    subjectKind: 'team-battle',
    subjectId: `heard:${n}`,
    type: 'other',
    description: nth(WORDS, n),
    urgency: 3,
    status: 'resolved',
    submittedAt: now - 100 * DAY,
    moderatorId: '4',
    action: 'dismiss',
    reason: 'Ж',
    decidedAt: now - 99 * DAY,
  });
  await tx.insert(juries).values({
    disputeId: edgeHeard(n),
    calledAt: now - n * HOUR,
    dueAt: n % 4 === 3 ? null : now + (1 - Math.floor(n / 6)) * HOUR,
    heardAt: n % 2 === 0 ? now : null,
    decision: n % 3 === 0 ? null : nth(['award', 'resume', 'void'] as const, n),
    winnerId: n % 3 === 1 ? edgeUser(n) : null,
  });
}

async function addSummons(tx: Tx, { now }: Edges, n: number): Promise<void> {
  const drawnAt = now - Math.floor(n / 12) * HOUR;
  // Each has one that is open at the most.
  const isOpen = n < 10;
  const hasVoted = !isOpen && n % 3 !== 2;
  await tx.insert(summonses).values({
    id: edgeSummons(n),
    disputeId: edgeHeard(Math.floor(n / 4)),
    jurorId: edgeUser(isOpen ? n : n % 6),
    game: nth(BATTLE_GAMES, n),
    drawnAt,
    answerBy: drawnAt + DAY,
    endedAt: isOpen || hasVoted ? null : drawnAt + 1,
    votedAt: hasVoted ? drawnAt + 1 : null,
    sideId: hasVoted && n % 2 === 0 ? edgeUser(n) : null,
    weight: hasVoted ? nth(EDGES, n) : null,
    reason: hasVoted ? nth(WORDS, n) : null,
    isAgreed: hasVoted && n % 5 !== 0 ? n % 2 === 0 : null,
  });
}
