import { isStaff } from '../../../domain/accounts/roles.ts';
import { MUTES_MAX, type PlaceId } from '../../../domain/chat/channels.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { readUser } from '../../../db/accounts/index.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import { countMuted, deleteMute, insertMute } from '../../../db/chat/mute.queries.ts';
import { requireStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { requirePlace } from '../read-place.ts';

export interface MutePlayerInput {
  readonly placeId: PlaceId;
  readonly userId: string;
  readonly isMuted: boolean;
}

/**
 * Lets a player only read in a place, or write there again: its hosts and staff do, over neither of whom it is done. What
 * is so already stays so.
 * @throws Refused NOT_FOUND, FORBIDDEN, ONESELF, LIST_FULL
 */
export async function mutePlayer(
  deps: Deps,
  actor: Actor,
  { placeId, userId, isMuted }: MutePlayerInput,
): Promise<void> {
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    const host = await requireStanding(tx, actor.userId);
    const { place, standing } = await requirePlace(deps, tx, placeId, { userId: host.id, role: host.role });
    if (!standing.isHost) throw new Refused('FORBIDDEN');
    const player = await readUser(tx, userId);
    if (!player || player.status === 'closed') throw new Refused('NOT_FOUND', { field: 'userId' });
    if (player.id === host.id) throw new Refused('ONESELF');
    if (isMuted && (isStaff(player.role) || place.hosts.includes(player.id))) throw new Refused('FORBIDDEN');
    if (isMuted && (await countMuted(tx, placeId)) >= MUTES_MAX)
      throw new Refused('LIST_FULL', { data: { max: MUTES_MAX } });
    const hasChanged = isMuted ? await insertMute(tx, { placeId, userId, at }) : await deleteMute(tx, placeId, userId);
    if (!hasChanged) return;
    await insertAudit(tx, {
      id: deps.newId(),
      actorId: host.id,
      action: isMuted ? 'chat.muted' : 'chat.unmuted',
      subject: 'user',
      subjectId: userId,
      reason: '',
      data: { channelId: placeId },
      at,
    });
  });
}
