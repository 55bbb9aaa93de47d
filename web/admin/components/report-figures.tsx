import { Figures, type FiguresProps } from '../../parts/figure-table.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { reportInWords, taxListInWords } from '../report-tables.ts';
import * as t from '../__generated__/messages.ts';

export const ReportFigures = ({ table, fileOf }: FiguresProps) => (
  <Figures table={reportInWords(table)} fileOf={fileOf} />
);

/** The list of a year; where nobody is on it, what one would be listed for. */
export function TaxListFigures({ year, table, fileOf }: FiguresProps & { readonly year: number }) {
  const list = taxListInWords(table);
  return list.rows.length === 0 ? (
    <EmptyState title={t.nobodyIsOnTheListForYear({ year })}>{list.notes[0]}</EmptyState>
  ) : (
    <Figures table={list} fileOf={fileOf} />
  );
}
