import type { GameAccountEvent } from '../../domain/proof/proof-events.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendEvent } from '../../db/events/append-event.ts';

/** Tells a player what became of the own game account. */
export const tellPlayer = (tx: Tx, type: GameAccountEvent, userId: string, at: number): Promise<void> =>
  appendEvent(tx, { type, entity: 'account', entityId: userId, concerns: [userId], data: { userId }, at });
