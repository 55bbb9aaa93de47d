import { hkdfSync } from 'node:crypto';
import { lastSecretOf } from '../../../domain/arcade/course.ts';
import type { Config } from '../../kernel/config/config.ts';
import type { Deps } from '../../kernel/deps.ts';

/** The last secrets of courses, by the server's own secret for them. */
export function courseSecretOf({ arcadeSecret }: Pick<Config, 'arcadeSecret'>): Deps['courseSecret'] {
  const keyFor = (purpose: string) => new Uint8Array(hkdfSync('sha256', arcadeSecret, 'gauntlet', purpose, 32));
  const keys = { practice: keyFor('arcade practice'), contest: keyFor('arcade courses') };
  return (purpose, contestId) => lastSecretOf(keys[purpose], contestId);
}
