import { taxListTable } from '../../../domain/admin/tax-list.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { FIGURE_ROWS_MAX, type FigureTable } from '../../../domain/wallet/figure-table.ts';
import { taxYearOf, taxYearStart } from '../../../domain/wallet/tax-year.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import { readSettings } from '../../../db/settings/setting.queries.ts';
import { listLargePayouts } from '../../../db/wallet/index.ts';
import { lockStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';

/**
 * The players of a calendar year whose payouts reach a threshold of the configuration. That somebody looked stands in the
 * audit log of each of them, who finds it in their archive, before anything is shown.
 * @throws Refused BAD_INPUT, FORBIDDEN, REPORT_TOO_LONG
 */
export function openTaxList(deps: Deps, actor: Actor, year: number): Promise<FigureTable> {
  const at = deps.now();
  if (!Number.isInteger(year) || year < 1970 || year > taxYearOf(at)) throw new Refused('BAD_INPUT', { field: 'year' });
  return deps.db.transact(async (tx) => {
    const staff = await lockStanding(tx, actor.userId);
    if (staff.role !== 'administrator') throw new Refused('FORBIDDEN');
    const { taxListCents, taxListPayouts } = await readSettings(tx);
    const terms = { sumCents: taxListCents, payouts: taxListPayouts };
    const [from, until] = [taxYearStart(year), taxYearStart(year + 1)];
    // The row of sums is one of those that a table may have.
    const players = await listLargePayouts(tx, from, until, terms, FIGURE_ROWS_MAX);
    if (players.length >= FIGURE_ROWS_MAX) throw new Refused('REPORT_TOO_LONG', { data: { rows: FIGURE_ROWS_MAX } });
    for (const { userId } of players)
      await insertAudit(tx, {
        id: deps.newId(),
        actorId: staff.id,
        action: 'account.tax-list-opened',
        subject: 'account',
        subjectId: userId,
        reason: '',
        data: { to: String(year) },
        at,
      });
    return taxListTable(year, terms, players, at);
  });
}
