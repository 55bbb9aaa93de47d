import { readExportFile } from '../../db/accounts/data-export.queries.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { actorOf } from '../server/context.ts';
import { RestFile, RestRedirect, type RestRoute } from '../server/rest.ts';
import { finishAccountLink } from './link-account.ts';

export const profileRoutes: readonly RestRoute[] = [
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
  {
    // PR-02: where the other site sends the browser back to; without a session the profile page asks for one
    method: 'GET',
    path: '/api/oauth/:provider/callback',
    access: 'anyone',
    async answer({ deps, caller }, { params, query }) {
      const provider = params['provider'] ?? '';
      const end = await finishAccountLink(deps, caller.actor, provider, query);
      const search = new URLSearchParams({ provider, link: end });
      return new RestRedirect(`/profile?${search.toString()}`);
    },
  },
];
