import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { dayIn } from '../../../domain/shared/figures.ts';
import { LOCALES, type Language } from '../../../domain/shared/languages.ts';
import { decimalOf } from '../../../domain/shared/money.ts';
import { TEXTS } from '../../../domain/wallet/__generated__/texts.ts';
import { unpackWoff } from './unpack-woff.ts';

export type PdfDocument = PDFKit.PDFDocument;

/** Of headings and large figures; unpacked for the first document. */
let headingFont: Buffer | null = null;
const readHeadingFont = (): Buffer =>
  (headingFont ??= unpackWoff(
    readFileSync(createRequire(import.meta.url).resolve('@fontsource/rajdhani/files/rajdhani-latin-700-normal.woff')),
  ));

/** Points, on A4: 595 by 842. */
const SHORT = 595;
const LONG = 842;
export const LEFT = 48;
const TABLE_TOP = 96;
export const ROW = 18;

const INK = '#14171f';
const DIM = '#5b6272';
const LINE = '#d9dce3';
const BAND = '#f4f5f8';
const EMBER = '#d9580f';
const COIN = '#d6a21b';

/** Of many thousand rows: a breath for the other callers after so many. */
const ROWS_A_TURN = 200;

/** `Mar 4, 2026 14:05` */
export const momentOf = (language: Language, at: number): string =>
  `${dayIn(language, at)} ${new Date(at).toISOString().slice(11, 16)}`;

const grouped = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** `1,247`, `-52` */
export const countOf = (count: number): string => `${count < 0 ? '-' : ''}${grouped(String(Math.abs(count)))}`;

/** `$1,247.50`, `-$52.50`; with a plus where the sign carries the meaning. */
export function dollarsOf(cents: number, signed = false): string {
  const [whole = '', rest = ''] = decimalOf(Math.abs(cents)).split('.', 2);
  return `${cents < 0 ? '-' : signed && cents > 0 ? '+' : ''}$${grouped(whole)}.${rest}`;
}

/** One line of text that never runs over its column. */
export function put(
  doc: PdfDocument,
  text: string,
  x: number,
  y: number,
  width: number,
  align: 'left' | 'right' = 'left',
): void {
  doc.text(text, x, y, { width, align, lineBreak: false, height: ROW, ellipsis: true });
}

/** The same, drawn smaller where it would not fit: a figure that is cut off would be another one. */
function putWhole(
  doc: PdfDocument,
  text: string,
  x: number,
  y: number,
  { size, width, align }: { readonly size: number; readonly width: number; readonly align: 'left' | 'right' },
): void {
  const wide = doc.fontSize(size).widthOfString(text);
  const drawn = wide > width ? (size * width) / wide : size;
  // A point more, so that what has just been made to fit is not taken for too long.
  doc.fontSize(drawn).text(text, x, y, { width: width + 1, align, lineBreak: false });
}

export const regular = (doc: PdfDocument, size: number, isDim = false): PdfDocument =>
  doc
    .font('Helvetica')
    .fontSize(size)
    .fillColor(isDim ? DIM : INK);
const bold = (doc: PdfDocument, size: number, isDim = false): PdfDocument =>
  doc
    .font('Helvetica-Bold')
    .fontSize(size)
    .fillColor(isDim ? DIM : INK);
const heading = (doc: PdfDocument, size: number): PdfDocument => doc.font('Heading').fontSize(size).fillColor(INK);

/** The mark of the web app, in the inks of paper. */
function drawBrand(doc: PdfDocument): void {
  doc.save().translate(LEFT, 36).scale(0.875);
  doc.path('M15 2 4 7v10.5L10.5 26V13l4.5-3.2V2Z').fill(EMBER);
  doc.path('M17 30 28 25V14.5L21.5 6v13L17 22.2V30Z').fill(INK);
  doc.path('m16 12.5 2.4 3.5-2.4 3.5-2.4-3.5Z').fill(COIN);
  doc.restore();
  heading(doc, 22).text('Gauntlet', LEFT + 34, 38, { lineBreak: false, characterSpacing: 0.6 });
}

export interface PdfTerms {
  readonly language: Language;
  /** Of the whole document, for readers and screen readers. */
  readonly title: string;
  readonly subject: string;
  /** When it was made: the same content gives the same bytes. */
  readonly at: number;
  /** On top of every page: what it is, and of what. */
  readonly head: readonly [string, string];
  readonly foot: string;
  /** Lies on its long side. */
  readonly isWide?: boolean;
}

export interface SheetColumn {
  readonly header: string;
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** What stands in a column, or how it is drawn there. */
export type SheetCell = string | ((doc: PdfDocument, x: number, y: number, width: number) => void);

/** Draws rows from the top to the end of a page and goes on on the next one. */
export class Sheet {
  readonly #doc: PdfDocument;
  readonly #terms: PdfTerms;
  readonly right: number;
  readonly #end: number;
  #y = TABLE_TOP;
  #rows = 0;
  #columns: readonly SheetColumn[] = [];
  #hasHeader = false;

  constructor(doc: PdfDocument, terms: PdfTerms) {
    this.#doc = doc;
    this.#terms = terms;
    const isWide = terms.isWide === true;
    this.right = (isWide ? LONG : SHORT) - LEFT;
    this.#end = (isWide ? SHORT : LONG) - 60;
    this.#drawHead();
  }

  get width(): number {
    return this.right - LEFT;
  }

  /** The title of the document, large, with what is to be known of it before the figures. */
  opening(title: string, facts: readonly (readonly [term: string, detail: string])[]): void {
    heading(this.#doc, 26).text(title, LEFT, this.#y, { lineBreak: false });
    this.#y += 42;
    for (const [term, detail] of facts) {
      put(regular(this.#doc, 9, true), term, LEFT, this.#y, 70);
      put(regular(this.#doc, 9), detail, LEFT + 70, this.#y, this.width - 70);
      this.#y += 16;
    }
  }

  /** A few figures that stand for the whole, side by side. */
  band(figures: readonly (readonly [term: string, figure: string])[]): void {
    this.#y += 14;
    this.#doc.roundedRect(LEFT, this.#y, this.width, 56, 4).fill(BAND);
    const each = this.width / figures.length;
    for (const [index, [term, figure]] of figures.entries()) {
      const x = LEFT + 14 + index * each;
      put(regular(this.#doc, 8.5, true), term, x, this.#y + 12, each - 20);
      put(bold(this.#doc, 13), figure, x, this.#y + 28, each - 20);
    }
    this.#y += 80;
  }

  /** A heading that stays with at least the next three rows. */
  title(text: string): void {
    this.#hasHeader = false;
    this.#need(28 + 4 * ROW);
    heading(this.#doc, 15).text(text, LEFT, this.#y, { lineBreak: false });
    this.#y += 26;
  }

  /** What the rows from here on stand in. Their header comes again on each page. */
  header(columns: readonly SheetColumn[]): void {
    this.#columns = columns;
    this.#hasHeader = true;
    this.#drawHeader();
  }

  /** Gives way to other callers now and then, hence a promise. */
  async row(cells: readonly SheetCell[], { isBold = false, size = 8.5 } = {}): Promise<void> {
    this.#need(ROW);
    for (const [index, { x, width, align }] of this.#columns.entries()) {
      const cell = cells[index] ?? '';
      if (typeof cell !== 'string') cell(this.#doc, x, this.#y, width);
      else {
        const doc = (isBold ? bold : regular)(this.#doc, size);
        putWhole(doc, cell, x, this.#y + 5, { size, width, align });
      }
    }
    this.#y += ROW;
    this.#rule(this.#y);
    this.#rows++;
    if (this.#rows % ROWS_A_TURN === 0) await setImmediate();
  }

  note(text: string): void {
    this.#hasHeader = false;
    const options = { width: this.width, lineGap: 2 };
    const height = regular(this.#doc, 8, true).heightOfString(text, options);
    this.#need(14 + height);
    regular(this.#doc, 8, true).text(text, LEFT, this.#y + 14, options);
    this.#y += 10 + height;
  }

  gap(points: number): void {
    this.#y += points;
  }

  #rule(y: number): void {
    this.#doc.moveTo(LEFT, y).lineTo(this.right, y).lineWidth(0.75).strokeColor(LINE).stroke();
  }

  #drawHead(): void {
    const [what, of] = this.#terms.head;
    drawBrand(this.#doc);
    put(bold(this.#doc, 10), what, 300, 38, this.right - 300, 'right');
    put(regular(this.#doc, 9, true), of, 300, 52, this.right - 300, 'right');
    this.#rule(76);
  }

  #drawHeader(): void {
    bold(this.#doc, 8, true);
    const isTall = this.#columns.some(({ header, width }) => this.#doc.widthOfString(header) > width);
    const height = isTall ? ROW + 10 : ROW;
    this.#doc.rect(LEFT, this.#y, this.width, height).fill(BAND);
    for (const { header, x, width, align } of this.#columns)
      bold(this.#doc, 8, true).text(header, x, this.#y + 5.5, { width, align, height, ellipsis: true });
    this.#y += height;
  }

  #need(points: number): void {
    if (this.#y + points <= this.#end) return;
    this.#doc.addPage();
    this.#drawHead();
    this.#y = TABLE_TOP;
    if (this.#hasHeader) this.#drawHeader();
  }
}

/** A document of figures with the name, the number and the head of the house on every page. */
export async function drawPdf(terms: PdfTerms, draw: (sheet: Sheet) => Promise<void>): Promise<Buffer> {
  // A large library, and most gateways start without a document to make.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    layout: terms.isWide === true ? 'landscape' : 'portrait',
    margins: { top: 36, bottom: 24, left: LEFT, right: LEFT },
    bufferPages: true,
    lang: LOCALES[terms.language],
    displayTitle: true,
    info: {
      Title: terms.title,
      Author: 'Gauntlet',
      Subject: terms.subject,
      Creator: 'Gauntlet',
      CreationDate: new Date(terms.at),
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => void chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.once('end', resolve);
    doc.once('error', reject);
  });
  doc.registerFont('Heading', readHeadingFont());
  const sheet = new Sheet(doc, terms);
  await draw(sheet);
  const { count } = doc.bufferedPageRange();
  const t = TEXTS[terms.language];
  const footY = (terms.isWide === true ? SHORT : LONG) - 42;
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    put(regular(doc, 8, true), terms.foot, LEFT, footY, 300);
    put(regular(doc, 8, true), t.pageOfPages({ page: page + 1, pages: count }), sheet.right - 147, footY, 147, 'right');
  }
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
