import { INVITE_WINDOW } from '../../domain/battles/invite.ts';
import { DAY, HOUR, MINUTE } from '../../domain/shared/time.ts';
import { endInvite, insertInvite } from '../battles/invite.queries.ts';
import type { BattleInviteRow } from '../battles/invite.table.ts';
import { readGameBeingPlayed } from '../battles/playing.queries.ts';
import type { Tx } from '../client/database.ts';
import { appendEvent } from '../events/append-event.ts';
import { befriend } from './friendship.queries.ts';
import { insertPresence } from './presence.queries.ts';
import { insertRequest } from './request.queries.ts';

/** Who is friends with whom, `demo` first. */
const FRIENDS = [
  ['1', '2'],
  ['1', '6'],
  ['1', '7'],
  ['1', '10'],
  ['8', '2'],
  ['8', '6'],
  ['8', '10'],
  ['9', '7'],
] as const;

/**
 * Who is here, and when each last did something. Nobody signs in as the two samples: what would be their last heartbeat
 * lies ahead. `rival` is soon gone without one.
 */
const HERE = [
  { userId: '6', status: 'online', idle: 0, until: 365 * DAY },
  { userId: '2', status: 'online', idle: MINUTE, until: 0 },
  { userId: '7', status: 'away', idle: 9 * MINUTE, until: 365 * DAY },
] as const;

/** The friends of `demo`, who is here, two requests that wait, one invite that waits and one that nobody answered. */
export async function seedFriends(tx: Tx, now: number): Promise<void> {
  for (const [one, other] of FRIENDS) await befriend(tx, one, other, now - 60 * DAY);
  for (const { userId, status, idle, until } of HERE) {
    const game = await readGameBeingPlayed(tx, userId);
    await insertPresence(tx, { userId, status, game, seenAt: now + until, activeAt: now - idle });
  }
  await ask(tx, '9', '1', now - 26 * HOUR);
  await ask(tx, '8', '1', now - 2 * HOUR);
  const missed = inviteOf({ id: 'invite-1', fromId: '7', game: 'apex', stakeCents: 20_00 }, now - 2 * DAY);
  await insertInvite(tx, missed);
  await endInvite(tx, missed, { ...missed, status: 'expired', answeredAt: missed.expiresAt });
  await insertInvite(tx, inviteOf({ id: 'invite-2', fromId: '2', game: 'cs2', stakeCents: 25_00 }, now - 20 * MINUTE));
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

const inviteOf = (
  terms: Pick<BattleInviteRow, 'id' | 'fromId' | 'game' | 'stakeCents'>,
  createdAt: number,
): BattleInviteRow => ({
  ...terms,
  toId: '1',
  mode: 'duel',
  status: 'pending',
  createdAt,
  expiresAt: createdAt + INVITE_WINDOW,
  answeredAt: null,
  battleId: null,
});
