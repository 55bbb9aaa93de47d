import { type Battle, playersOf } from '../../../domain/battles/battle.ts';
import { MEETING_EVENT } from '../../../domain/battles/battle-events.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { listHolding } from '../../../db/battles/battle.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import { appendLiveEvent } from '../../../db/events/append-event.ts';
import type { Provided } from '../../kernel/manifest/provided.ts';

/** How long it is kept where two met; a battle that was disputed is decided by then. */
export const MEETING_LIFE = 90 * DAY;

/** A player has a handful of battles at once. */
const HELD_MAX = 50;

/** Tells the two of a battle that how they meet has changed. */
export const tellMeeting = (tx: Tx, battle: Battle, at: number): Promise<void> =>
  appendLiveEvent(tx, {
    type: MEETING_EVENT,
    entity: 'battle',
    entityId: battle.id,
    concerns: playersOf(battle),
    data: {},
    at,
  });

/** In each battle of the game where somebody sits opposite. */
export const tellGameName: Provided['tellGameName'] = async (tx, userId, game, at) => {
  const held = await listHolding(tx, userId, HELD_MAX);
  for (const battle of held.filter((one) => one.game === game && one.opponentId !== null))
    await tellMeeting(tx, battle, at);
};
