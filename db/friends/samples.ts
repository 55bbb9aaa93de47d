import { DAY, HOUR, MINUTE } from '../../domain/shared/time.ts';
import type { Tx } from '../client/database.ts';
import { appendEvent } from '../events/append-event.ts';
import { befriend } from './friendship.queries.ts';
import { insertPresence } from './presence.queries.ts';
import { insertRequest } from './request.queries.ts';
import { people } from '../seed/cast.ts';
import type { Samples, Scene } from '../seed/scene.ts';

/** Who is friends with whom, `demo` first. */
const FRIENDS = [
  [people.demo, people.rival],
  [people.demo, people.nightHawk],
  [people.demo, people.pixelQueen],
  [people.demo, people.lunaStrike],
  [people.aceViper, people.rival],
  [people.aceViper, people.nightHawk],
  [people.aceViper, people.lunaStrike],
  [people.stormBreaker, people.pixelQueen],
] as const;

/**
 * Who is here, what each plays, and when each last did something. Nobody signs in as the two samples: what would be their last heartbeat
 * lies ahead. `rival` is soon gone without one.
 */
const HERE = [
  { userId: people.nightHawk, status: 'online', game: 'Valorant', idle: 0, until: 365 * DAY },
  { userId: people.rival, status: 'online', game: null, idle: MINUTE, until: 0 },
  { userId: people.pixelQueen, status: 'away', game: null, idle: 9 * MINUTE, until: 365 * DAY },
] as const;

/** The friends of `demo`, who is here, and two requests that wait. */
async function present({ tx, now }: Scene): Promise<void> {
  for (const [one, other] of FRIENDS) await befriend(tx, one, other, now - 60 * DAY);
  for (const { idle, until, ...here } of HERE)
    await insertPresence(tx, { ...here, seenAt: now + until, activeAt: now - idle });
  await ask(tx, people.stormBreaker, people.demo, now - 26 * HOUR);
  await ask(tx, people.aceViper, people.demo, now - 2 * HOUR);
}

async function ask(tx: Tx, fromId: string, toId: string, at: number): Promise<void> {
  const id = `friend-request-${fromId}`;
  await insertRequest(tx, { id, fromId, toId, at });
  await appendEvent(tx, {
    type: 'friend.requested',
    entity: 'friend',
    entityId: [fromId, toId].toSorted().join(':'),
    concerns: [fromId, toId],
    data: { fromId, toId, requestId: id },
    at,
  });
}

export const samples: Samples = { present };
