import { cancelBattle } from '../../../domain/battles/cancel-battle.ts';
import { dropInvite } from '../../../domain/battles/invite.ts';
import { must } from '../../../domain/shared/refusals.ts';
import { applyTransition } from '../../../db/battles/apply-transition.ts';
import { lockOpenSeatsOf } from '../../../db/battles/battle.queries.ts';
import { endInvite, lockPendingOf } from '../../../db/battles/invite.queries.ts';
import type { BattleInviteRow } from '../../../db/battles/invite.table.ts';
import type { Tx } from '../../../db/client/database.ts';
import type { Open } from '../../kernel/manifest/withdraw-open.ts';

export async function dropInvites(tx: Tx, invites: readonly BattleInviteRow[], at: number): Promise<void> {
  for (const invite of invites) {
    const dropped = dropInvite(invite, at);
    if (dropped) await endInvite(tx, invite, dropped);
  }
}

/** Battles whose second seat is free, and invites in either direction. */
export const openBattles: Open = async ({ deps, tx, userId, at }) => {
  const [seats, invites] = [await lockOpenSeatsOf(tx, userId), await lockPendingOf(tx, userId)];
  for (const row of seats) {
    const transition = must(cancelBattle(row, userId, at));
    await applyTransition(tx, row, transition, { at, actorId: null, staker: null, newId: deps.newId });
  }
  await dropInvites(tx, invites, at);
};
