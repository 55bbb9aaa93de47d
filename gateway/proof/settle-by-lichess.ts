import type { LichessEnd } from '../../domain/proof/lichess.ts';
import { weigh } from '../../domain/proof/weigh.ts';
import { playersIn } from '../../domain/shared/events.ts';
import { restsOn } from '../../domain/wallet/alerts.ts';
import { readReports } from '../../db/battles/index.ts';
import { readDisputeOf } from '../../db/disputes/index.ts';
import { raiseAlert } from '../../db/wallet/index.ts';
import { disputeByProof, questionByProof, reportByProof, voidByProof } from '../battles/index.ts';
import type { Deps } from '../kernel/deps.ts';
import { proofPath } from './follow-feeds.ts';

type Battle = Parameters<typeof voidByProof>[1];

const CHEATED =
  'Lichess ended the game and names no winner that could be taken over: somebody cheated, or it is unknown how it ended.';
const CONTRADICTED = 'A player reported another result than Lichess.';
const LATE = 'Lichess says something else than what was paid.';
const CLAIMED = 'The game on Lichess ended without a winner, and a player reported one.';

/** Does what the end of the game asks for, in the transaction that heard of it; the battle is locked. */
export async function settleByLichess(deps: Deps, battle: Battle, says: LichessEnd): Promise<void> {
  const { tx, row, at } = battle;
  const isDecided = (await readDisputeOf(tx, { kind: 'battle', id: row.id }))?.status === 'resolved';
  const evidence = [{ strength: 'official', says }] as const;
  const demand = weigh(row, await readReports(tx, row.id), evidence, isDecided ? 'official' : 'claim');
  switch (demand.kind) {
    case 'report': {
      const { winnerId } = demand;
      const scoreOf = (playerId: string): string => (playerId === winnerId ? '1–0' : '0–1');
      const recordingUrl = `${deps.config.publicUrl}${proofPath(row.id)}`;
      return reportByProof(deps, battle, { winnerId, scoreOf, recordingUrl, contradicted: CONTRADICTED });
    }
    case 'void':
      return voidByProof(deps, battle);
    case 'dispute':
      return disputeByProof(deps, battle, says === 'drawn' ? CLAIMED : CHEATED);
    case 'question': {
      const named = demand.winnerId === null ? 'nobody' : demand.winnerId;
      const message = `Lichess names ${named} as the winner of a battle that was paid to another`;
      const difference = {
        kind: 'proof',
        message,
        subject: row.id,
        currency: null,
        sides: [],
        players: playersIn(row.winnerId),
        evidence: restsOn('battle', [row.id]),
      } as const;
      await raiseAlert(tx, { id: `proof:${row.id}`, uniqueKey: `proof:${row.id}`, difference, at });
      return questionByProof(deps, battle, LATE);
    }
    case 'none':
    case 'alert':
  }
}
