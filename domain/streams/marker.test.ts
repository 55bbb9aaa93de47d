import { expect, test } from 'vitest';
import { MARKERS_MAX, ruleOnMarking } from './marker.ts';

const cut = { playlist: '', last: 7, from: 6, seconds: 10, after: 0 };
const asked = { isTheirs: true, isOn: true, cut, markers: 0 };

test('a marker lies at the end of what is stored', () => {
  expect(ruleOnMarking(asked)).toEqual({ ok: true, value: { atMs: 16_000, segment: 7 } });
});

test.each([
  [{ isTheirs: false, isOn: false }, 'FORBIDDEN'],
  [{ isOn: false }, 'STREAM_OVER'],
  [{ cut: null }, 'MARKER_UNRECORDED'],
  [{ cut: { ...cut, seconds: 0 } }, 'MARKER_UNRECORDED'],
  [{ markers: MARKERS_MAX }, 'MARKERS_FULL'],
])('%o is refused with %s', (change, code) => {
  expect(ruleOnMarking({ ...asked, ...change })).toMatchObject({ ok: false, refusal: { code } });
});
