import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { requiredText, ruled } from '../../domain/shared/schema.ts';
import { Refused, allow, refuse } from '../../domain/shared/refusals.ts';
import { readInput } from './read-input.ts';

const schema = z.object({
  name: ruled((text) => (text.includes(' ') ? refuse('USERNAME_UNUSABLE', { data: { max: 3 } }) : allow(text))),
  reason: requiredText(5),
});

function refusalOf(input: { name: string; reason: string }): unknown {
  try {
    return readInput(schema, input);
  } catch (cause) {
    return cause instanceof Refused ? cause.refusal : cause;
  }
}

it('answers what the schema makes of the input, without what else came along', () => {
  expect(readInput(schema, { name: 'nova', reason: ' a b ', id: '1' } as z.input<typeof schema>)).toEqual({
    name: 'nova',
    reason: 'a b',
  });
});

it('refuses with code, figures and field of the first that is not usable', () => {
  expect(refusalOf({ name: 'no va', reason: '' })).toEqual({
    code: 'USERNAME_UNUSABLE',
    field: 'name',
    data: { max: 3 },
  });
  expect(refusalOf({ name: 'nova', reason: 'too long' })).toEqual({ code: 'BAD_INPUT', field: 'reason' });
});
