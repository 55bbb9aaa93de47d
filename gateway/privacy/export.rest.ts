import { readExportFile } from '../../db/privacy/data-export.queries.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { streamFile } from '../kernel/files/stream-file.ts';
import { actorOf } from '../kernel/context.ts';
import { JSON_TYPE } from '../kernel/http/rest-schemas.ts';
import { RestFile, type RestRoute, route } from '../kernel/http/route.ts';

export const exportRoutes: readonly RestRoute[] = [
  route({
    // SE-06
    method: 'GET',
    path: '/api/account/exports/:id',
    operation: 'downloadAccountData',
    summary: 'All that is stored about you, as you have asked for it',
    params: { id: 'The id of the export.' },
    ownEyes: true,
    access: 'own',
    answers: { file: [JSON_TYPE] },
    refusals: [],
    async answer(context, { params }) {
      const { deps } = context;
      const file = await readExportFile(deps.db.read, actorOf(context).userId, params.id, deps.now());
      if (!file) throw new Refused('NOT_FOUND');
      return new RestFile(await streamFile(deps, file), file.contentType, file.name);
    },
  }),
];
