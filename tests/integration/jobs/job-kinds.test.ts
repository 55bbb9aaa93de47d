// @module-tag engines
import { expect, it } from 'vitest';
import { WIRING } from '../../../gateway/rooms.ts';
import { files, isCode, read } from '../../architecture/source.ts';

/** The types that are merged into `JobPayloads`, as they stand in the files; what comes before the brace included. */
const DECLARED = /^ {2}interface JobPayloads ([^{]*)\{\n(.*?)^ {2}\}$/gms;
const KIND = /^ {4}'([^']+)': /gm;

it('a kind of job has a payload in one place and somebody who does it', () => {
  const declared = files.filter(isCode).flatMap((file) => [...read(file).matchAll(DECLARED)]);
  expect(declared.length).toBeGreaterThan(0);
  for (const [, heritage] of declared) expect(heritage, 'kinds are named one by one').toBe('');
  const kinds = declared.flatMap(([, , body = '']) => [...body.matchAll(KIND)].map(([, kind]) => kind));
  expect(kinds).toHaveLength(WIRING.jobs.size);
  expect(new Set(kinds)).toEqual(new Set(WIRING.jobs.keys()));
});
