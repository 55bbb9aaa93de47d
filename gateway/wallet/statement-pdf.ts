import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { decimalOf } from '../../domain/shared/money.ts';
import {
  type Balanced,
  type Period,
  STATEMENT_TITLES,
  type StatementLine,
  type StatementType,
  lineName,
  periodTitle,
} from '../../domain/wallet/statements.ts';
import { unpackWoff } from './unpack-woff.ts';

/** Everything that stands on a statement. */
export interface StatementContent {
  readonly type: StatementType;
  readonly period: Period;
  /** Whose it is; usernames are plain letters, which the document's fonts have. */
  readonly account: { readonly id: string; readonly username: string };
  readonly balanced: Balanced;
  readonly lines: readonly NamedStatementLine[];
  readonly issuedAt: number;
}

/** A booking with the title of its contest or the name of what it was paid with. */
export interface NamedStatementLine extends StatementLine {
  readonly detail: string | null;
}

type Document = PDFKit.PDFDocument;

/** Of headings and large figures; unpacked for the first statement. */
let headingFont: Buffer | null = null;
const readHeadingFont = (): Buffer =>
  (headingFont ??= unpackWoff(
    readFileSync(createRequire(import.meta.url).resolve('@fontsource/rajdhani/files/rajdhani-latin-700-normal.woff')),
  ));

/** Points, on A4. */
const LEFT = 48;
const RIGHT = 547;
const WIDTH = RIGHT - LEFT;
const TABLE_TOP = 96;
const PAGE_END = 782;
const FOOT = 800;
const ROW = 18;

const INK = '#14171f';
const DIM = '#5b6272';
const LINE = '#d9dce3';
const BAND = '#f4f5f8';
const EMBER = '#d9580f';
const COIN = '#d6a21b';

/** Of many thousand bookings: a breath for the other callers after so many. */
const ROWS_A_TURN = 200;

const COLUMNS = [
  { header: 'Date (UTC)', x: LEFT + 8, width: 92, align: 'left' },
  { header: 'Description', x: 150, width: 118, align: 'left' },
  { header: 'Reference', x: 270, width: 145, align: 'left' },
  { header: 'Amount', x: 415, width: 60, align: 'right' },
  { header: 'Balance', x: 477, width: 62, align: 'right' },
] as const;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `Mar 4, 2026` */
const dateOf = (at: number): string => day.format(at);
/** `Mar 4, 2026 14:05` */
const momentOf = (at: number): string => `${dateOf(at)} ${new Date(at).toISOString().slice(11, 16)}`;

/** `$1,247.50`, `-$52.50`; with a plus where the sign carries the meaning. */
function dollarsOf(cents: number, signed = false): string {
  const [whole = '', rest = ''] = decimalOf(Math.abs(cents)).split('.', 2);
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : signed && cents > 0 ? '+' : ''}$${grouped}.${rest}`;
}

/** One line of text that never runs over its column. */
function put(doc: Document, text: string, x: number, y: number, width: number, align: 'left' | 'right' = 'left'): void {
  doc.text(text, x, y, { width, align, lineBreak: false, height: ROW, ellipsis: true });
}

/** Latin-1, which the document's fonts have; a title with anything else stands in the CSV alone. */
const DRAWABLE = /^[\x20-\x7e\xa0-\xff]*$/;

const regular = (doc: Document, size: number, colour = INK) => doc.font('Helvetica').fontSize(size).fillColor(colour);
const bold = (doc: Document, size: number, colour = INK) => doc.font('Helvetica-Bold').fontSize(size).fillColor(colour);
const heading = (doc: Document, size: number) => doc.font('Heading').fontSize(size).fillColor(INK);

function rule(doc: Document, y: number, colour = LINE): void {
  doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(colour).stroke();
}

/** The mark of the web app, in the inks of paper. */
function drawBrand(doc: Document): void {
  doc.save().translate(LEFT, 36).scale(0.875);
  doc.path('M15 2 4 7v10.5L10.5 26V13l4.5-3.2V2Z').fill(EMBER);
  doc.path('M17 30 28 25V14.5L21.5 6v13L17 22.2V30Z').fill(INK);
  doc.path('m16 12.5 2.4 3.5-2.4 3.5-2.4-3.5Z').fill(COIN);
  doc.restore();
  heading(doc, 22).text('Gauntlet', LEFT + 34, 38, { lineBreak: false, characterSpacing: 0.6 });
}

/** On every page: whose statement of what this is. */
function drawHead(doc: Document, { type, period, account }: StatementContent): void {
  drawBrand(doc);
  bold(doc, 10);
  put(doc, STATEMENT_TITLES[type], 300, 38, RIGHT - 300, 'right');
  regular(doc, 9, DIM);
  put(doc, `${periodTitle(period.name)} · ${account.username}`, 300, 52, RIGHT - 300, 'right');
  rule(doc, 76);
}

function drawFacts(doc: Document, content: StatementContent): void {
  const { period, account, balanced, lines, issuedAt } = content;
  heading(doc, 26).text(`${STATEMENT_TITLES[content.type]}, ${periodTitle(period.name)}`, LEFT, 96, {
    lineBreak: false,
  });
  const facts = [
    ['Account', `${account.username} (No. ${account.id})`],
    ['Period', `${dateOf(period.from)} to ${dateOf(period.until - 1)} (UTC)`],
    ['Issued', `${dateOf(issuedAt)} (UTC)`],
    ['Currency', 'US dollars (USD)'],
  ] as const;
  for (const [index, [term, detail]] of facts.entries()) {
    const y = 138 + index * 16;
    regular(doc, 9, DIM);
    put(doc, term, LEFT, y, 70);
    regular(doc, 9);
    put(doc, detail, LEFT + 70, y, WIDTH - 70);
  }
  const sum = (isIn: boolean) => lines.reduce((total, { amount }) => (amount > 0 === isIn ? total + amount : total), 0);
  const figures = [
    ['Opening balance', dollarsOf(balanced.openingCents)],
    ['Money in', dollarsOf(sum(true), true)],
    ['Money out', dollarsOf(sum(false), true)],
    ['Closing balance', dollarsOf(balanced.closingCents)],
  ] as const;
  doc.roundedRect(LEFT, 216, WIDTH, 56, 4).fill(BAND);
  for (const [index, [term, figure]] of figures.entries()) {
    const x = LEFT + 14 + (index * WIDTH) / 4;
    regular(doc, 8.5, DIM);
    put(doc, term, x, 228, WIDTH / 4 - 20);
    bold(doc, 13);
    put(doc, figure, x, 244, WIDTH / 4 - 20);
  }
}

/** Draws rows from the top to the end of a page and goes on on the next one. */
class Sheet {
  readonly #doc: Document;
  readonly #content: StatementContent;
  #y: number;
  #columns: readonly (typeof COLUMNS)[number][] | null = null;

  constructor(doc: Document, content: StatementContent, y: number) {
    this.#doc = doc;
    this.#content = content;
    this.#y = y;
  }

  /** A heading that stays with at least the next three rows. */
  title(text: string): void {
    this.#columns = null;
    this.#need(28 + 4 * ROW);
    heading(this.#doc, 15).text(text, LEFT, this.#y, { lineBreak: false });
    this.#y += 26;
  }

  header(): void {
    this.#columns = COLUMNS;
    this.#drawHeader();
  }

  /** `detail` stands above the reference. */
  row(cells: readonly string[], { isBold = false, detail = null as string | null } = {}): void {
    this.#need(ROW);
    const isNamed = detail !== null && DRAWABLE.test(detail);
    for (const [index, { x, width, align }] of COLUMNS.entries()) {
      if (index === 2) {
        if (isNamed) put(regular(this.#doc, 7.5), detail, x, this.#y + 2.2, width);
        put(
          regular(this.#doc, isNamed ? 5.6 : 6.8, DIM),
          cells[index] ?? '',
          x,
          this.#y + (isNamed ? 10.8 : 6.2),
          width,
        );
        continue;
      }
      const set = isBold ? bold : regular;
      put(set(this.#doc, 8.5), cells[index] ?? '', x, this.#y + 5, width, align);
    }
    this.#y += ROW;
    rule(this.#doc, this.#y);
  }

  note(text: string): void {
    this.#columns = null;
    this.#need(48);
    regular(this.#doc, 8, DIM).text(text, LEFT, this.#y + 14, { width: WIDTH, lineGap: 2 });
    this.#y += 48;
  }

  gap(points: number): void {
    this.#y += points;
  }

  #drawHeader(): void {
    this.#doc.rect(LEFT, this.#y, WIDTH, ROW).fill(BAND);
    for (const { header, x, width, align } of this.#columns ?? []) {
      bold(this.#doc, 8, DIM);
      put(this.#doc, header, x, this.#y + 5.5, width, align);
    }
    this.#y += ROW;
  }

  #need(points: number): void {
    if (this.#y + points <= PAGE_END) return;
    this.#doc.addPage();
    drawHead(this.#doc, this.#content);
    this.#y = TABLE_TOP;
    if (this.#columns) this.#drawHeader();
  }
}

async function drawBookings(doc: Document, content: StatementContent): Promise<void> {
  const { period, balanced, lines } = content;
  const sheet = new Sheet(doc, content, 296);
  sheet.title('Bookings');
  sheet.header();
  sheet.row([dateOf(period.from), 'Opening balance', '', '', dollarsOf(balanced.openingCents)], { isBold: true });
  for (const [index, line] of lines.entries()) {
    const { at, kind, transferKind, reference, amount, balanceAfter, detail } = line;
    const name = lineName(kind, transferKind);
    sheet.row([momentOf(at), name, reference, dollarsOf(amount, true), dollarsOf(balanceAfter)], { detail });
    if (index % ROWS_A_TURN === ROWS_A_TURN - 1) await setImmediate();
  }
  sheet.row([dateOf(period.until - 1), 'Closing balance', '', '', dollarsOf(balanced.closingCents)], { isBold: true });
  sheet.gap(22);
  sheet.title('Totals');
  for (const { name, count, amount } of balanced.totals)
    sheet.row([`${count} ${count === 1 ? 'booking' : 'bookings'}`, name, '', dollarsOf(amount, true), '']);
  sheet.row(
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
 * random. `compress: false` keeps its texts readable in the file.
 */
export async function statementPdf(content: StatementContent, { compress = true } = {}): Promise<Buffer> {
  // A large library, and most gateways start without a statement to make.
  const { default: PDFDocument } = await import('pdfkit');
  const { type, period, account, issuedAt } = content;
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 36, bottom: 24, left: LEFT, right: 595 - RIGHT },
    bufferPages: true,
    compress,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: `${STATEMENT_TITLES[type]}, ${periodTitle(period.name)}`,
      Author: 'Gauntlet',
      Subject: `Account of ${account.username}`,
      Creator: 'Gauntlet',
      CreationDate: new Date(issuedAt),
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => void chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.once('end', resolve);
    doc.once('error', reject);
  });
  doc.registerFont('Heading', readHeadingFont());
  drawHead(doc, content);
  drawFacts(doc, content);
  await drawBookings(doc, content);
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    regular(doc, 8, DIM);
    put(doc, `Gauntlet · ${periodTitle(period.name)} · Account ${account.username}`, LEFT, FOOT, 300);
    put(doc, `Page ${page + 1} of ${count}`, 400, FOOT, RIGHT - 400, 'right');
  }
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
