import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { inSources } from './source-lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'gauntlet-lines-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('names the place in the sources where the build has left a map, and leaves every other place as it is', () => {
  const built = join(folder, 'built.js');
  // The first sign of the first line is that of the first line of the source, that of the second of the third.
  const map = { version: 3, sources: ['rooms/battle.ts'], names: [], mappings: 'AAAA;AAEA' };
  writeFileSync(`${built}.map`, JSON.stringify(map));
  const stack = (first: string, second: string): string =>
    `Error: no luck\n    at join (${first})\n    at ${second}\n    at node:internal/timers:1:2`;
  const url = pathToFileURL(built).href;
  const bare = `${pathToFileURL(join(folder, 'bare.js')).href}:4:5`;
  const source = relative(process.cwd(), join(folder, 'rooms/battle.ts'));
  expect(inSources(stack(`${url}:2:1`, bare))).toBe(stack(`${source}:3:1`, bare));
  expect(inSources(stack(bare, `${url}:1:1`))).toBe(stack(bare, `${source}:1:1`));
});
