import { isStaff } from '../../domain/accounts/roles.ts';
import { type ProfileSight, seeProfile } from '../../domain/profiles/see-profile.ts';
import { readSettingsOf } from '../../db/accounts/index.ts';
import type { Reader } from '../../db/client/database.ts';
import { areFriends } from '../../db/friends/index.ts';
import type { Actor } from '../kernel/actor.ts';

interface Reads {
  readonly db: { readonly read: Reader };
}

/** What of a player the caller gets to see; asked by every endpoint that gives figures of somebody else (RO-09). */
export async function sightOf({ db: { read } }: Reads, actor: Actor, userId: string): Promise<ProfileSight> {
  const isOwner = actor.userId === userId;
  const settings = await readSettingsOf(read, userId);
  const isFriend =
    !isOwner && settings.profileVisibility === 'friends' && (await areFriends(read, userId, actor.userId));
  return seeProfile(settings, { isOwner, isStaff: isStaff(actor.role), isFriend });
}
