import { playersIn } from '../../../domain/shared/events.ts';
import type { Tx } from '../../../db/client/database.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { readFacts } from '../../../db/tournaments/match.queries.ts';
import { payPrizes } from '../../../db/tournaments/pay-prizes.ts';
import type { TournamentRow } from '../../../db/tournaments/tournament.table.ts';
import type { StakeContext } from '../../../db/wallet/index.ts';
import { updateTournament } from '../../../db/tournaments/tournament.queries.ts';
import { bracketOf } from '../bracket/change-bracket.ts';
import { settleStage } from '../bracket/settle-stage.ts';
import { toldOf } from '../talk/tell-tournament.ts';

/**
 * Ends a tournament that is decided, and pays its prizes, unless staff have to look at rulings before; the tournament is
 * locked.
 */
export async function settleTournament(tx: Tx, row: TournamentRow, context: StakeContext): Promise<void> {
  const { bracket } = bracketOf(row, await readFacts(tx, row.id));
  const stage = await settleStage(tx, row, bracket, context);
  if (stage.dueAt !== null && stage.dueAt > context.at) return updateTournament(tx, row.id, stage);
  const { poolCents, players, prizes, teams } = await payPrizes(tx, row, bracket, context);
  await appendEvent(tx, {
    type: 'tournament.completed',
    entity: 'tournament',
    entityId: row.id,
    concerns: playersIn(row.organiserId, ...players),
    data: {
      ...toldOf({ ...row, status: 'completed' }, context),
      poolCents,
      guaranteeCents: row.guaranteeCents,
      prizes,
      ...(teams.length > 0 && { teams }),
    },
    at: context.at,
  });
}
