import { Figures, type FiguresProps } from './figure-table.tsx';
import { taxYearInWords } from './tax-year-words.ts';

/** A player's tax year, of the player's own pages and of those of staff. */
export const TaxYearFigures = ({ table, fileOf }: FiguresProps) => (
  <Figures table={taxYearInWords(table)} fileOf={fileOf} />
);
