/** The compiler holds the files of one room against each other; these hold the rooms against their manifests. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { WIRING } from '../../gateway/rooms.ts';

const ROOMS = readdirSync('domain').filter((room) => room !== 'shared' && existsSync(`domain/${room}/refusals.ts`));

const codesOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/'([A-Z]+(?:_[A-Z]+)*)'/g)].map(([, code = '']) => code);

describe.each(ROOMS)('the refusals of %s', (room) => {
  it('have a status and a message in the gateway', () => {
    const codes = codesOf(`domain/${room}/refusals.ts`);
    expect(codes).not.toEqual([]);
    expect(codes.filter((code) => !WIRING.refusals.has(code))).toEqual([]);
  });

  // A room that is taken out keeps its codes and says nothing any more.
  it.runIf(existsSync(`web/${room}/${room}.routes.tsx`))('have their sentences in the web app', () => {
    expect(existsSync(`web/${room}/refusals.ts`)).toBe(true);
  });
});

it('every status of a refusal is one of 4xx, but 503 where nothing can be served now', () => {
  const away = new Set(['UNAVAILABLE', 'OUTCOME_UNKNOWN', 'OVERLOADED', 'FILES_UNAVAILABLE', 'UNDER_MAINTENANCE']);
  for (const [code, [status]] of WIRING.refusals)
    expect([code, status === 503, Math.floor(status / 100)]).toEqual([code, away.has(code), status === 503 ? 5 : 4]);
});
