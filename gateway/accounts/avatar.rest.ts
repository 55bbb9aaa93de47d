import { z } from 'zod';
import { actorOf } from '../kernel/context.ts';
import { type RestRoute, route } from '../kernel/http/route.ts';
import { avatarUrlOf } from './player.types.ts';
import { AVATAR_FILE } from './avatar-image.ts';
import { expectAvatar, removeAvatar, saveAvatar } from './save-avatar.ts';

export const avatarRoutes: readonly RestRoute[] = [
  route({
    method: 'POST',
    path: '/api/uploads/avatar',
    operation: 'uploadAvatar',
    summary: 'Sets your picture',
    description: 'It is cut to a square.',
    access: 'own',
    answers: z.strictObject({ avatarUrl: z.string().nullable().describe('Where the picture is.') }),
    refusals: ['RATE_LIMITED', 'ACCOUNT_SUSPENDED', 'ACCOUNT_BANNED'],
    takesFile: { ...AVATAR_FILE, expect: (context) => expectAvatar(context.deps, actorOf(context)) },
    answer: async (context, { file }) => ({
      avatarUrl: avatarUrlOf(await saveAvatar(context.deps, actorOf(context), file)),
    }),
  }),
  route({
    method: 'DELETE',
    path: '/api/uploads/avatar',
    operation: 'removeAvatar',
    summary: 'Removes your picture',
    access: 'own',
    answers: z.strictObject({ avatarUrl: z.null() }),
    refusals: ['ACCOUNT_SUSPENDED', 'ACCOUNT_BANNED'],
    async answer(context) {
      await removeAvatar(context.deps, actorOf(context));
      return { avatarUrl: null };
    },
  }),
];
