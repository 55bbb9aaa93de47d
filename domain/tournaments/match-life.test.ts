import { expect, it } from 'vitest';
import { must } from '../shared/refusals.ts';
import {
  GAME_WINDOW,
  MATCH_CHECK_IN,
  MATCH_CONTEST,
  type Meeting,
  type PlayerReport,
  callMatch,
  checkIn,
  passMatchDeadline,
  reportMatch,
} from './match-life.ts';

const called = callMatch(0);
const here = (side: 0 | 1, meeting = called): Meeting => must(checkIn(meeting, side, 3, 1)).meeting;
const playing = here(0, here(1));
const report = (one: number, other: number, at = 5): PlayerReport => ({
  games: [one, other],
  recordingUrl: 'https://x.example',
  at,
});
const dueAt = ({ dueAt: at }: Meeting): number => at ?? -1;

it('whoever does not come loses to whoever is there, and both where nobody is', () => {
  expect(passMatchDeadline(called, MATCH_CHECK_IN)?.result).toEqual({ winner: null, how: 'both-out' });
  expect(passMatchDeadline(here(1), MATCH_CHECK_IN)?.result).toEqual({ winner: 1, how: 'forfeit' });
  expect(passMatchDeadline(here(0), MATCH_CHECK_IN)?.result).toEqual({ winner: 0, how: 'forfeit' });
  expect(passMatchDeadline(here(0), MATCH_CHECK_IN - 1)).toBeNull();
});

it('a match of three games has three hours, and then silence of both puts both out', () => {
  expect(dueAt(playing)).toBe(1 + 3 * GAME_WINDOW);
  expect(passMatchDeadline(playing, dueAt(playing))?.result).toEqual({ winner: null, how: 'both-out' });
});

it('one report stands after its time, two that agree decide at once', () => {
  const reported = must(reportMatch(playing, 1, report(1, 2))).meeting;
  expect(dueAt(reported)).toBe(5 + MATCH_CONTEST);
  expect(passMatchDeadline(reported, dueAt(reported))?.result).toEqual({ winner: 1, how: 'played', games: [1, 2] });
  expect(must(reportMatch(reported, 0, report(1, 2, 6)))).toMatchObject({
    event: 'match.decided',
    result: { winner: 1, games: [1, 2] },
    meeting: { status: 'decided', dueAt: null },
  });
});

it('two words that contradict are a dispute, against which no clock runs', () => {
  const reported = must(reportMatch(playing, 0, report(2, 1))).meeting;
  const { meeting, result } = must(reportMatch(reported, 1, report(1, 2)));
  expect([meeting.status, meeting.dueAt, result]).toEqual(['disputed', null, null]);
  expect(passMatchDeadline(meeting, Number.MAX_SAFE_INTEGER)).toBeNull();
});

it('who concedes or confirms needs no recording, whoever claims a win does (CH-17)', () => {
  const bare = (meeting: Meeting, side: 0 | 1, one: number, other: number) => {
    const ruling = reportMatch(meeting, side, { ...report(one, other, 6), recordingUrl: '' });
    return ruling.ok ? ruling.value.event : ruling.refusal;
  };
  const missing = { code: 'RECORDING_REQUIRED', field: 'recordingUrl' };
  const said = (side: 0 | 1, one: number, other: number) =>
    must(reportMatch(playing, side, report(one, other))).meeting;
  expect(bare(playing, 0, 1, 2)).toBe('match.reported');
  expect(bare(playing, 1, 2, 0)).toBe('match.reported');
  expect(bare(said(1, 0, 2), 0, 0, 2)).toBe('match.decided');
  expect(bare(said(1, 2, 0), 0, 2, 0)).toBe('match.decided');
  expect(bare(playing, 0, 2, 1)).toEqual(missing);
  expect(bare(said(1, 1, 2), 0, 2, 1)).toEqual(missing);
  // The other has conceded other games: that is no confirmation.
  expect(bare(said(1, 2, 0), 0, 2, 1)).toEqual(missing);
});

it('nobody speaks twice, before the match, or after it', () => {
  const codeOf = (ruling: ReturnType<typeof reportMatch>) => (ruling.ok ? 'ok' : ruling.refusal.code);
  expect(codeOf(reportMatch(called, 0, report(2, 0)))).toBe('MATCH_NOT_PLAYING');
  const reported = must(reportMatch(playing, 0, report(2, 0))).meeting;
  expect(codeOf(reportMatch(reported, 0, report(2, 0)))).toBe('ALREADY_REPORTED');
  const { meeting } = must(reportMatch(reported, 1, report(2, 0)));
  expect(codeOf(reportMatch(meeting, 1, report(2, 0)))).toBe('MATCH_NOT_PLAYING');
  expect(checkIn(meeting, 0, 1, 9)).toMatchObject({ refusal: { code: 'MATCH_NOT_CALLED' } });
});
