import { dayIn } from '../../../domain/shared/figures.ts';
import type { Language } from '../../../domain/shared/languages.ts';
import { TEXTS, type Texts } from '../../../domain/wallet/__generated__/texts.ts';
import {
  type Balanced,
  type Period,
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
  dollarsOf,
  drawPdf,
  momentOf,
  put,
  regular,
} from './pdf-sheet.ts';

/** Everything that stands on a statement. */
export interface StatementContent {
  /** What its account reads when it is issued. */
  readonly language: Language;
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

const columnsIn = (t: Texts): readonly SheetColumn[] => [
  { header: t.dateInUtc(), x: LEFT + 8, width: 92, align: 'left' },
  { header: t.description(), x: 150, width: 118, align: 'left' },
  { header: t.reference(), x: 270, width: 145, align: 'left' },
  { header: t.amount(), x: 415, width: 60, align: 'right' },
  { header: t.balance(), x: 477, width: 62, align: 'right' },
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
  const { language, type, period, account, balanced, lines, issuedAt, isPlayMoney } = content;
  const t = TEXTS[language];
  const day = (at: number): string => dayIn(language, at);
  sheet.opening(`${t.statementTitle({ type })}, ${periodTitle(period.name, language)}`, [
    [t.account(), t.accountNumber(account)],
    [t.period(), t.spanOfDays({ from: day(period.from), until: day(period.until - 1) })],
    [t.issued(), t.dayInUtc({ day: day(issuedAt) })],
    [t.currency(), isPlayMoney ? t.usDollarsOfPlayMoney() : t.usDollars()],
  ]);
  const sum = (isIn: boolean) => lines.reduce((total, { amount }) => (amount > 0 === isIn ? total + amount : total), 0);
  sheet.band([
    [t.openingBalance(), dollarsOf(balanced.openingCents)],
    [t.moneyIn(), dollarsOf(sum(true), true)],
    [t.moneyOut(), dollarsOf(sum(false), true)],
    [t.closingBalance(), dollarsOf(balanced.closingCents)],
  ]);
}

async function drawBookings(sheet: Sheet, content: StatementContent): Promise<void> {
  const { language, period, balanced, lines } = content;
  const t = TEXTS[language];
  sheet.title(t.transactions());
  sheet.header(columnsIn(t));
  const edge = (at: number, name: string, cents: number): Promise<void> =>
    sheet.row([dayIn(language, at), name, '', '', dollarsOf(cents)], { isBold: true });
  await edge(period.from, t.openingBalance(), balanced.openingCents);
  for (const { at, kind, transferKind, reference, amount, balanceAfter, detail } of lines)
    await sheet.row([
      momentOf(language, at),
      lineName(t, kind, transferKind),
      referenceCell(reference, detail),
      dollarsOf(amount, true),
      dollarsOf(balanceAfter),
    ]);
  await edge(period.until - 1, t.closingBalance(), balanced.closingCents);
  sheet.gap(22);
  sheet.title(t.totals());
  for (const { name, count, amount } of balanced.totals)
    await sheet.row([t.countTransactions({ count }), name, '', dollarsOf(amount, true), '']);
  const change = dollarsOf(balanced.closingCents - balanced.openingCents, true);
  await sheet.row([t.countInAll({ count: lines.length }), t.changeOfTheBalance(), '', change, ''], { isBold: true });
  sheet.note(t.moneyHeldIsNotInThisBalance());
}

/**
 * The statement as a document. The same content gives the same bytes: its date is the issue's, and nothing in it is
 * random.
 */
export function statementPdf(content: StatementContent): Promise<Buffer> {
  const { language, type, account, issuedAt } = content;
  const t = TEXTS[language];
  const { username } = account;
  const [title, period] = [t.statementTitle({ type }), periodTitle(content.period.name, language)];
  return drawPdf(
    {
      language,
      title: `${title}, ${period}`,
      subject: t.accountOf({ username }),
      at: issuedAt,
      head: [title, `${period} · ${username}`],
      foot: t.footOfStatement({ period, username }),
    },
    async (sheet) => {
      drawFacts(sheet, content);
      await drawBookings(sheet, content);
    },
  );
}
