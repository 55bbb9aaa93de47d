import { z } from 'zod';
import { profilePath } from '../../../domain/profiles/profiles.paths.ts';
import { RestRedirect, type RestRoute, route } from '../../kernel/http/route.ts';
import { LICHESS_CALLBACK_PATH, finishLichessLink } from './link-lichess.ts';

/** Where Lichess sends the browser back to; without a session the profile page asks for one. */
export const lichessRoutes: readonly RestRoute[] = [
  route({
    method: 'GET',
    path: LICHESS_CALLBACK_PATH,
    operation: 'finishLichessLink',
    summary: 'Where Lichess sends the browser back to after an account was linked',
    calledBy: 'browser',
    ownEyes: true,
    access: 'anyone',
    query: z.object({ state: z.string().default(''), code: z.string().default('') }),
    answers: 'page',
    refusals: [],
    async answer({ deps, caller }, { query }) {
      const search = new URLSearchParams({ lichess: await finishLichessLink(deps, caller.actor, query) });
      return new RestRedirect(`${profilePath}?${search.toString()}`);
    },
  }),
];
