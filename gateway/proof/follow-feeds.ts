import { challengePath } from '../../domain/battles/battles.paths.ts';
import { playersOf } from '../../domain/battles/battle.ts';
import { type PlayerFeed, contradictionWords, feedsOf, verdictOf } from '../../domain/proof/feeds.ts';
import { serverEvidence } from '../../domain/proof/server-verdict.ts';
import { evidenceOf, weigh } from '../../domain/proof/weigh.ts';
import { withQuery } from '../../domain/shared/path-to.ts';
import { type BattleRow, readReports } from '../../db/battles/index.ts';
import type { Tx } from '../../db/client/database.ts';
import { readServer } from '../../db/proof/server.queries.ts';
import { disputeByProof, reportByProof, voidByProof } from '../battles/index.ts';
import type { Deps } from '../kernel/deps.ts';

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
  const verdict = verdictOf(feedsOf(row, feeds), at);
  const server = await readServer(tx, row.id);
  const told = server ? serverEvidence(server) : null;
  const evidence = [evidenceOf(verdict), told].filter((one) => one !== null);
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
      const contradicted = `A player reported another result than ${told === null ? 'the games of both players' : 'the game server'}.`;
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
          : `${told === null ? 'The games of both players end' : 'The game server ends'} with a draw, and a player reported a winner.`,
      );
    case 'none':
    case 'alert':
    case 'question':
  }
}
