import { Refused } from '../../../domain/shared/refusals.ts';
import { type StatementFormat, readStatementFile } from '../../../db/wallet/statement.queries.ts';
import { actorOf } from '../../kernel/context.ts';
import { CSV } from '../../kernel/http/rest-schemas.ts';
import { RestFile, type RestRoute, route } from '../../kernel/http/route.ts';

const CONTENT_TYPES: Readonly<Record<StatementFormat, string>> = {
  pdf: 'application/pdf',
  csv: CSV,
};

const download = (format: StatementFormat): RestRoute =>
  route({
    // ST-03
    method: 'GET',
    path: `/api/statements/:id/${format}`,
    operation: `downloadStatement${format.toUpperCase()}`,
    summary: `A statement of your account as ${format.toUpperCase()}`,
    params: { id: 'The id of the statement.' },
    access: 'own',
    answers: { file: [CONTENT_TYPES[format]] },
    refusals: [],
    async answer(context, { params }) {
      const { userId } = actorOf(context);
      const file = await readStatementFile(context.deps.db.read, userId, params.id, format);
      if (!file) throw new Refused('NOT_FOUND');
      return new RestFile(file.bytes, CONTENT_TYPES[format], `gauntlet-${file.type}-${file.period}.${format}`);
    },
  });

export const statementRoutes: readonly RestRoute[] = [download('pdf'), download('csv')];
