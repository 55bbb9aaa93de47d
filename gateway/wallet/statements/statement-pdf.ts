import {
  type Balanced,
  type Period,
  STATEMENT_TITLES,
  type StatementLine,
  type StatementType,
  lineName,
  periodTitle,
} from '../../../domain/wallet/statements.ts';
import {
  LEFT,
  type Sheet,
  type SheetCell,
  type SheetColumn,
  dateOf,
  dollarsOf,
  drawPdf,
  momentOf,
  put,
  regular,
} from './pdf-sheet.ts';

/** Everything that stands on a statement. */
export interface StatementContent {
  readonly type: StatementType;
  readonly period: Period;
  /** Whose it is; usernames are plain letters, which the document's fonts have. */
  readonly account: { readonly id: string; readonly username: string };
  readonly balanced: Balanced;
  readonly lines: readonly NamedStatementLine[];
  readonly issuedAt: number;
  /** Of the sandbox: nobody has paid it. */
  readonly isPlayMoney: boolean;
}

/** A booking with the title of its contest or the name of what it was paid with. */
export interface NamedStatementLine extends StatementLine {
  readonly detail: string | null;
}

const COLUMNS: readonly SheetColumn[] = [
  { header: 'Date (UTC)', x: LEFT + 8, width: 92, align: 'left' },
  { header: 'Description', x: 150, width: 118, align: 'left' },
  { header: 'Reference', x: 270, width: 145, align: 'left' },
  { header: 'Amount', x: 415, width: 60, align: 'right' },
  { header: 'Balance', x: 477, width: 62, align: 'right' },
];

/** Latin-1, which the document's fonts have; a title with anything else stands in the CSV alone. */
const DRAWABLE = /^[\x20-\x7e\xa0-\xff]*$/;

/** The detail above the reference, where there is one that can be drawn. */
function referenceCell(reference: string, detail: string | null): SheetCell {
  return (doc, x, y, width) => {
    const isNamed = detail !== null && DRAWABLE.test(detail);
    if (isNamed) put(regular(doc, 7.5), detail, x, y + 2.2, width);
    put(regular(doc, isNamed ? 5.6 : 6.8, true), reference, x, y + (isNamed ? 10.8 : 6.2), width);
  };
}

function drawFacts(sheet: Sheet, content: StatementContent): void {
  const { period, account, balanced, lines, issuedAt } = content;
  sheet.opening(`${STATEMENT_TITLES[content.type]}, ${periodTitle(period.name)}`, [
    ['Account', `${account.username} (No. ${account.id})`],
    ['Period', `${dateOf(period.from)} to ${dateOf(period.until - 1)} (UTC)`],
    ['Issued', `${dateOf(issuedAt)} (UTC)`],
    ['Currency', content.isPlayMoney ? 'US dollars (USD), play money' : 'US dollars (USD)'],
  ]);
  const sum = (isIn: boolean) => lines.reduce((total, { amount }) => (amount > 0 === isIn ? total + amount : total), 0);
  sheet.band([
    ['Opening balance', dollarsOf(balanced.openingCents)],
    ['Money in', dollarsOf(sum(true), true)],
    ['Money out', dollarsOf(sum(false), true)],
    ['Closing balance', dollarsOf(balanced.closingCents)],
  ]);
}

async function drawBookings(sheet: Sheet, content: StatementContent): Promise<void> {
  const { period, balanced, lines } = content;
  sheet.title('Bookings');
  sheet.header(COLUMNS);
  await sheet.row([dateOf(period.from), 'Opening balance', '', '', dollarsOf(balanced.openingCents)], { isBold: true });
  for (const { at, kind, transferKind, reference, amount, balanceAfter, detail } of lines)
    await sheet.row([
      momentOf(at),
      lineName(kind, transferKind),
      referenceCell(reference, detail),
      dollarsOf(amount, true),
      dollarsOf(balanceAfter),
    ]);
  await sheet.row([dateOf(period.until - 1), 'Closing balance', '', '', dollarsOf(balanced.closingCents)], {
    isBold: true,
  });
  sheet.gap(22);
  sheet.title('Totals');
  for (const { name, count, amount } of balanced.totals)
    await sheet.row([`${count} ${count === 1 ? 'booking' : 'bookings'}`, name, '', dollarsOf(amount, true), '']);
  await sheet.row(
    [
      `${lines.length} in all`,
      'Change of the balance',
      '',
      dollarsOf(balanced.closingCents - balanced.openingCents, true),
      '',
    ],
    { isBold: true },
  );
  sheet.note(
    'Money held for open battles and for withdrawals under way has left this balance and lies in escrow; what comes back appears as a refund or payout. Times are in UTC. BattleCoin is not money and is listed in the wallet.',
  );
}

/**
 * The statement as a document. The same content gives the same bytes: its date is the issue's, and nothing in it is
 * random.
 */
export function statementPdf(content: StatementContent): Promise<Buffer> {
  const { type, period, account, issuedAt } = content;
  const title = periodTitle(period.name);
  return drawPdf(
    {
      title: `${STATEMENT_TITLES[type]}, ${title}`,
      subject: `Account of ${account.username}`,
      at: issuedAt,
      head: [STATEMENT_TITLES[type], `${title} · ${account.username}`],
      foot: `Gauntlet · ${title} · Account ${account.username}`,
    },
    async (sheet) => {
      drawFacts(sheet, content);
      await drawBookings(sheet, content);
    },
  );
}
