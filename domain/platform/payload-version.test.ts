import { expect, it } from 'vitest';
import {
  PAYLOAD_VERSIONS,
  type PayloadVersion,
  bodyIn,
  dataIn,
  isPayloadVersion,
  newestOf,
} from './payload-version.ts';

const form = (version: number, earlier: PayloadVersion['earlier'] = {}): PayloadVersion => ({
  version,
  on: '2027-01-01',
  words: 'Another form.',
  earlier,
});
/** The second renamed a field of results, the third put it into an object. */
const THREE = [
  form(1),
  form(2, { 'challenge.result': ({ winner, ...rest }) => ({ ...rest, winnerId: winner }) }),
  form(3, { 'challenge.result': ({ sides, ...rest }) => ({ ...rest, winner: (sides as { won: string }).won }) }),
];
const RESULT = { battleId: 'b', sides: { won: 'p' } };

it('the forms have numbers from 1 on without gaps, days that do not go back, and are known by their numbers', () => {
  expect(PAYLOAD_VERSIONS.map(({ version }) => version)).toEqual(PAYLOAD_VERSIONS.map((_, index) => index + 1));
  const days = PAYLOAD_VERSIONS.map(({ on }) => on);
  expect(days).toEqual(days.toSorted());
  const newest = newestOf(PAYLOAD_VERSIONS);
  expect([0, 1, newest, newest + 1, 1.5].map(isPayloadVersion)).toEqual([false, true, true, false, false]);
});

it('what is made in the newest form becomes each earlier one, a step at a time; what a form left alone stays', () => {
  expect(dataIn(3, 'challenge.result', RESULT, 3, THREE)).toEqual({ version: 3, data: RESULT });
  expect(dataIn(2, 'challenge.result', RESULT, 3, THREE)).toEqual({ version: 2, data: { battleId: 'b', winner: 'p' } });
  expect(dataIn(1, 'challenge.result', RESULT, 3, THREE)).toEqual({
    version: 1,
    data: { battleId: 'b', winnerId: 'p' },
  });
  const placed = { betId: 'x' };
  expect(dataIn(1, 'wager.placed', placed, 3, THREE)).toEqual({ version: 1, data: placed });
});

it('a line of a log is read in an earlier form, and never in one that is newer than itself', () => {
  const lineOf = (version: number, data: object) =>
    JSON.stringify({ type: 'challenge.result', version, cursor: 'c', timestamp: 't', data });
  const [newest, second] = [lineOf(3, RESULT), lineOf(2, { battleId: 'b', winner: 'p' })];
  const first = lineOf(1, { battleId: 'b', winnerId: 'p' });
  expect(bodyIn(3, 'challenge.result', newest, THREE)).toBe(newest);
  expect(bodyIn(2, 'challenge.result', newest, THREE)).toBe(second);
  expect(bodyIn(1, 'challenge.result', newest, THREE)).toBe(first);
  expect(bodyIn(1, 'challenge.result', second, THREE)).toBe(first);
  expect(bodyIn(3, 'challenge.result', second, THREE)).toBe(second);
});
