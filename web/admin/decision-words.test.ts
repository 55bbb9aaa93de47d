import { describe, expect, it } from 'vitest';
import {
  ACTIONS,
  type DisputeCase,
  explainDecision,
  isOffered,
  needsWinner,
  standingWinnerOf,
} from './decision-words.ts';

const demo = { __typename: 'Player', id: '1', username: 'demo' } as const;
const rival = { __typename: 'Player', id: '2', username: 'rival' } as const;

const report = (playerId: string, claim: 'WON' | 'LOST') =>
  ({
    __typename: 'BattleReport',
    playerId,
    claim,
    score: '',
    recordingUrl: 'https://recordings.example/1',
    at: 0,
  }) as const;

const dispute = (reports: ReturnType<typeof report>[], status: DisputeCase['status'] = 'PENDING'): DisputeCase => ({
  status,
  battle: {
    creator: demo,
    opponent: rival,
    reports,
    stakeCents: 50_00,
    feeCents: 2_50,
    holdCents: 52_50,
    poolCents: 100_00,
  },
});

const TO_DEMO =
  'demo is paid the pool of $100.00, rival loses the stake of $50.00, and Gauntlet keeps both fees, $5.00.';
const TO_RIVAL =
  'rival is paid the pool of $100.00, demo loses the stake of $50.00, and Gauntlet keeps both fees, $5.00.';

describe('what a decision does with the money', () => {
  const contradicting = dispute([report('1', 'WON'), report('2', 'WON')]);
  const unreported = dispute([]);

  it.each([
    ['CONFIRM', `The reported result is right: ${TO_DEMO}`],
    ['OVERTURN', `The reported result is wrong: ${TO_RIVAL}`],
    ['DISMISS', `The complaint has no ground and the first report stands: ${TO_DEMO}`],
    [
      'VOID',
      'Nobody can be shown to have won: demo and rival each get $52.50 back, stake and fee, and Gauntlet keeps nothing.',
    ],
    ['ESCALATE', 'No money moves: the $105.00 stay held until a senior moderator decides.'],
  ] as const)('%s where a result stands', (action, sentence) => {
    expect(explainDecision(contradicting, action, null)).toBe(sentence);
    expect(isOffered(contradicting, action)).toBe(true);
    expect(needsWinner(contradicting, action)).toBe(false);
  });

  it('asks for the winner where no result was reported, and then names who is paid', () => {
    expect(needsWinner(unreported, 'CONFIRM')).toBe(true);
    expect(explainDecision(unreported, 'CONFIRM', null)).toContain('name the winner');
    expect(explainDecision(unreported, 'CONFIRM', rival)).toBe(`No result was reported; by your decision ${TO_RIVAL}`);
  });

  it('lets the match go on when an unreported complaint is dismissed', () => {
    expect(explainDecision(unreported, 'DISMISS', null)).toBe(
      'The complaint has no ground: the match goes on with 3 fresh hours and the $105.00 stay held.',
    );
  });

  it('offers no overturning without a result and no second escalation', () => {
    expect(ACTIONS.filter((action) => isOffered(unreported, action))).toEqual([
      'CONFIRM',
      'DISMISS',
      'VOID',
      'ESCALATE',
    ]);
    expect(ACTIONS.filter((action) => isOffered(dispute([report('1', 'LOST')], 'ESCALATED'), action))).toEqual([
      'CONFIRM',
      'OVERTURN',
      'DISMISS',
      'VOID',
    ]);
  });
});

it('takes the first report as the standing one, whoever gave it', () => {
  expect(standingWinnerOf(dispute([report('2', 'LOST'), report('1', 'LOST')]))).toEqual(demo);
  expect(standingWinnerOf(dispute([report('1', 'LOST')]))).toEqual(rival);
  expect(standingWinnerOf(dispute([]))).toBeNull();
});
