import { listReportsOf } from '../../db/battles/battle.queries.ts';
import type { BattleReportRow } from '../../db/battles/battle.table.ts';
import { gathered } from '../kernel/manifest/gathered.ts';

/** What the players of a battle have said, the first to speak first; of all battles of one answer at once. */
export const loadReports = gathered<readonly BattleReportRow[]>(async ({ deps }, ids) => {
  const reports = await listReportsOf(deps.db.read, ids);
  return ids.map((id) => reports.filter(({ battleId }) => battleId === id));
});
