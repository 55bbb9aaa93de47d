import type { Region } from '../../domain/shared/regions.ts';
import { chooseRegion } from '../../domain/results/leaderboard.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { updateRegion } from '../../db/accounts/region.queries.ts';
import { lockUser } from '../../db/accounts/user.queries.ts';
import { requireStanding } from '../accounts/standing.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';

/** Chooses the region on whose boards the caller's battles count from now on. @throws Refused REGION_FIXED */
export async function setRegion(deps: Deps, { userId }: Actor, region: Region): Promise<void> {
  await deps.db.transact(async (tx) => {
    const user = await lockUser(tx, userId);
    await requireStanding(tx, userId);
    if (!user) throw new Refused('UNAUTHENTICATED');
    const at = deps.now();
    must(chooseRegion(user, region, at));
    if (user.region !== region) await updateRegion(tx, userId, region, at);
  });
}
