import { and, asc, eq, inArray } from 'drizzle-orm';
import { battleReports, battles } from '../battles/index.ts';
import type { Reader } from '../client/database.ts';
import { disputes } from '../disputes/index.ts';
import { listLichessWinners } from './lichess.queries.ts';
import { battleProofs } from './proof.table.ts';
import { listServerWinners } from './server.queries.ts';

/** What the badges of some battles are made of; those that are not completed are left out. */
export async function listEndings(reader: Reader, battleIds: readonly string[]) {
  const ids = [...battleIds];
  const [ended, reports, decided, proofs, servers, services] = await Promise.all([
    reader
      .select()
      .from(battles)
      .where(and(inArray(battles.id, ids), eq(battles.status, 'completed'))),
    reader
      .select()
      .from(battleReports)
      .where(inArray(battleReports.battleId, ids))
      .orderBy(asc(battleReports.at), asc(battleReports.playerId)),
    reader
      .select({ id: disputes.subjectId })
      .from(disputes)
      .where(
        and(eq(disputes.subjectKind, 'battle'), inArray(disputes.subjectId, ids), eq(disputes.status, 'resolved')),
      ),
    reader
      .select({ id: battleProofs.battleId, kind: battleProofs.verdict, winner: battleProofs.winner })
      .from(battleProofs)
      .where(inArray(battleProofs.battleId, ids)),
    listServerWinners(reader, ids),
    listLichessWinners(reader, ids),
  ]);
  return ended.map((battle) => ({
    battle,
    reports: reports.filter(({ battleId }) => battleId === battle.id),
    isDecided: decided.some(({ id }) => id === battle.id),
    verdict: proofs.find(({ id }) => id === battle.id) ?? null,
    server: servers.find(({ battleId }) => battleId === battle.id)?.winner ?? null,
    official: services.find(({ battleId }) => battleId === battle.id)?.winner ?? null,
  }));
}
