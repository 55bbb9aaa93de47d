import { actorOf } from '../kernel/context.ts';
import type { RestRoute } from '../kernel/route.ts';
import { avatarUrlOf } from './player.types.ts';
import { AVATAR_FILE } from './avatar-image.ts';
import { expectAvatar, removeAvatar, saveAvatar } from './save-avatar.ts';

export const avatarRoutes: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/api/uploads/avatar',
    access: 'own',
    takesFile: { ...AVATAR_FILE, expect: (context) => expectAvatar(context.deps, actorOf(context)) },
    answer: async (context, { file }) => ({
      avatarUrl: avatarUrlOf(await saveAvatar(context.deps, actorOf(context), file)),
    }),
  },
  {
    method: 'DELETE',
    path: '/api/uploads/avatar',
    access: 'own',
    async answer(context) {
      await removeAvatar(context.deps, actorOf(context));
      return { avatarUrl: null };
    },
  },
];
