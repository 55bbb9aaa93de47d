import { z } from 'zod';
import { CLIP_BYTES_MAX, CLIP_TYPES } from '../../../domain/results/replay-moment.ts';
import { actorOf } from '../../kernel/context.ts';
import { type RestRoute, route } from '../../kernel/http/route.ts';
import { expectClip, saveClip } from './save-clip.ts';

export const replayRoutes: readonly RestRoute[] = [
  route({
    method: 'POST',
    path: '/api/replays/:id/clip',
    operation: 'uploadClip',
    summary: 'Puts a clip beside the replay of a battle or a match that you played in',
    params: { id: 'The id of the replay.' },
    access: 'own',
    answers: z.strictObject({ sizeBytes: z.int() }),
    refusals: ['NOT_A_PARTICIPANT', 'RATE_LIMITED', 'LIST_FULL', 'ACCOUNT_SUSPENDED', 'ACCOUNT_BANNED'],
    takesFile: {
      types: CLIP_TYPES,
      bytesMax: CLIP_BYTES_MAX,
      expect: (context, params) => expectClip(context.deps, actorOf(context), params['id'] ?? ''),
    },
    async answer(context, { params, file }) {
      await saveClip(context.deps, actorOf(context), params.id, file);
      return { sizeBytes: file.length };
    },
  }),
];
