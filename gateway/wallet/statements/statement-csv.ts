import { decimalOf } from '../../../domain/shared/money.ts';
import { TEXTS } from '../../../domain/wallet/__generated__/texts.ts';
import { lineName } from '../../../domain/wallet/statements.ts';
import { type Cell, toCsv } from '../../kernel/http/csv.ts';
import type { StatementContent } from './statement-pdf.ts';

/** A statement for a spreadsheet: opening balance, every booking, closing balance. */
export function statementCsv({ language, period, balanced, lines }: StatementContent): Buffer {
  const t = TEXTS[language];
  const header = [
    t.dateInUtc(),
    t.number(),
    t.description(),
    t.contestOrMethod(),
    t.reference(),
    t.amountInUsd(),
    t.balanceInUsd(),
  ];
  const edge = (at: number, name: string, cents: number): Cell[] => [
    new Date(at).toISOString(),
    '',
    name,
    '',
    '',
    '',
    decimalOf(cents),
  ];
  return toCsv(header, [
    edge(period.from, t.openingBalance(), balanced.openingCents),
    ...lines.map((line) => [
      new Date(line.at).toISOString(),
      line.number,
      lineName(t, line.kind, line.transferKind),
      line.detail ?? '',
      line.reference,
      decimalOf(line.amount),
      decimalOf(line.balanceAfter),
    ]),
    edge(period.until, t.closingBalance(), balanced.closingCents),
  ]);
}
