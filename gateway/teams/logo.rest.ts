import { avatarUrlOf } from '../accounts/index.ts';
import { actorOf } from '../kernel/context.ts';
import type { RestRoute } from '../kernel/route.ts';
import { LOGO_FILE, expectTeamLogo, removeTeamLogo, saveTeamLogo } from './save-team-logo.ts';

export const teamLogoRoutes: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/api/uploads/team-logo',
    access: 'own',
    takesFile: { ...LOGO_FILE, expect: (context) => expectTeamLogo(context.deps, actorOf(context)) },
    answer: async (context, { file }) => ({
      logoUrl: avatarUrlOf(await saveTeamLogo(context.deps, actorOf(context), file)),
    }),
  },
  {
    method: 'DELETE',
    path: '/api/uploads/team-logo',
    access: 'own',
    async answer(context) {
      await removeTeamLogo(context.deps, actorOf(context));
      return { logoUrl: null };
    },
  },
];
