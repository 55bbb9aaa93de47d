import { describe, expect, it } from 'vitest';
import { durationTextOf, replayOf, searchKeyOf, wagerTextOf } from './replay.ts';

const battle = {
  id: 'b',
  title: 'Ascent, ÉLITE only',
  game: 'valorant',
  status: 'completed',
  privacy: 'public',
  creatorId: 'c',
  opponentId: 'o',
  winnerId: 'o',
  stakeCents: 50_00,
  startedAt: 1_000,
  endedAt: 61_000,
} as const;
const lost = { playerId: 'c', claim: 'lost', score: '9–13', recordingUrl: 'https://recordings.example/c' } as const;
const won = { playerId: 'o', claim: 'won', score: '13–9', recordingUrl: 'https://recordings.example/o' } as const;

describe('the replay of a battle', () => {
  it('carries the winner’s score and recording, whoever reported first', () => {
    expect(replayOf(battle, [lost, won])).toEqual({
      id: 'b',
      tournamentId: null,
      match: null,
      title: 'Ascent, ÉLITE only',
      titleKey: 'ascent, élite only',
      game: 'valorant',
      creatorId: 'c',
      opponentId: 'o',
      winnerId: 'o',
      score: '13–9',
      stakeCents: 50_00,
      durationMs: 60_000,
      recordingUrl: 'https://recordings.example/o',
      isPublic: true,
      at: 61_000,
    });
  });

  it('takes the loser’s where the winner gave none, and no link that is not https', () => {
    expect(replayOf(battle, [lost, { ...won, score: '', recordingUrl: 'http://recordings.example/o' }])).toMatchObject({
      score: '9–13',
      recordingUrl: 'https://recordings.example/c',
    });
    expect(replayOf(battle, [])).toMatchObject({ score: '', recordingUrl: '' });
  });

  it('follows the winner whom a judge names', () => {
    expect(replayOf({ ...battle, winnerId: 'c' }, [lost, won])).toMatchObject({ winnerId: 'c', score: '9–13' });
  });

  it('is public only where the battle was', () => {
    for (const privacy of ['friends', 'invite'] as const)
      expect(replayOf({ ...battle, privacy }, [])).toMatchObject({ isPublic: false });
  });

  it('does not exist before the battle is completed, nor of one that ended otherwise', () => {
    for (const status of ['draft', 'waiting', 'active', 'cancelled', 'expired', 'disputed'] as const)
      expect(replayOf({ ...battle, status }, [won])).toBeNull();
  });
});

it('writes wagers in whole dollars where they are whole', () => {
  expect([15_000, 15_050, 100_000, 5].map(wagerTextOf)).toEqual(['$150', '$150.50', '$1,000', '$0.05']);
});

it('writes durations with hours only where there are any', () => {
  expect([0, 999, 61_000, 1_200_000, 3_725_000].map(durationTextOf)).toEqual([
    '0:00',
    '0:00',
    '1:01',
    '20:00',
    '1:02:05',
  ]);
});

it('compares texts whatever their case and form', () => {
  expect(searchKeyOf(' ÉlITE ')).toBe(searchKeyOf('e\u0301lite'));
});
