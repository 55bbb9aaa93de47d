import { ODDS_TABLES, OPENINGS_SHOWN_FROM, Z_99_99, realisedOdds } from '../../../domain/store/odds.ts';
import { readOddsCounts } from '../../../db/store/crate.queries.ts';
import { raiseAlert } from '../../../db/wallet/index.ts';
import type { Deps } from '../../kernel/deps.ts';

declare module '../../../db/jobs/job-payloads.ts' {
  interface JobPayloads {
    'odds.watch': object;
  }
}

/**
 * Alerts staff of a rarity that crates bring more or less often than their odds explain: the interval is one that chance
 * leaves in one look of ten thousand. An alert that is open is not raised again.
 */
export async function watchOdds(deps: Deps): Promise<void> {
  for (const table of ODDS_TABLES) {
    const { id, version } = table;
    const counts = await readOddsCounts(deps.db.read, id, version);
    const openings = [...counts.values()].reduce((sum, hits) => sum + hits, 0);
    if (openings < OPENINGS_SHOWN_FROM) continue;
    for (const { rarity, isWithin } of realisedOdds(table, counts, Z_99_99)) {
      if (isWithin) continue;
      const message = `${id}, version ${version}: ${rarity} comes at another rate than its odds explain`;
      const difference = { kind: 'odds', message, subject: `${id}:${version}`, currency: null, sides: [] } as const;
      const uniqueKey = `odds:${id}:${version}:${rarity}`;
      await deps.db.transact((tx) => raiseAlert(tx, { id: deps.newId(), uniqueKey, difference, at: deps.now() }));
    }
  }
}
