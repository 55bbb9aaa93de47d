import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { refusalOf } from './issue.ts';
import { allow, refuse } from './refusals.ts';
import { between, optionalText, requiredText, ruled, ruledInto } from './schema.ts';

const short = ruledInto((text) =>
  text.length > 3 ? refuse('USERNAME_UNUSABLE', { field: 'name', data: { max: 3 } }) : allow(text.length),
);
const refusalsOf = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).error?.issues.map(refusalOf);

describe('a schema', () => {
  it('answers what the rule makes of a text', () => {
    expect(short.parse('abc')).toBe(3);
  });

  it('refuses with the code and the figures of the rule, at the field where the text stands', () => {
    expect(refusalsOf(z.object({ newName: short }), { newName: 'abcd' })).toEqual([
      { code: 'USERNAME_UNUSABLE', field: 'newName', data: { max: 3 } },
    ]);
  });

  it('refuses what is no such value as BAD_INPUT at its field', () => {
    expect(refusalsOf(z.object({ name: short, words: requiredText(5) }), { name: 7, words: ' ' })).toEqual([
      { code: 'BAD_INPUT', field: 'name' },
      { code: 'BAD_INPUT', field: 'words' },
    ]);
    expect(refusalsOf(short, 7)).toEqual([{ code: 'BAD_INPUT' }]);
  });

  it('counts a text without the spaces around it', () => {
    expect(requiredText(3).parse(' abc ')).toBe('abc');
    expect(requiredText(3).safeParse('abcd').success).toBe(false);
    expect(optionalText(3).parse('  ')).toBe('');
    expect(optionalText(3).safeParse('abcd').success).toBe(false);
  });

  it('puts the text that the rule answers in the place of what was typed', () => {
    const trimmed = ruled((text) => (text === ' ' ? refuse('USERNAME_UNUSABLE') : allow(text.trim())));
    expect(trimmed.parse(' abc ')).toBe('abc');
    expect(refusalsOf(trimmed, ' ')).toEqual([{ code: 'USERNAME_UNUSABLE' }]);
  });

  it('compares fields, whether a text is refused by its own rule or not', () => {
    const unlike = z
      .object({ once: ruled(() => refuse('PASSWORD_UNUSABLE')), again: z.string() })
      .check(between(({ once, again }) => (once === again ? {} : { again: 'PASSWORDS_DIFFER' })));
    expect(refusalsOf(unlike, { once: 'a', again: 'b' })).toEqual([
      { code: 'PASSWORD_UNUSABLE', field: 'once' },
      { code: 'PASSWORDS_DIFFER', field: 'again' },
    ]);
  });

  it('compares fields once each is of its kind', () => {
    const twice = z
      .object({ once: z.string(), again: z.string() })
      .check(between(({ once, again }) => (once === again ? {} : { again: 'PASSWORDS_DIFFER' })));
    expect(twice.safeParse({ once: 'a', again: 'a' }).success).toBe(true);
    expect(refusalsOf(twice, { once: 'a', again: 'b' })).toEqual([{ code: 'PASSWORDS_DIFFER', field: 'again' }]);
    expect(refusalsOf(twice, { once: 1, again: 'b' })).toEqual([{ code: 'BAD_INPUT', field: 'once' }]);
  });

  it('makes no code of text, which the content security policy of the pages would report', () => {
    expect(z.config().jitless).toBe(true);
  });
});
