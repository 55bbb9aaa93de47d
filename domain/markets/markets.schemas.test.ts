import { expect, it } from 'vitest';
import { exposure, fundMove } from './markets.schemas.ts';

it('money goes into the fund or out of it, more than nothing, with a reason', () => {
  const typed = { way: 'out', cents: '250.5', reason: ' Less play in summer. ', proof: '' };
  expect(fundMove.safeParse(typed).data).toEqual({
    way: 'out',
    cents: 250_50,
    reason: 'Less play in summer.',
    proof: '',
  });
  for (const wrong of [{ cents: '0' }, { cents: '-5' }, { cents: 'much' }, { reason: ' ' }, { way: 'away' }])
    expect(fundMove.safeParse({ ...typed, ...wrong }).success).toBe(false);
});

it('what the house dares is set within the bounds of the configuration, in one bet never more than in all, with a reason', () => {
  const typed = { cap: ' 600 ', win: '600.00', reason: 'A new season.' };
  expect(exposure.safeParse(typed).data).toEqual({ cap: '600', win: '600.00', reason: 'A new season.' });
  for (const wrong of [{ cap: '599.99' }, { cap: '10000.01' }, { win: '600.01' }, { win: '4.99' }, { reason: ' ' }])
    expect(exposure.safeParse({ ...typed, ...wrong }).success).toBe(false);
});
