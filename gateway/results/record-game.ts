import { BATTLE_GAMES } from '../../domain/shared/games.ts';
import type { Tx } from '../../db/client/database.ts';
import type { StoredEvent } from '../../db/events/event.table.ts';
import { countGameRecord } from '../../db/results/count-outcome.ts';

/** Adds a settled battle to both players' records in its game. */
export async function recordGame(tx: Tx, { type, data }: StoredEvent): Promise<void> {
  if (type !== 'battle.completed') return;
  const game = BATTLE_GAMES.find((known) => known === data['game']);
  if (!game) return;
  for (const userId of [data['creatorId'], data['opponentId']].filter((id) => typeof id === 'string').toSorted()) {
    await countGameRecord(tx, userId, game, userId === data['winnerId']);
  }
}
