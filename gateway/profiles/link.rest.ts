import { z } from 'zod';
import { profilePath } from '../../domain/profiles/profiles.paths.ts';
import { RestRedirect, type RestRoute, route } from '../kernel/http/route.ts';
import { finishAccountLink } from './link-account.ts';

export const linkRoutes: readonly RestRoute[] = [
  route({
    // PR-02: where the other site sends the browser back to; without a session the profile page asks for one
    method: 'GET',
    path: '/api/oauth/:provider/callback',
    operation: 'finishAccountLink',
    summary: 'Where another site sends the browser back to after an account was linked',
    params: { provider: 'The site, as steam.' },
    calledBy: 'browser',
    ownEyes: true,
    access: 'anyone',
    query: z.object({ state: z.string().default(''), code: z.string().default('') }),
    answers: 'page',
    refusals: [],
    async answer({ deps, caller }, { params, query }) {
      const { provider } = params;
      const end = await finishAccountLink(deps, caller.actor, provider, query);
      const search = new URLSearchParams({ provider, link: end });
      return new RestRedirect(`${profilePath}?${search.toString()}`);
    },
  }),
];
