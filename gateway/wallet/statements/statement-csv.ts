import { decimalOf } from '../../../domain/shared/money.ts';
import { lineName } from '../../../domain/wallet/statements.ts';
import { type Cell, toCsv } from '../../kernel/http/csv.ts';
import type { StatementContent } from './statement-pdf.ts';

const HEADER = ['Date (UTC)', 'Number', 'Description', 'For', 'Reference', 'Amount (USD)', 'Balance (USD)'];

/** A statement for a spreadsheet: opening balance, every booking, closing balance. */
export function statementCsv({ period, balanced, lines }: StatementContent): Buffer {
  const edge = (at: number, name: string, cents: number): Cell[] => [
    new Date(at).toISOString(),
    '',
    name,
    '',
    '',
    '',
    decimalOf(cents),
  ];
  return toCsv(HEADER, [
    edge(period.from, 'Opening balance', balanced.openingCents),
    ...lines.map((line) => [
      new Date(line.at).toISOString(),
      line.number,
      lineName(line.kind, line.transferKind),
      line.detail ?? '',
      line.reference,
      decimalOf(line.amount),
      decimalOf(line.balanceAfter),
    ]),
    edge(period.until, 'Closing balance', balanced.closingCents),
  ]);
}
