import type { EventPayloads } from '../../../domain/shared/events.ts';
import { readUser } from '../../../db/accounts/index.ts';
import type { Tx } from '../../../db/client/database.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { defineSubscriber } from '../../../db/events/subscriber.ts';
import { correctBoards } from '../../../db/results/correct-outcomes.ts';
import { countForBoards, isListedStatus, isOnBoards, listOnBoards } from '../../../db/results/count-leaders.ts';
import { correctionOf } from '../correction-of.ts';

/** All boards tell of their changes here; the data says which of them. */
export const BOARDS = 'boards';

export const tellBoards = (tx: Tx, data: EventPayloads['leaders.changed'], at: number): Promise<void> =>
  appendEvent(tx, { type: 'leaders.changed', entity: 'leaders', entityId: BOARDS, concerns: [], data, at });

/** Keeps leaderboards and ratings up with settled battles, bans and names; a second delivery changes nothing. */
export const keepLeaders = defineSubscriber({
  name: 'keep-leaders',
  types: [
    'battle.completed',
    'battle.corrected',
    'account.closed',
    'account.standing-changed',
    'account.renamed',
    'account.settings-changed',
  ],
  async handle(tx, event) {
    const { entityId, at } = event;
    switch (event.type) {
      case 'battle.completed': {
        const counted = await countForBoards(tx, entityId, event.data.winnerId ?? undefined);
        if (counted) await tellBoards(tx, { game: counted.game, regions: counted.regions }, at);
        return;
      }
      case 'battle.corrected': {
        const { formerId, result } = correctionOf(event);
        if (await correctBoards(tx, formerId, result)) return tellBoards(tx, {}, at);
        // A battle that had come to nothing has not counted yet.
        const counted = result.winnerId === null ? null : await countForBoards(tx, entityId, result.winnerId);
        if (counted) await tellBoards(tx, { game: counted.game, regions: counted.regions }, at);
        return;
      }
      case 'account.closed':
      case 'account.standing-changed': {
        const user = await readUser(tx, entityId);
        if (user && (await listOnBoards(tx, user.id, isListedStatus(user.status)))) await tellBoards(tx, {}, at);
        return;
      }
      case 'account.renamed':
      case 'account.settings-changed':
        if (await isOnBoards(tx, entityId)) await tellBoards(tx, {}, at);
    }
  },
});
