import { expect, it } from 'vitest';
import { SECOND } from '../../../domain/shared/time.ts';
import { TOUCH_AGE_MAX, TOUCH_SPREAD, touchAgeOf } from './touch-age.ts';

const ages = Array.from({ length: 1_000 }, (_, n) => touchAgeOf(`player-${n}`));

it('is the same for a player each time, within the quarter of a minute', () => {
  expect(touchAgeOf('player-7')).toBe(ages[7]);
  for (const age of ages) {
    expect(age).toBeLessThanOrEqual(TOUCH_AGE_MAX);
    expect(age).toBeGreaterThan(TOUCH_AGE_MAX - TOUCH_SPREAD);
  }
});

it('of a thousand players no second has more than a quarter', () => {
  for (let from = TOUCH_AGE_MAX - TOUCH_SPREAD; from < TOUCH_AGE_MAX; from += SECOND)
    expect(ages.filter((age) => age > from && age <= from + SECOND).length).toBeLessThan(250);
});
