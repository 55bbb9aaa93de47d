import { CLIP_BYTES_MAX, CLIP_TYPES } from '../../domain/results/replay-moment.ts';
import { actorOf } from '../kernel/context.ts';
import type { RestRoute } from '../kernel/route.ts';
import { expectClip, saveClip } from './save-clip.ts';

export const replayRoutes: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/api/replays/:id/clip',
    access: 'own',
    takesFile: {
      types: CLIP_TYPES,
      bytesMax: CLIP_BYTES_MAX,
      expect: (context, params) => expectClip(context.deps, actorOf(context), params['id'] ?? ''),
    },
    async answer(context, { params, file }) {
      await saveClip(context.deps, actorOf(context), params['id'] ?? '', file);
      return { sizeBytes: file.length };
    },
  },
];
