import { expect, it } from 'vitest';
import { basisOf } from './match-basis.ts';

const said = { games: [1, 0], recordingUrl: 'https://recordings.example/match', at: 1 } as const;
const base = { how: 'played', words: [null, null], byId: null, playerIds: ['ada', 'bo'] } as const;

it('two who said the same agree, and one whom nobody contradicted in time has reported', () => {
  expect(basisOf({ ...base, words: [said, said], byId: 'bo' })).toBe('agreement');
  expect(basisOf({ ...base, words: [null, said] })).toBe('report');
  expect(basisOf({ ...base, words: [said, null] })).toBe('report');
});

it('whoever was not there lost by it', () => {
  for (const how of ['forfeit', 'both-out'] as const) expect(basisOf({ ...base, how })).toBe('absence');
});

it('what somebody else said is a decision, whatever the players had said before', () => {
  for (const how of ['played', 'forfeit', 'draw', 'both-out'] as const)
    for (const words of [base.words, [said, null], [said, said]] as const)
      expect(basisOf({ ...base, how, words, byId: 'judge' })).toBe('decision');
});

it('what follows from another match, is not decided or was kept without its reports rests on nothing of its own', () => {
  for (const how of [null, 'bye', 'walkover', 'played'] as const) expect(basisOf({ ...base, how })).toBeNull();
});
