import { readExportFile } from '../../db/privacy/data-export.queries.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { actorOf } from '../kernel/context.ts';
import { RestFile, type RestRoute } from '../kernel/route.ts';

export const exportRoutes: readonly RestRoute[] = [
  {
    // SE-06
    method: 'GET',
    path: '/api/account/exports/:id',
    access: 'own',
    async answer(context, { params }) {
      const { deps } = context;
      const file = await readExportFile(deps.db.read, actorOf(context).userId, params['id'] ?? '', deps.now());
      if (!file) throw new Refused('NOT_FOUND');
      return new RestFile(file.bytes, file.contentType, file.name);
    },
  },
];
