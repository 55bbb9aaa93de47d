import { asc, eq } from 'drizzle-orm';
import { battleInvites } from '../../db/battles/invite.table.ts';
import { events } from '../../db/events/event.table.ts';
import { areFriends } from '../../db/friends/friendship.queries.ts';
import { listRequests } from '../../db/friends/request.queries.ts';
import { acceptBattleInvite } from '../../gateway/battles/invites/accept-battle-invite.ts';
import { type InviteTerms, sendBattleInvite } from '../../gateway/battles/invites/send-battle-invite.ts';
import { acceptFriendRequest } from '../../gateway/friends/answer-friend-request.ts';
import { sendFriendRequest } from '../../gateway/friends/send-friend-request.ts';
import type { Actor } from '../../gateway/kernel/actor.ts';
import type { World } from './world.ts';

/** The use cases with everything filled in that a test does not care about. */
export const ask = (world: World, from: Actor, to: Actor) => sendFriendRequest(world.deps, from, to.userId);

/** The id of the request that waits from one to another. */
export async function requestId(world: World, from: Actor, to: Actor): Promise<string> {
  const rows = await listRequests(world.db.read, to.userId, 'incoming', 100, null);
  const found = rows.find(({ person }) => person.id === from.userId);
  if (!found) throw new Error('there is no such request');
  return found.id;
}

export async function makeFriends(world: World, one: Actor, other: Actor): Promise<void> {
  await ask(world, one, other);
  await acceptFriendRequest(world.deps, other, await requestId(world, one, other));
}

/** Both directions say the same. */
export async function friendsBothWays(world: World, one: Actor, other: Actor): Promise<boolean[]> {
  const { read } = world.db;
  return [await areFriends(read, one.userId, other.userId), await areFriends(read, other.userId, one.userId)];
}

export const sendInvite = (world: World, from: Actor, to: Actor, terms: Partial<InviteTerms> = {}) =>
  sendBattleInvite(world.deps, from, { toId: to.userId, game: 'cs2', mode: 'duel', stakeCents: 50_00, ...terms });

export const take = (world: World, actor: Actor, inviteId: string, key = world.key()) =>
  acceptBattleInvite(world.deps, actor, key, inviteId);

export async function invite(world: World, id: string) {
  const [row] = await world.db.read.select().from(battleInvites).where(eq(battleInvites.id, id));
  if (!row) throw new Error(`there is no invite ${id}`);
  return row;
}

/** The types of all events of an entity, in their order. */
export async function told(world: World, entity: string, entityId?: string): Promise<string[]> {
  const rows = await world.db.read.select().from(events).where(eq(events.entity, entity)).orderBy(asc(events.seq));
  return rows.filter((row) => entityId === undefined || row.entityId === entityId).map(({ type }) => type);
}
