import { LOCALE } from '../format/locale.ts';
import type { StatementType } from '../data/__generated__/schema-types.ts';
import * as t from './__generated__/messages.ts';

const month = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `October 2026`, `Q4 2026`; `date` is an instant of the statement's last day, UTC. */
export function periodWords({ type, date }: { readonly type: StatementType; readonly date: number }): string {
  if (type === 'MONTHLY') return month.format(date);
  const last = new Date(date);
  return t.quarterOfYear({ quarter: Math.floor(last.getUTCMonth() / 3) + 1, year: last.getUTCFullYear() });
}
