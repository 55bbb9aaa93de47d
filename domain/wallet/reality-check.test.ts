import { expect, test } from 'vitest';
import { MINUTE } from '../shared/time.ts';
import { REALITY_CHECK_MINUTES, chooseRealityCheck, nextRealityCheck } from './reality-check.ts';

test('only what is offered can be chosen', () => {
  for (const minutes of REALITY_CHECK_MINUTES)
    expect(chooseRealityCheck(minutes)).toEqual({ ok: true, value: minutes });
  for (const minutes of [-1, 1, 15.5, 61, Number.NaN])
    expect(chooseRealityCheck(minutes)).toMatchObject({ ok: false, refusal: { code: 'BAD_INPUT', field: 'minutes' } });
});

test('checks come at every multiple from the sign-in on, never at the moment itself, and never when switched off', () => {
  const at = 1_000_000_000_000;
  expect(nextRealityCheck(at, 60, at)).toBe(at + 60 * MINUTE);
  expect(nextRealityCheck(at, 60, at + 60 * MINUTE - 1)).toBe(at + 60 * MINUTE);
  expect(nextRealityCheck(at, 60, at + 60 * MINUTE)).toBe(at + 120 * MINUTE);
  expect(nextRealityCheck(at, 15, at - 5), 'a clock that runs behind').toBe(at + 15 * MINUTE);
  expect(nextRealityCheck(at, 0, at)).toBeNull();
});
