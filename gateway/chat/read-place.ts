import { isStaff } from '../../domain/accounts/roles.ts';
import { MUTES_MAX, type PlaceId } from '../../domain/chat/channels.ts';
import { UNREAD_COUNTED_MAX } from '../../domain/chat/unread.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { readRead } from '../../db/chat/chat-user.queries.ts';
import { countUnread, readFirstUnread } from '../../db/chat/message.queries.ts';
import { isMuted, listMuted } from '../../db/chat/mute.queries.ts';
import type { Reader } from '../../db/client/database.ts';
import { isBlocked } from '../../db/friends/index.ts';
import { avatarUrlOf } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { type ChatPlace, type PlaceViewer, findPlace } from '../kernel/manifest/place.ts';
import { viewerOf } from './visible-message.ts';

/** What somebody may do in a place. */
export interface Standing {
  readonly mayPost: boolean;
  /** Keeps order there: deletes what others say, and mutes them. */
  readonly isHost: boolean;
  readonly isMuted: boolean;
}

/** A place with how the viewer stands there. @throws Refused NOT_FOUND */
export async function requirePlace(
  deps: Deps,
  reader: Reader,
  placeId: PlaceId,
  viewer: PlaceViewer,
): Promise<{ readonly place: ChatPlace; readonly standing: Standing }> {
  const { userId } = viewer;
  const place = await findPlace(deps, reader, placeId, viewer);
  if (!place) throw new Refused('NOT_FOUND', { field: 'channelId' });
  const isHost = keepsOrder(place, viewer);
  // Who keeps order now is heard, whoever was muted before.
  const isSilenced = !isHost && (await isMuted(reader, placeId, userId));
  const mayPost = place.isOpen && !isSilenced && !(await isHiddenFromHosts(reader, place, userId));
  return { place, standing: { mayPost, isHost, isMuted: isSilenced } };
}

/** Whether somebody deletes what others say in a place, and mutes them: its hosts and staff, but nobody an opponent. */
export const keepsOrder = ({ hosts, isPlayer = false }: ChatPlace, { userId, role }: PlaceViewer): boolean =>
  !isPlayer && (isStaff(role) || hosts.includes(userId));

async function isHiddenFromHosts(reader: Reader, { hosts }: ChatPlace, userId: string): Promise<boolean> {
  for (const hostId of hosts) if (hostId !== userId && (await isBlocked(reader, userId, hostId))) return true;
  return false;
}

/** The same for its page; who is muted is for those who keep order. @throws Refused NOT_FOUND */
export async function readPlace(deps: Deps, { userId, role }: Actor, placeId: PlaceId) {
  const { read } = deps.db;
  const { place, standing } = await requirePlace(deps, read, placeId, { userId, role });
  const muted = standing.isHost ? await listMuted(read, placeId, MUTES_MAX) : [];
  return {
    id: placeId,
    ...standing,
    ...(await unreadIn(read, placeId, place, { userId, role })),
    muted: muted.map(({ avatarId, ...player }) => ({ ...player, avatarUrl: avatarUrlOf(avatarId) })),
  };
}

/** Messages of others that a player has not read, up to 100, and the first of them; null where nobody counts, since everybody reads there. */
async function unreadIn(
  reader: Reader,
  channelId: PlaceId,
  { isPlayer = false, since = 0 }: ChatPlace,
  viewer: PlaceViewer,
): Promise<{ readonly unread: number | null; readonly firstUnreadId: string | null }> {
  if (!isPlayer) return { unread: null, firstUnreadId: null };
  const { userId } = viewer;
  const read = await readRead(reader, userId, channelId);
  // An id is never empty, so that what was said at the first instant counts.
  const from = read && read.at >= since ? read : { at: since, id: '' };
  const question = { userId, viewer: viewerOf(viewer, channelId), channelId, ...from };
  const unread = await countUnread(reader, question, UNREAD_COUNTED_MAX);
  return { unread, firstUnreadId: unread === 0 ? null : await readFirstUnread(reader, question) };
}
