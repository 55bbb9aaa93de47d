import { z } from 'zod';
import { avatarUrlOf } from '../../accounts/index.ts';
import { actorOf } from '../../kernel/context.ts';
import { type RestRoute, route } from '../../kernel/http/route.ts';
import {
  LOGO_FILE,
  expectApplicationLogo,
  removeApplicationLogo,
  saveApplicationLogo,
} from './save-application-logo.ts';

const PATH = '/api/applications/:id/logo';
const PARAMS = { id: 'The id of an application of yours.' } as const;

export const applicationLogoRoutes: readonly RestRoute[] = [
  route({
    method: 'POST',
    path: PATH,
    operation: 'uploadApplicationLogo',
    summary: 'Sets the logo of an application of yours',
    params: PARAMS,
    access: 'own',
    answers: z.strictObject({ logoUrl: z.string().nullable().describe('Where the logo is.') }),
    refusals: ['RATE_LIMITED', 'NOT_FOUND', 'ACCOUNT_SUSPENDED', 'ACCOUNT_BANNED'],
    takesFile: {
      ...LOGO_FILE,
      expect: (context, params) => expectApplicationLogo(context.deps, actorOf(context), params['id'] ?? ''),
    },
    answer: async (context, { params, file }) => ({
      logoUrl: avatarUrlOf(await saveApplicationLogo(context.deps, actorOf(context), params.id, file)),
    }),
  }),
  route({
    method: 'DELETE',
    path: PATH,
    operation: 'removeApplicationLogo',
    summary: 'Removes the logo of an application of yours',
    params: PARAMS,
    access: 'own',
    answers: z.strictObject({ logoUrl: z.null() }),
    refusals: ['NOT_FOUND', 'ACCOUNT_SUSPENDED', 'ACCOUNT_BANNED'],
    async answer(context, { params }) {
      await removeApplicationLogo(context.deps, actorOf(context), params.id);
      return { logoUrl: null };
    },
  }),
];
