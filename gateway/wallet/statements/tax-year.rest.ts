import type { FigureTable } from '../../../domain/wallet/figure-table.ts';
import { taxYearIn } from '../../../domain/wallet/tax-year-words.ts';
import { readSettingsOf } from '../../../db/accounts/index.ts';
import { actorOf } from '../../kernel/context.ts';
import type { Deps } from '../../kernel/deps.ts';
import { type RestRoute, route } from '../../kernel/http/route.ts';
import { FIGURE_FORMATS, FIGURE_TYPES, type FigureFormat, figureFile } from './figure-files.ts';
import { openTaxYear, readTaxYear } from './read-tax-year.ts';

/** Digits and nothing else; anything else is no year. */
const yearOf = (text: string): number => (/^\d{4}$/.test(text) ? Number(text) : Number.NaN);

const YEAR = 'This year or one before it, in four digits.';

interface YearFile {
  readonly year: number;
  readonly table: FigureTable;
  readonly format: FigureFormat;
  readonly name: string;
}

/** The file in the language of whoever asks for it. */
async function yearFile({ db }: Deps, readerId: string, { year, table, format, name }: YearFile) {
  const { language } = await readSettingsOf(db.read, readerId);
  return figureFile(taxYearIn(language, year, table), format, name, language);
}

const own = (format: FigureFormat): RestRoute =>
  route({
    method: 'GET',
    path: `/api/tax-years/:year/${format}`,
    operation: `downloadTaxYear${format.toUpperCase()}`,
    summary: `A calendar year of your account as ${format.toUpperCase()}`,
    params: { year: YEAR },
    access: 'own',
    answers: { file: [FIGURE_TYPES[format]] },
    refusals: ['BAD_INPUT'],
    async answer(context, { params }) {
      const year = yearOf(params.year);
      const { deps } = context;
      const { userId } = actorOf(context);
      const table = await readTaxYear(deps, userId, year);
      return yearFile(deps, userId, { year, table, format, name: `gauntlet-tax-year-${year}` });
    },
  });

const ofPlayer = (format: FigureFormat): RestRoute =>
  route({
    method: 'GET',
    path: `/api/admin/accounts/:id/tax-years/:year/${format}`,
    operation: `openTaxYear${format.toUpperCase()}`,
    summary: `A calendar year of a player as ${format.toUpperCase()}`,
    description: 'Every look is in the audit log and in the archive of its player.',
    params: { id: 'The account that is asked about; not the caller’s own.', year: YEAR },
    access: 'administrator',
    answers: { file: [FIGURE_TYPES[format]] },
    refusals: ['BAD_INPUT', 'OWN_ACCOUNT', 'ACCOUNT_SUSPENDED', 'ACCOUNT_BANNED'],
    async answer(context, { params }) {
      const year = yearOf(params.year);
      const actor = actorOf(context);
      const table = await openTaxYear(context.deps, actor, params.id, year);
      const name = `gauntlet-tax-year-${year}-${params.id}`;
      return yearFile(context.deps, actor.userId, { year, table, format, name });
    },
  });

export const taxYearRoutes: readonly RestRoute[] = FIGURE_FORMATS.flatMap((format) => [own(format), ofPlayer(format)]);
