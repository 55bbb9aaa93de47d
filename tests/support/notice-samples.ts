import { join } from 'node:path';
import { ROOT } from '../../scripts/source-files.ts';
import { files } from '../architecture/source.ts';

/** A type of event with data as far as the rules read them. */
export type NoticeSample = readonly [type: string, data: object];

/** Events in all the ways in which players can be told of them, as rooms have them beside their tests. */
export async function readNoticeSamples(): Promise<NoticeSample[]> {
  const parts = files.filter((file) => /^tests\/integration\/[\w-]+\/notice-samples\.ts$/.test(file));
  const read = parts.map((file) => import(join(ROOT, file)) as Promise<{ NOTICE_SAMPLES: readonly NoticeSample[] }>);
  return (await Promise.all(read)).flatMap(({ NOTICE_SAMPLES }) => NOTICE_SAMPLES);
}
