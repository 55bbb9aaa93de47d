import { and, asc, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Pair, Proposal } from '../../domain/matchmaking/proposal.ts';
import type { BattleGame } from '../../domain/shared/games.ts';
import type { Reader, Tx } from '../client/database.ts';
import { proposals } from './queue.table.ts';

const isOpen = sql`${proposals.state} = 'open'`;
const isMade = sql`${proposals.state} = 'made'`;
const hasEnded = sql`${proposals.state} <> 'open'`;

export async function readProposal(reader: Reader, id: string): Promise<Proposal | undefined> {
  const [row] = await reader.select().from(proposals).where(eq(proposals.id, id));
  return row;
}

export async function insertProposal(tx: Tx, proposal: Proposal): Promise<void> {
  await tx.insert(proposals).values(proposal);
}

/** Stores what has become of a proposal whose two seekers are locked. */
export async function updateProposal(tx: Tx, { id, ...proposal }: Proposal): Promise<void> {
  await tx.update(proposals).set(proposal).where(eq(proposals.id, id));
}

/** Proposals whose time is over, the longest first. */
export async function listDueProposals(reader: Reader, now: number, limit: number): Promise<string[]> {
  const rows = await reader
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(isOpen, lte(proposals.expiresAt, now)))
    .orderBy(asc(proposals.expiresAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Which of some players have come to a battle with which others of them since an instant. */
export const listMet = (reader: Reader, userIds: readonly string[], since: number): Promise<Pair[]> =>
  reader
    .select({ firstId: proposals.firstId, secondId: proposals.secondId })
    .from(proposals)
    .where(
      and(
        inArray(proposals.firstId, [...userIds]),
        inArray(proposals.secondId, [...userIds]),
        gte(proposals.createdAt, since),
        eq(proposals.state, 'made'),
      ),
    );

/** How long both players of the latest battles in a game had waited, in milliseconds. */
export async function listWaits(reader: Reader, game: BattleGame, since: number, limit: number): Promise<number[]> {
  const rows = await reader
    .select({ first: proposals.firstWaitedMs, second: proposals.secondWaitedMs })
    .from(proposals)
    .where(and(isMade, eq(proposals.game, game), gte(proposals.createdAt, since)))
    .orderBy(desc(proposals.createdAt), desc(proposals.id))
    .limit(limit);
  return rows.flatMap(({ first, second }) => [first, second]);
}

/** Forgets what ended before an instant. */
export async function deleteProposals(tx: Tx, before: number): Promise<void> {
  await tx.delete(proposals).where(and(hasEnded, lte(proposals.endedAt, before)));
}
