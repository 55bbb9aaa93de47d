import { expect, it } from 'vitest';
import { eventOf, toldBy } from '../../tests/support/told.ts';
import { MINUTE } from '../shared/time.ts';
import { tournamentsNotices } from './notices.ts';

const told = toldBy(tournamentsNotices);
const { at } = eventOf('tournament.match-changed', {});
const MATCH = { title: 'Spring Cup', match: 1, actorId: 'a', calledIds: [], reason: null };

it.each([
  [10, 'Spring Cup: check in within 10 minutes, or you lose it.'],
  [1, 'Spring Cup: check in within 1 minute, or you lose it.'],
  [25, 'Spring Cup: check in within 25 minutes, or you lose it.'],
  [null, 'Spring Cup: check in on time, or you lose it.'],
])('whoever is called has %s minutes by the row', (minutes, message) => {
  const clock = minutes !== null && { checkInBy: at + minutes * MINUTE };
  const data = { ...MATCH, what: 'match.decided', calledIds: ['b'], ...clock };
  expect(told('tournament.match-changed', data)).toMatchObject([{ userId: 'b', message }]);
});

it.each([
  [15, 'Spring Cup: report yours within 15 minutes, or the other report stands.'],
  [2, 'Spring Cup: report yours within 2 minutes, or the other report stands.'],
  [40, 'Spring Cup: report yours within 40 minutes, or the other report stands.'],
  [null, 'Spring Cup: report yours, or the other report stands.'],
])('the other side has %s minutes by the row', (minutes, message) => {
  const data = { ...MATCH, what: 'match.reported', ...(minutes !== null && { reportBy: at + minutes * MINUTE }) };
  expect(told('tournament.match-changed', data)).toMatchObject([{ userId: 'b', message }]);
});

it.each([
  [{ decision: 'undone' }, 'A result was withdrawn', 'Spring Cup: the result of match 2 was withdrawn.', 'again'],
  [{ decision: 'ruled' }, 'A result changed', 'Spring Cup: the result of match 2 was changed.', 'next'],
  [
    { decision: 'dispute-decided', what: 'match.decided' },
    'Your match is decided',
    'Spring Cup: our staff decided the dispute over match 2.',
    'next',
  ],
  [{}, 'A result changed', 'Spring Cup: the result of match 2 was changed.', 'next'],
  [
    { decision: 'sent-out', what: 'entrant.out', match: -1 },
    'A result changed',
    'Spring Cup: a participant was disqualified, and the bracket has changed.',
    'next',
  ],
])('what was decided is told first, then why, then what is next: %o', (change, title, done, other) => {
  const data = { ...MATCH, what: 'match.amended', reason: 'Wrong map.', calledIds: ['b'], checkInBy: at + 10 * MINUTE };
  const [called, ...rest] = told('tournament.match-changed', { ...data, ...change });
  expect(called).toMatchObject({
    userId: 'b',
    title,
    message: `${done} Reason: Wrong map. Spring Cup: check in within 10 minutes, or you lose it.`,
    mail: 'at-once',
  });
  expect(rest).toEqual([]);
  const [onlooker] = told('tournament.match-changed', { ...data, calledIds: [], ...change });
  const next =
    other === 'again'
      ? 'The match is played again, and so is everything that followed from it.'
      : 'See in the bracket who you play next.';
  expect(onlooker).toMatchObject({ userId: 'b', title, message: `${done} Reason: Wrong map. ${next}` });
});

it('what a place holds is told as the row has it', () => {
  const place = { title: 'Spring Cup', userId: 'a', actorId: null, buyInCents: 20_00 };
  expect(told('tournament.moved-up', { ...place, shareCents: 21_00 })[0]?.message).toContain('$21.00 is held.');
  expect(told('tournament.moved-up', { ...place, shareCents: 20_40 })[0]?.message).toContain('$20.40 is held.');
  expect(told('tournament.moved-up', place)[0]?.message).not.toContain('$');
});
