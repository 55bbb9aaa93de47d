import { challengePath } from '../../domain/battles/battles.paths.ts';
import { playersOf } from '../../domain/battles/battle.ts';
import { type PlayerFeed, contradictionWords, feedsOf, verdictOf } from '../../domain/proof/feeds.ts';
import { evidenceOf, weigh } from '../../domain/proof/weigh.ts';
import { withQuery } from '../../domain/shared/path-to.ts';
import { type BattleRow, readReports } from '../../db/battles/index.ts';
import type { Tx } from '../../db/client/database.ts';
import { disputeByProof, reportByProof, voidByProof } from '../battles/index.ts';
import type { Deps } from '../kernel/deps.ts';

/** Opens what the games told of a battle on its page. */
export const proofPath = (battleId: string): string => withQuery(challengePath(battleId), { proof: 'sheet' });

/** Does what two feeds together ask for; the battle is active and locked. */
export async function followFeeds(
  deps: Deps,
  tx: Tx,
  row: BattleRow,
  feeds: readonly PlayerFeed[],
  at: number,
): Promise<void> {
  const verdict = verdictOf(feedsOf(row, feeds), at);
  const evidence = evidenceOf(verdict);
  const demand = weigh(row, await readReports(tx, row.id), evidence ? [evidence] : []);
  const battle = { tx, row, at };
  switch (demand.kind) {
    case 'report': {
      const { winnerId } = demand;
      const wonBy = new Map(feeds.map(({ playerId, facts }) => [playerId, facts.own]));
      const scoreOf = (playerId: string): string => {
        const other = playersOf(row).find((id) => id !== playerId) ?? '';
        return `${wonBy.get(playerId)}–${wonBy.get(other)}`;
      };
      const recordingUrl = `${deps.config.publicUrl}${proofPath(row.id)}`;
      return reportByProof(deps, battle, { winnerId, scoreOf, recordingUrl });
    }
    case 'void':
      return voidByProof(deps, battle);
    case 'dispute':
      return disputeByProof(
        deps,
        battle,
        verdict.kind === 'contradiction'
          ? contradictionWords(verdict)
          : 'The games of both players end with a draw, and a player reported a winner.',
      );
    case 'none':
    case 'alert':
  }
}
