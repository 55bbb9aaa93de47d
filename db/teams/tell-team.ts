import { type EventPayloads, playersIn } from '../../domain/shared/events.ts';
import type { TeamEvent } from '../../domain/teams/team-events.ts';
import type { Tx } from '../client/database.ts';
import { appendEvent } from '../events/append-event.ts';

/** Tells one team, the player whom it is about and the captain beside them, and others whose pages show it. */
export const tellTeam = <T extends TeamEvent>(
  tx: Tx,
  type: T,
  data: EventPayloads[T],
  at: number,
  others: readonly string[] = [],
): Promise<void> =>
  appendEvent(tx, {
    type,
    entity: 'team',
    entityId: data.teamId,
    concerns: playersIn(data.userId, data.captainId, ...others),
    data,
    at,
  });
