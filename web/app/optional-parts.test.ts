import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GIVEN_BY } from '../parts/optional-parts.ts';
import { PARTS } from './rooms.ts';

it('every part that a product may be without is given while its room is there', () => {
  const wanted = Object.entries(GIVEN_BY).filter(([, room]) => existsSync(`web/${room}/${room}.routes.tsx`));
  expect(Object.keys(PARTS)).toEqual(expect.arrayContaining(wanted.map(([name]) => name)));
  expect(wanted.length).toBeGreaterThan(0);
});
