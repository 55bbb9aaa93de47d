import type { Currency } from '../../../domain/shared/money.ts';
import { bonusSourceOf } from '../../../domain/wallet/bonus-sources.ts';
import { coinEntryOf } from '../../../domain/wallet/coin-log.ts';
import type { EntryKind } from '../../../domain/wallet/ledger.ts';
import type { Reader } from '../../../db/client/database.ts';
import { type AccountLine, listLines } from '../../../db/wallet/history.queries.ts';
import type { LedgerLine } from '../funds.types.ts';
import { readNames } from './read-names.ts';

interface LineQuestion {
  readonly userId: string;
  readonly currency: Currency;
  /** Null for all. */
  readonly kinds: readonly EntryKind[] | null;
  readonly limit: number;
  /** The number of the last line seen; null from the newest on. */
  readonly past: number | null;
}

/** What the house or the viewers have given something for; null for what names itself. */
function sourceOf({ transferKind, opKey }: AccountLine): string | null {
  if (transferKind === 'creator') return 'Viewer wagers';
  if (transferKind === 'sponsorship') return 'Sponsored challenge';
  return transferKind === 'bonus' ? bonusSourceOf(opKey) : null;
}

export type NamedLine = AccountLine & LedgerLine;

/** A page of a player's bookings, each with the name of what it belongs to, which are read at once. */
export async function readLines(reader: Reader, question: LineQuestion): Promise<NamedLine[]> {
  const { userId, currency, limit, past, kinds } = question;
  const lines = await listLines(reader, userId, currency, limit, past, kinds);
  const { subjects, methods } = await readNames(
    reader,
    lines.flatMap(({ subjectId }) => subjectId ?? []),
  );
  return lines.map((line) => {
    const subject = subjects.get(line.subjectId ?? '');
    const name = subject?.title ?? methods.get(line.subjectId ?? '');
    return {
      ...line,
      currency,
      id: `${line.transferId}:${line.number}`,
      path: subject?.path ?? null,
      detail: name ?? sourceOf(line),
      coins: currency === 'BC' ? coinEntryOf({ ...line, title: subject?.title ?? null }) : null,
    };
  });
}
