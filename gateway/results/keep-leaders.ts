import type { EventPayloads } from '../../domain/shared/events.ts';
import { readUser } from '../../db/accounts/user.queries.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { defineSubscriber } from '../../db/events/subscriber.ts';
import { countForBoards, isListedStatus, isOnBoards, listOnBoards } from '../../db/results/count-leaders.ts';

/** All boards tell of their changes here; the data says which of them. */
export const BOARDS = 'boards';

const tell = (tx: Tx, data: EventPayloads['leaders.changed'], at: number): Promise<void> =>
  appendEvent(tx, { type: 'leaders.changed', entity: 'leaders', entityId: BOARDS, concerns: [], data, at });

/** Keeps leaderboards and ratings up with settled battles, bans and names; a second delivery changes nothing. */
export const keepLeaders = defineSubscriber({
  name: 'keep-leaders',
  types: [
    'battle.completed',
    'account.closed',
    'account.standing-changed',
    'account.renamed',
    'account.settings-changed',
  ],
  async handle(tx, { type, entityId, at }) {
    switch (type) {
      case 'battle.completed': {
        const counted = await countForBoards(tx, entityId);
        if (counted) await tell(tx, { game: counted.game, regions: counted.regions }, at);
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
  },
});
