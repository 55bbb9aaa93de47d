import { LANGUAGES, type Language } from '../../../domain/shared/languages.ts';
import { TEXTS } from '../../../domain/wallet/__generated__/texts.ts';
import { type FigureTable, plainFigure } from '../../../domain/wallet/figure-table.ts';
import { type Cell, toCsv } from '../../kernel/http/csv.ts';
import { CSV } from '../../kernel/http/rest-schemas.ts';
import { RestFile } from '../../kernel/http/route.ts';
import { LEFT, type SheetColumn, countOf, dollarsOf, drawPdf, momentOf } from './pdf-sheet.ts';

/** What a table of figures can be taken away as. */
export const FIGURE_FORMATS = ['pdf', 'csv'] as const;
export type FigureFormat = (typeof FIGURE_FORMATS)[number];

export const FIGURE_TYPES: Readonly<Record<FigureFormat, string>> = { pdf: 'application/pdf', csv: CSV };

/** A table of figures for a spreadsheet: a row for each row, sums too. */
function figureCsv({ labels, columns, rows }: FigureTable): Buffer {
  const header = [...labels, ...columns.map(({ title }) => title)];
  return toCsv(
    header,
    rows.map(({ labels: words, figures, currency }): Cell[] => [
      ...words,
      ...columns.map(({ unit }, index) => plainFigure(figures[index] ?? null, unit, currency)),
    ]),
  );
}

/** More figures than these lie on the long side of the paper. */
const UPRIGHT_FIGURES = 5;

/** Points from column to column. */
const GAP = 6;

/** A label has room by its longest text; ten letters have that of a figure. */
function columnsOf({ labels, columns, rows }: FigureTable, width: number): SheetColumn[] {
  const all = [
    ...labels.map((header, place) => {
      const longest = Math.max(header.length, ...rows.map((row) => row.labels[place]?.length ?? 0));
      return { header, units: Math.max(1, longest / 10), align: 'left' as const };
    }),
    ...columns.map(({ title }) => ({ header: title, units: 1, align: 'right' as const })),
  ];
  const unit = (width - 12) / all.reduce((sum, { units }) => sum + units, 0);
  let x = LEFT + 6;
  return all.map(({ header, units, align }) => {
    const column = { header, x, width: units * unit - GAP, align };
    x += units * unit;
    return column;
  });
}

/** A table of figures as a document, of the same parts as the statements. */
function figurePdf(table: FigureTable, language: Language): Promise<Buffer> {
  const { title, period, subject, readAt, columns, rows, notes } = table;
  const t = TEXTS[language];
  const isWide = columns.length > UPRIGHT_FIGURES;
  return drawPdf(
    {
      language,
      title: `${title}, ${period}`,
      subject: subject ?? t.thePlatform(),
      at: readAt,
      head: [title, period],
      foot: `Gauntlet · ${title}`,
      isWide,
    },
    async (sheet) => {
      sheet.opening(title, [
        [t.period(), period],
        ...(subject === null ? [] : [[t.account(), subject] as const]),
        [t.readAt(), t.dayInUtc({ day: momentOf(language, readAt) })],
      ]);
      sheet.gap(10);
      sheet.header(columnsOf(table, sheet.width));
      for (const { labels, figures, currency, isSum } of rows) {
        const drawn = columns.map(({ unit }, index) => {
          const figure = figures[index] ?? null;
          if (figure === null) return '–';
          if (unit === 'count') return countOf(figure);
          return currency === 'USD' ? dollarsOf(figure) : `${countOf(figure)} BC`;
        });
        await sheet.row([...labels, ...drawn], { isBold: isSum, size: isWide ? 7.5 : 8.5 });
      }
      for (const note of notes) sheet.note(note);
    },
  );
}

/**
 * A table of figures as a file to download.
 * @param name of the file, without the ending
 * @param language of what stands around the table, whose own words are its reader's already
 */
export async function figureFile(
  table: FigureTable,
  format: FigureFormat,
  name: string,
  language: Language = LANGUAGES[0],
): Promise<RestFile<Buffer>> {
  const bytes = format === 'pdf' ? await figurePdf(table, language) : figureCsv(table);
  return new RestFile(bytes, FIGURE_TYPES[format], `${name}.${format}`);
}
