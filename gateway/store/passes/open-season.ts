import { FIRST_SEASON, SEASON_LENGTH, type Season, seasonAfter } from '../../../domain/missions/season.ts';
import { battlePass } from '../../../domain/store/catalogue.ts';
import { findNewestSeason, openSeason } from '../../../db/missions/index.ts';
import { addProduct, putOnSale } from '../../../db/store/product.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import { tellOfSale } from '../tell-wishers.ts';

/** The season that is to be opened now; null where there is none. */
function dueSeason(newest: Season | null, now: number): Season | null {
  return newest === null ? { id: FIRST_SEASON, startsAt: now, endsAt: now + SEASON_LENGTH } : seasonAfter(newest, now);
}

/**
 * Opens the first season at once, and the next one as soon as the one before has ended, to begin after the break; its
 * pass is listed from then on and sold while the season runs, of which who wishes for it is told. Answers how many.
 */
export async function openDueSeason(deps: Deps): Promise<number> {
  if (dueSeason(await findNewestSeason(deps.db.read), deps.now()) === null) return 0;
  return deps.db.transact(async (tx) => {
    const season = dueSeason(await findNewestSeason(tx), deps.now());
    if (season === null || !(await openSeason(tx, season))) return 0;
    const pass = battlePass(season.id, 0);
    await addProduct(tx, pass);
    await putOnSale(tx, season.id, season.startsAt, season.endsAt);
    await tellOfSale(deps, tx, { productId: pass.id, from: season.startsAt });
    return 1;
  });
}
