import { type EventPayloads, playersIn } from '../../domain/shared/events.ts';
import type { TeamEvent } from '../../domain/teams/team-events.ts';
import type { Tx } from '../client/database.ts';
import { appendEvent } from '../events/append-event.ts';

/** Tells one team, the player whom it is about and the captain beside them. */
export const tellTeam = <T extends TeamEvent>(tx: Tx, type: T, data: EventPayloads[T], at: number): Promise<void> =>
  appendEvent(tx, {
    type,
    entity: 'team',
    entityId: data.teamId,
    concerns: playersIn(data.userId, data.captainId),
    data,
    at,
  });
