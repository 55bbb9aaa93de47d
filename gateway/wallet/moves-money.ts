import type { StoredEvent } from '../../db/events/event.table.ts';

/** What happens to a player without ever moving money. */
const QUIET_ENTITIES: ReadonlySet<string> = new Set([
  'friend',
  'presence',
  'channel',
  'message',
  'inbox',
  'invite',
  'session',
]);

/** Whether what happened to a player can have moved money of theirs. */
export const movesMoney = ({ entity }: StoredEvent): boolean => !QUIET_ENTITIES.has(entity);
