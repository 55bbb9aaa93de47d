import { describe, expect, it } from 'vitest';
import { REWARD_WORDS, STATUS_WORDS, claimWords, progressWords, unlockWords } from './mission-words.ts';

describe('a mission in words', () => {
  it('has the labels of the missions and those of the wallet’s rewards (MI-07, WA-08)', () => {
    const statuses = ['ACTIVE', 'COMPLETED', 'LOCKED', 'CLAIMED'] as const;
    expect(statuses.map((status) => STATUS_WORDS[status].label)).toEqual([
      'In Progress',
      'Complete',
      'Locked',
      'Claimed',
    ]);
    expect(statuses.map((status) => REWARD_WORDS[status].label)).toEqual([
      'Locked',
      'Claimable',
      'Locked',
      'Completed',
    ]);
  });

  it('counts in its unit', () => {
    expect([
      progressWords({ progress: 1, target: 2, unit: 'TIMES' }),
      progressWords({ progress: 25_00, target: 100_00, unit: 'CENTS' }),
      progressWords({ progress: 7, target: 60, unit: 'MINUTES' }),
    ]).toEqual(['1 of 2', '$25.00 of $100.00', '7 of 60 minutes']);
  });

  it('says on its button what pressing it does, and when where the cap has no room (MI-05, MI-06, BC-15)', () => {
    expect([
      claimWords({ status: 'COMPLETED', claimableAt: null }),
      claimWords({ status: 'ACTIVE', claimableAt: null }),
      claimWords({ status: 'LOCKED', claimableAt: null }),
      claimWords({ status: 'CLAIMED', claimableAt: null }),
    ]).toEqual(['Claim', 'In Progress', 'Locked', 'Claimed']);
    expect(claimWords({ status: 'COMPLETED', claimableAt: Date.UTC(2026, 2, 3, 12) })).toMatch(
      /^Claim from Mar 3, 2026/,
    );
  });

  it('names what unlocks a locked one', () => {
    expect([unlockWords({ unlockedBy: 'ARCADE' }), unlockWords({ unlockedBy: null })]).toEqual([
      'Opens with the arcade',
      null,
    ]);
  });
});
