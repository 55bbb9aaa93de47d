import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { type Deps, randomCode } from './deps.ts';

it('makes codes of the asked length from letters that nobody confuses', () => {
  const codes = Array.from({ length: 500 }, () => randomCode({ randomBytes } as Deps, 10));
  expect(codes.every((code) => /^[2-9A-HJ-NP-Z]{10}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBe(500);
});
