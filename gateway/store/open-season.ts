import { FIRST_SEASON, SEASON_LENGTH } from '../../domain/missions/season.ts';
import { findLastSeason, openSeason } from '../../db/missions/index.ts';
import { putOnSale } from '../../db/store/product.queries.ts';
import type { Deps } from '../kernel/deps.ts';

/** Opens the first season where there has been none, and puts its pass on sale until it ends; answers how many. */
export async function openFirstSeason(deps: Deps): Promise<number> {
  if (await findLastSeason(deps.db.read)) return 0;
  return deps.db.transact(async (tx) => {
    const startsAt = deps.now();
    if (!(await openSeason(tx, { id: FIRST_SEASON, startsAt, endsAt: startsAt + SEASON_LENGTH }))) return 0;
    await putOnSale(tx, FIRST_SEASON, startsAt, startsAt + SEASON_LENGTH);
    return 1;
  });
}
