import { friendIn } from '../../domain/friends/talk.ts';
import { areFriends } from '../../db/friends/index.ts';
import type { PlaceOf } from '../kernel/manifest/place.ts';

/** The talk of two friends is theirs for as long as they are, and nobody keeps order in it. */
export const placeOfFriends: PlaceOf = async (_deps, reader, pair, { userId }) => {
  const friendId = friendIn(`friends:${pair}`, userId);
  if (friendId === null || !(await areFriends(reader, userId, friendId))) return null;
  return { isOpen: true, hosts: [], isPlayer: true };
};
