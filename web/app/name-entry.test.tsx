import { expect, it } from 'vitest';
import { nameEntry } from './name-entry.ts';

it.each([null, {}, { idx: 2 }, { usr: { from: '/home' } }])(
  'an entry that was opened by its address is named: %j',
  (state) => {
    history.replaceState(state, '', '/terms');
    nameEntry();
    expect(history.state).toEqual({ ...state, key: performance.timeOrigin.toString(36) });
    expect(location.pathname).toBe('/terms');
  },
);

it('one that was come back to keeps its name, by which its place is found', () => {
  history.replaceState({ key: 'earlier', idx: 1 }, '', '/terms');
  nameEntry();
  expect(history.state).toEqual({ key: 'earlier', idx: 1 });
});
