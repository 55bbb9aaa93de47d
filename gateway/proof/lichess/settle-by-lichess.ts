import { OWN_COMPLAINTS } from '../../../domain/disputes/own-complaints.ts';
import type { LichessEnd } from '../../../domain/proof/lichess.ts';
import { weigh } from '../../../domain/proof/weigh.ts';
import { readReports } from '../../../db/battles/index.ts';
import { readDisputeOf } from '../../../db/disputes/index.ts';
import { disputeByProof, questionByProof, reportByProof, voidByProof } from '../../battles/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { proofPath } from '../feeds/follow-feeds.ts';
import { alertOfProof } from '../feeds/follow-late-log.ts';

type Battle = Parameters<typeof voidByProof>[1];

/** Does what the end of the game asks for, in the transaction that heard of it; the battle is locked. */
export async function settleByLichess(deps: Deps, battle: Battle, says: LichessEnd): Promise<void> {
  const { tx, row } = battle;
  const isDecided = (await readDisputeOf(tx, { kind: 'battle', id: row.id }))?.status === 'resolved';
  const evidence = [{ strength: 'official', says }] as const;
  const demand = weigh(row, await readReports(tx, row.id), evidence, isDecided ? 'official' : 'claim');
  switch (demand.kind) {
    case 'report': {
      const { winnerId } = demand;
      const scoreOf = (playerId: string): string => (playerId === winnerId ? '1–0' : '0–1');
      const recordingUrl = `${deps.config.publicUrl}${proofPath(row.id)}`;
      return reportByProof(deps, battle, {
        winnerId,
        scoreOf,
        recordingUrl,
        contradicted: OWN_COMPLAINTS.againstLichess,
      });
    }
    case 'void':
      return voidByProof(deps, battle);
    case 'dispute':
      return disputeByProof(
        deps,
        battle,
        says === 'drawn' ? OWN_COMPLAINTS.drawnByLichess : OWN_COMPLAINTS.unclearOnLichess,
      );
    case 'question':
      await alertOfProof(battle, 'Lichess names', demand.winnerId);
      return questionByProof(deps, battle, OWN_COMPLAINTS.lateLichess);
    case 'none':
    case 'alert':
  }
}
