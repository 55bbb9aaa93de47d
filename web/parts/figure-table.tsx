import { FileSpreadsheet, FileText } from 'lucide-react';
import type { FigureTableFieldsFragment } from '../data/operations/__generated__/figure-table-fields.gql.ts';
import { formatCents, formatCoins, formatCount, formatDateTime } from '../format/format.ts';
import { Button } from '../ui/form/button.tsx';
import { Row, Stack } from '../ui/layout/layout.tsx';
import { type Column, Table } from '../ui/list/table.tsx';
import { Text } from '../ui/layout/text.tsx';
import * as t from './__generated__/messages.ts';

type FigureRow = FigureTableFieldsFragment['rows'][number];
type Unit = FigureTableFieldsFragment['columns'][number]['unit'];

function figureWords({ figures, currency }: FigureRow, place: number, unit: Unit): string {
  const figure = figures[place] ?? null;
  if (figure === null) return '–';
  if (unit === 'COUNT') return formatCount(figure);
  return currency === 'USD' ? formatCents(figure) : formatCoins(figure);
}

const strong = (isSum: boolean, words: string) => (isSum ? <strong>{words}</strong> : words);

/** Characters: names, days and kinds stay in one line, a list of words breaks. */
const LINE_MAX = 40;

const RowLabel = ({ isSum, children }: { readonly isSum: boolean; readonly children: string }) => (
  <span style={{ whiteSpace: children.length > LINE_MAX ? 'normal' : 'nowrap' }}>{strong(isSum, children)}</span>
);

const FORMATS = [
  ['pdf', 'PDF', FileText],
  ['csv', 'CSV', FileSpreadsheet],
] as const;

export interface FiguresProps {
  readonly table: FigureTableFieldsFragment;
  /** The address of each of its files; the browser fetches it itself, the session's cookie goes along. */
  readonly fileOf: (format: 'pdf' | 'csv') => string;
}

/** Figures of the books over a period, with what has to be known to read them, and the same as files. */
export function Figures({ table, fileOf }: FiguresProps) {
  const { title, period, labels, columns, rows, notes, readAt } = table;
  const shown: Column<readonly [place: number, row: FigureRow]>[] = [
    ...labels.map((header, place): Column<readonly [number, FigureRow]> => ({
      key: `label-${place}`,
      header,
      // Of a sum there is nothing to say but the first label.
      cell: ([, row]) => {
        const words = row.labels[place] ?? '';
        return words === '' ? null : <RowLabel isSum={row.isSum}>{words}</RowLabel>;
      },
    })),
    ...columns.map(({ title: header, unit }, place): Column<readonly [number, FigureRow]> => ({
      key: `figure-${place}`,
      header,
      align: 'end',
      cell: ([, row]) => strong(row.isSum, figureWords(row, place, unit)),
    })),
  ];
  return (
    <Stack gap={4}>
      <Row justify="space-between">
        <Text tone="dim">{t.periodAndReadAt({ period, readAt: formatDateTime(readAt) })}</Text>
        <Row gap={2}>
          {FORMATS.map(([format, label, Icon]) => (
            <Button key={format} size="small" icon={<Icon size={16} aria-hidden />} asChild>
              <a href={fileOf(format)} download aria-label={t.downloadTitle({ format: label, title })}>
                {label}
              </a>
            </Button>
          ))}
        </Row>
      </Row>
      <Table
        caption={`${title}, ${period}`}
        columns={shown}
        items={[...rows.entries()]}
        itemKey={([place]) => String(place)}
      />
      <Stack gap={2}>
        {notes.map((note) => (
          <Text key={note} size={14} tone="dim">
            {note}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
