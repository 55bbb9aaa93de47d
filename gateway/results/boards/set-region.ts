import type { Region } from '../../../domain/shared/regions.ts';
import { chooseRegion } from '../../../domain/results/leaderboard.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { lockUser, updateRegion } from '../../../db/accounts/index.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { requireStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';

/** Chooses the region on whose boards the caller's battles count from now on. @throws Refused REGION_FIXED */
export async function setRegion(deps: Deps, { userId }: Actor, region: Region): Promise<void> {
  await deps.db.transact(async (tx) => {
    const user = await lockUser(tx, userId);
    await requireStanding(tx, userId);
    if (!user) throw new Refused('UNAUTHENTICATED');
    const at = deps.now();
    must(chooseRegion(user, region, at));
    if (user.region === region) return;
    await updateRegion(tx, userId, region, at);
    await appendEvent(tx, {
      type: 'account.region-chosen',
      entity: 'account',
      entityId: userId,
      concerns: [],
      data: {},
      at,
    });
  });
}
