import { OWN_COMPLAINTS } from '../../../domain/disputes/own-complaints.ts';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { playersOf } from '../../../domain/battles/battle.ts';
import { type PlayerFeed, contradictionWords } from '../../../domain/proof/feeds.ts';
import { weigh } from '../../../domain/proof/weigh.ts';
import { withQuery } from '../../../domain/shared/path-to.ts';
import { type BattleRow, readReports } from '../../../db/battles/index.ts';
import type { Tx } from '../../../db/client/database.ts';
import { disputeByProof, reportByProof, voidByProof } from '../../battles/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readEvidence } from '../read-evidence.ts';

/** Opens what the games told of a battle on its page. */
export const proofPath = (battleId: string): string => withQuery(challengePath(battleId), { proof: 'sheet' });

/** Does what all that was heard asks for; the battle is active and locked. */
export async function followFeeds(
  deps: Deps,
  tx: Tx,
  row: BattleRow,
  feeds: readonly PlayerFeed[],
  at: number,
): Promise<void> {
  const { verdict, server, told, evidence } = await readEvidence(tx, row, feeds, at);
  const demand = weigh(row, await readReports(tx, row.id), evidence);
  const battle = { tx, row, at };
  switch (demand.kind) {
    case 'report': {
      const { winnerId } = demand;
      const wonBy = new Map(
        told === null
          ? feeds.map(({ playerId, facts }) => [playerId, facts.own])
          : [
              [row.creatorId, server?.creatorRounds ?? 0],
              [row.opponentId ?? '', server?.opponentRounds ?? 0],
            ],
      );
      const scoreOf = (playerId: string): string => {
        const other = playersOf(row).find((id) => id !== playerId) ?? '';
        return `${wonBy.get(playerId)}–${wonBy.get(other)}`;
      };
      const recordingUrl = `${deps.config.publicUrl}${proofPath(row.id)}`;
      const contradicted = OWN_COMPLAINTS[told === null ? 'againstGames' : 'againstServer'];
      return reportByProof(deps, battle, { winnerId, scoreOf, recordingUrl, contradicted });
    }
    case 'void':
      return voidByProof(deps, battle);
    case 'dispute':
      return disputeByProof(
        deps,
        battle,
        told === null && verdict.kind === 'contradiction'
          ? contradictionWords(verdict)
          : OWN_COMPLAINTS[told === null ? 'drawnByGames' : 'drawnByServer'],
      );
    case 'none':
    case 'alert':
    case 'question':
  }
}
