import { profilePath } from '../../domain/profiles/profiles.paths.ts';
import { RestRedirect, type RestRoute } from '../kernel/route.ts';
import { finishAccountLink } from './link-account.ts';

export const linkRoutes: readonly RestRoute[] = [
  {
    // PR-02: where the other site sends the browser back to; without a session the profile page asks for one
    method: 'GET',
    path: '/api/oauth/:provider/callback',
    access: 'anyone',
    async answer({ deps, caller }, { params, query }) {
      const provider = params['provider'] ?? '';
      const end = await finishAccountLink(deps, caller.actor, provider, query);
      const search = new URLSearchParams({ provider, link: end });
      return new RestRedirect(`${profilePath}?${search.toString()}`);
    },
  },
];
