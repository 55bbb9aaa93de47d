import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { type Battle, type BattleStatus, isPlayer } from './battle.ts';
import { type Invite, inviteStatusAt } from './invite.ts';

/** The latest invite to a rematch of a battle, and how the battle stands that came of it; null where none did. */
export type AskedRematch = Pick<Invite, 'fromId' | 'status' | 'expiresAt'> & {
  readonly nextStatus: BattleStatus | null;
};

/** What is to be read of a rematch: asked for, agreed to, or neither. A battle that did not take place is none. */
export function rematchAt(latest: AskedRematch | null, now: number): 'asked' | 'agreed' | null {
  if (latest === null) return null;
  const status = inviteStatusAt(latest, now);
  if (status === 'pending') return 'asked';
  if (status !== 'accepted') return null;
  return latest.nextStatus === 'cancelled' || latest.nextStatus === 'expired' ? null : 'agreed';
}

/**
 * What a press on 'Rematch' does: the first one asks, the other player's accepts, and every further one changes nothing.
 * Refusals: NOT_FOUND for whoever did not play, BATTLE_NOT_OVER.
 */
export function pressRematch(
  battle: Battle,
  latest: AskedRematch | null,
  accountId: string,
  now: number,
): Ruling<'ask' | 'accept' | 'stands'> {
  if (!isPlayer(battle, accountId)) return refuse('NOT_FOUND');
  if (battle.status !== 'completed') return refuse('BATTLE_NOT_OVER');
  const standing = rematchAt(latest, now);
  if (standing === null) return allow('ask');
  return allow(standing === 'asked' && latest?.fromId !== accountId ? 'accept' : 'stands');
}
