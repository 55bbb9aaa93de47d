import { expect, it } from 'vitest';
import { apart } from './apart.ts';

it.each(['מיכאל', 'ليلى', 'Neo מיכאל', '123 שלום!', 'ܐܒܓ', '𞤀𞤁', '👾 נועה'])('%s is set apart', (name) => {
  expect(apart(name)).toBe(`\u2068${name}\u2069`);
});

it.each(['Nova', 'Łukasz Żółć', 'Ελένη', '李小龍', '👾👾', '$12.50', '', 'a\u0301'])('%s stays as it is', (name) => {
  expect(apart(name)).toBe(name);
});

it('what is no text stays as it is', () => {
  expect([apart(7), apart(null), apart(undefined)]).toEqual([7, null, undefined]);
});
