import { readUser } from '../../db/accounts/user.queries.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import type { EventData, StoredEvent } from '../../db/events/event.table.ts';
import { countForBoards, isListedStatus, isOnBoards, listOnBoards } from '../../db/results/count-leaders.ts';

/** All boards tell of their changes here; the data says which of them. */
export const BOARDS = 'boards';

const tell = (tx: Tx, data: EventData, at: number): Promise<void> =>
  appendEvent(tx, { type: 'leaders.changed', entity: 'leaders', entityId: BOARDS, data, at });

/** Keeps leaderboards and ratings up with settled battles, bans and names; a second delivery changes nothing. */
export async function keepLeaders(tx: Tx, { type, entityId, at }: StoredEvent): Promise<void> {
  switch (type) {
    case 'battle.completed': {
      const counted = await countForBoards(tx, entityId);
      if (counted) await tell(tx, { game: counted.game, regions: counted.regions.join(',') }, at);
      return;
    }
    case 'account.closed':
    case 'account.standing-changed': {
      const user = await readUser(tx, entityId);
      if (user && (await listOnBoards(tx, user.id, isListedStatus(user.status)))) await tell(tx, {}, at);
      return;
    }
    case 'account.renamed':
    case 'account.settings-changed':
      if (await isOnBoards(tx, entityId)) await tell(tx, {}, at);
  }
}
