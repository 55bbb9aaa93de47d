import type { Currency } from '../../domain/shared/money.ts';
import { bonusSourceOf } from '../../domain/wallet/bonus-sources.ts';
import type { EntryKind } from '../../domain/wallet/ledger.ts';
import type { Reader } from '../../db/client/database.ts';
import { type AccountLine, listLines } from '../../db/wallet/history.queries.ts';
import { readPaymentNames } from '../../db/wallet/payment-names.queries.ts';
import { readSubjects } from '../../db/wallet/stake.queries.ts';
import type { LedgerLine } from './funds.types.ts';

interface LineQuestion {
  readonly userId: string;
  readonly currency: Currency;
  /** Null for all. */
  readonly kinds: readonly EntryKind[] | null;
  readonly limit: number;
  /** The number of the last line seen; null from the newest on. */
  readonly past: number | null;
}

export type NamedLine = AccountLine & LedgerLine;

/** A page of a player's bookings, each with the name of what it belongs to; two reads for all of the names. */
export async function readLines(reader: Reader, question: LineQuestion): Promise<NamedLine[]> {
  const { userId, currency, limit, past, kinds } = question;
  const lines = await listLines(reader, userId, currency, limit, past, kinds);
  const ids = [...new Set(lines.flatMap(({ subjectId }) => subjectId ?? []))];
  const [subjects, methods] = await Promise.all([readSubjects(reader, ids), readPaymentNames(reader, ids)]);
  return lines.map((line) => {
    const subject = subjects.get(line.subjectId ?? '');
    const name = subject?.title ?? methods.get(line.subjectId ?? '');
    return {
      ...line,
      id: `${line.transferId}:${line.number}`,
      path: subject?.path ?? null,
      detail: name ?? (line.transferKind === 'bonus' ? bonusSourceOf(line.opKey) : null),
    };
  });
}
