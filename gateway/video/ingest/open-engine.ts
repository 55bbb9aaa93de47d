import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Deps } from '../../kernel/deps.ts';
import { reasonOf } from '../../kernel/reason-of.ts';
import type { OpenEngine, VideoEngine } from '../../kernel/video-engine.ts';

/**
 * The engine of the module that `VIDEO_ENGINE` names; the embedded one where none is named.
 * @throws Error that begins with the variable that is missing or wrong
 */
export async function openEngine(
  { config, video }: Pick<Deps, 'config' | 'video'>,
  env: Readonly<Record<string, string | undefined>>,
): Promise<VideoEngine> {
  if (config.videoEngine === null) return video;
  const module = (await import(pathToFileURL(resolve(config.videoEngine)).href).catch((error: unknown) => {
    throw new Error(`VIDEO_ENGINE: ${reasonOf(error)}`, { cause: error });
  })) as { readonly openEngine?: OpenEngine };
  if (!module.openEngine) throw new Error('VIDEO_ENGINE: must name a module that exports openEngine');
  return module.openEngine(env, config, video);
}
