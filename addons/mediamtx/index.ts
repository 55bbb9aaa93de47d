import type { OpenEngine } from '../../gateway/kernel/video-engine.ts';
import { MediaMtxEngine } from './engine.ts';
import { readSettings } from './settings.ts';

/** What the gateway asks of the module that `VIDEO_ENGINE` names. */
export const openEngine: OpenEngine = (env, config, here) =>
  new MediaMtxEngine(here, readSettings(env, config), config);
