import type { StreamInput } from '../../domain/streams/streams.schemas.ts';
import type { Actor } from '../../gateway/kernel/actor.ts';
import { goLive } from '../../gateway/streams/go-live.ts';
import type { World } from './world.ts';

/** The Go Live form with everything filled in that a test does not care about. */
export const STREAM: StreamInput = {
  title: 'Climbing tonight',
  description: '',
  game: 'valorant',
  kind: 'solo',
  language: null,
  tags: [],
  isMature: false,
  battleId: null,
  contest: null,
  hasBetting: false,
  hasCamera: false,
  audioSource: 'both',
  thumbnailId: null,
  simulcast: [],
};

export const sendStream = (world: World, actor: Actor, form: Partial<StreamInput> = {}, key = world.key()) =>
  goLive(world.deps, actor, key, { ...STREAM, ...form });
