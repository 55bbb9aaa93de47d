import fc from 'fast-check';
import { expect, it } from 'vitest';
import { usernameKeyOf } from './username.ts';

it('gives one key to all spellings of a name', () => {
  expect(new Set(['Demo', 'demo', ' DEMO ', 'Ｄｅｍｏ'].map(usernameKeyOf))).toEqual(new Set(['demo']));
});

it('keeps different names apart', () => {
  expect(new Set(['demo', 'demo1', 'dem0', 'd-emo'].map(usernameKeyOf)).size).toBe(4);
});

it('does not depend on case, for any plain name', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\w{3,20}$/), (name) => {
      expect(usernameKeyOf(name.toUpperCase())).toBe(usernameKeyOf(name.toLowerCase()));
    }),
  );
});
