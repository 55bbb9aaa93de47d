import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ROOT } from './source-files.ts';

export const RELEASED = 'docs/api/released.graphql.gz';

/** The schema of the last release, which `npm run release:store` keeps packed; its first line names the version. */
export const readReleased = (): string => gunzipSync(readFileSync(join(ROOT, RELEASED))).toString();
