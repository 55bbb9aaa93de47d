import { z } from 'zod';
import { avatarUrlOf } from '../accounts/index.ts';
import { actorOf } from '../kernel/context.ts';
import { type RestRoute, route } from '../kernel/http/route.ts';
import { LOGO_FILE, expectTeamLogo, removeTeamLogo, saveTeamLogo } from './save-team-logo.ts';

export const teamLogoRoutes: readonly RestRoute[] = [
  route({
    method: 'POST',
    path: '/api/uploads/team-logo',
    operation: 'uploadTeamLogo',
    summary: 'Sets the logo of the team that you are captain of',
    access: 'own',
    answers: z.strictObject({ logoUrl: z.string().nullable().describe('Where the logo is.') }),
    refusals: ['RATE_LIMITED', 'NOT_IN_A_TEAM', 'CAPTAIN_ONLY', 'ACCOUNT_SUSPENDED', 'ACCOUNT_BANNED'],
    takesFile: { ...LOGO_FILE, expect: (context) => expectTeamLogo(context.deps, actorOf(context)) },
    answer: async (context, { file }) => ({
      logoUrl: avatarUrlOf(await saveTeamLogo(context.deps, actorOf(context), file)),
    }),
  }),
  route({
    method: 'DELETE',
    path: '/api/uploads/team-logo',
    operation: 'removeTeamLogo',
    summary: 'Removes the logo of the team that you are captain of',
    access: 'own',
    answers: z.strictObject({ logoUrl: z.null() }),
    refusals: ['NOT_IN_A_TEAM', 'CAPTAIN_ONLY', 'ACCOUNT_SUSPENDED', 'ACCOUNT_BANNED'],
    async answer(context) {
      await removeTeamLogo(context.deps, actorOf(context));
      return { logoUrl: null };
    },
  }),
];
