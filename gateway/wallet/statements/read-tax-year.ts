import { CURRENCIES } from '../../../domain/shared/money.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import type { FigureTable } from '../../../domain/wallet/figure-table.ts';
import { taxYearOf, taxYearTable, taxYearsBetween } from '../../../domain/wallet/tax-year.ts';
import { readUser } from '../../../db/accounts/index.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import { readFirstBooking } from '../../../db/wallet/statement.queries.ts';
import { readAccountYears } from '../../../db/wallet/tax-year.queries.ts';
import { lockStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';

/** The years in which a player's accounts were booked, from the first to this one, the latest first. */
export async function readTaxYears({ db, now }: Deps, userId: string): Promise<number[]> {
  const since = await readFirstBooking(db.read, userId, CURRENCIES);
  // A clock may have been put back since.
  return since === null || since > now() ? [] : taxYearsBetween(since, now());
}

/** A calendar year of a player's accounts, read from the books at one moment. @throws Refused BAD_INPUT, NOT_FOUND */
export async function readTaxYear({ db, now }: Deps, userId: string, year: number): Promise<FigureTable> {
  const readAt = now();
  if (!Number.isInteger(year) || year < 1970 || year > taxYearOf(readAt))
    throw new Refused('BAD_INPUT', { field: 'year' });
  return db.snapshot(async (read) => {
    const user = await readUser(read, userId);
    if (!user) throw new Refused('NOT_FOUND');
    return taxYearTable(year, user, await readAccountYears(read, userId, year), readAt);
  });
}

/**
 * The same for an administrator; that they looked stands in the audit log, where its player finds it, before anything is
 * shown. Nobody opens their own in this way.
 * @throws Refused FORBIDDEN, NOT_FOUND, OWN_ACCOUNT, BAD_INPUT
 */
export async function openTaxYear(deps: Deps, actor: Actor, accountId: string, year: number): Promise<FigureTable> {
  const table = await readTaxYear(deps, accountId, year);
  await deps.db.transact(async (tx) => {
    const staff = await lockStanding(tx, actor.userId);
    if (staff.role !== 'administrator') throw new Refused('FORBIDDEN');
    if (staff.id === accountId) throw new Refused('OWN_ACCOUNT');
    await insertAudit(tx, {
      id: deps.newId(),
      actorId: staff.id,
      action: 'account.tax-year-opened',
      subject: 'account',
      subjectId: accountId,
      reason: '',
      data: { to: String(year) },
      at: deps.now(),
    });
  });
  return table;
}
