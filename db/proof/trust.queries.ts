import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { battles } from '../battles/index.ts';
import type { Reader } from '../client/database.ts';
import { disputes } from '../disputes/index.ts';
import { listLichessWinners } from './lichess.queries.ts';
import { battleProofs } from './proof.table.ts';
import { listServerWinners } from './server.queries.ts';

/** Of the latest battles that were completed: how many the game itself proved, were disputed, and were overturned. */
export async function countProven(reader: Reader, latest: number) {
  const ended = await reader
    .select({ id: battles.id, creatorId: battles.creatorId, winnerId: battles.winnerId })
    .from(battles)
    // Written out, so that the index of completed battles is known to hold.
    .where(sql`${battles.status} = 'completed'`)
    .orderBy(desc(battles.createdAt), desc(battles.id))
    .limit(latest);
  const ids = ended.map(({ id }) => id);
  if (ids.length === 0) return { battles: 0, proven: 0, disputed: 0, overturned: 0 };
  const [agreed, servers, services, cases] = await Promise.all([
    reader
      .select({ battleId: battleProofs.battleId, winner: battleProofs.winner })
      .from(battleProofs)
      .where(and(inArray(battleProofs.battleId, ids), eq(battleProofs.verdict, 'agreed'))),
    listServerWinners(reader, ids),
    listLichessWinners(reader, ids),
    reader
      .select({ battleId: disputes.subjectId, action: disputes.action })
      .from(disputes)
      .where(and(eq(disputes.subjectKind, 'battle'), inArray(disputes.subjectId, ids))),
  ]);
  const seats = new Map(
    ended.map(({ id, creatorId, winnerId }) => [id, winnerId === creatorId ? 'creator' : 'opponent']),
  );
  const isPaid = ({ battleId, winner }: { battleId: string; winner: string | null }) => seats.get(battleId) === winner;
  const overturned = cases.filter(({ action }) => action === 'overturn');
  return {
    battles: ended.length,
    proven: new Set([...agreed, ...servers, ...services].filter(isPaid).map(({ battleId }) => battleId)).size,
    disputed: new Set(cases.map(({ battleId }) => battleId)).size,
    overturned: new Set(overturned.map(({ battleId }) => battleId)).size,
  };
}
