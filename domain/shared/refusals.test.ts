import { expect, it } from 'vitest';
import { Refused, allow, must, refuse } from './refusals.ts';

it('hands on the value of an allowed ruling', () => {
  expect(must(allow(7))).toBe(7);
});

it('throws a refusal with its code, field and figures', () => {
  const ruling = refuse('STAKE_OUT_OF_BOUNDS', { field: 'stakeCents', data: { minCents: 500 } });
  const thrown = (() => {
    try {
      return must(ruling);
    } catch (error) {
      return error;
    }
  })();
  expect(thrown).toBeInstanceOf(Refused);
  expect((thrown as Refused).refusal).toEqual(ruling.refusal);
});
