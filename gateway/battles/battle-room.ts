import { isStaff } from '../../domain/accounts/roles.ts';
import { roomTalk } from '../../domain/battles/room-talk.ts';
import { readBattle } from '../../db/battles/battle.queries.ts';
import type { Reader } from '../../db/client/database.ts';
import { hasOpenCase } from '../../db/disputes/index.ts';
import { isBlocked } from '../../db/friends/index.ts';
import type { Deps } from '../kernel/deps.ts';
import type { ChatPlace, PlaceViewer } from '../kernel/manifest/place.ts';
import type { Talk } from '../kernel/manifest/contested.ts';

/** The talk of the two of a battle, without hosts: whoever streams it is none. */
export async function placeOfRoom(
  { now }: Deps,
  reader: Reader,
  id: string,
  { userId, role }: PlaceViewer,
): Promise<ChatPlace | null> {
  const battle = await readBattle(reader, id);
  if (!battle || battle.opponentId === null) return null;
  const talk = roomTalk(
    battle,
    { id: userId, isStaff: isStaff(role) },
    {
      isDisputed: battle.status === 'disputed' || (await hasOpenCase(reader, { kind: 'battle', id })),
      isBlocked: await isBlocked(reader, battle.creatorId, battle.opponentId),
    },
    now(),
  );
  return talk && { ...talk, hosts: [] };
}

/** Where the two of a battle talk, for a case over it. */
export async function talkOfBattle(reader: Reader, id: string): Promise<Talk | null> {
  const battle = await readBattle(reader, id);
  if (!battle || battle.opponentId === null) return null;
  return { placeId: `room:${id}`, since: battle.joinedAt ?? battle.createdAt };
}
