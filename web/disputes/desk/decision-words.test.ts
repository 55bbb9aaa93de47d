import { describe, expect, it } from 'vitest';
import {
  type DisputeCase,
  NOBODY,
  explainAppeal,
  explainDecision,
  needsWinner,
  otherOutcomes,
  sidesOf,
  takingOf,
} from './decision-words.ts';

const demo = { __typename: 'ContestSide', id: '1', name: 'demo', heldCents: 52_50 } as const;
const rival = { __typename: 'ContestSide', id: '2', name: 'rival', heldCents: 52_50 } as const;

const dispute = (standingSideId: string | null, status: DisputeCase['status'] = 'PENDING'): DisputeCase => ({
  status,
  contest: {
    sides: [demo, rival],
    standingSideId,
    stakeCents: 50_00,
    heldCents: 105_00,
    poolCents: 100_00,
    isOver: false,
    winnerSideId: null,
  },
});

const TO_DEMO =
  'demo is paid the pool of $100.00, rival loses the stake of $50.00, and Gauntlet keeps the fees, $5.00.';
const TO_RIVAL =
  'rival is paid the pool of $100.00, demo loses the stake of $50.00, and Gauntlet keeps the fees, $5.00.';

describe('what a decision does with the money', () => {
  const reported = dispute('1');
  const unreported = dispute(null);

  it.each([
    ['CONFIRM', `The reported result is right: ${TO_DEMO}`],
    ['OVERTURN', `The reported result is wrong: ${TO_RIVAL}`],
    ['DISMISS', `The complaint is unfounded and the first report stands: ${TO_DEMO}`],
    [
      'VOID',
      'Nobody can be shown to have won: stake and fee go back, $52.50 to demo and $52.50 to rival, and Gauntlet keeps nothing.',
    ],
    ['ESCALATE', 'No money moves: the $105.00 stay held until a senior moderator decides.'],
  ] as const)('%s where a result stands', (action, sentence) => {
    expect(explainDecision(reported, action, null)).toBe(sentence);
    expect(needsWinner(reported, action)).toBe(false);
  });

  it('asks for the winner where no result stands, and then names who is paid', () => {
    expect(needsWinner(unreported, 'CONFIRM')).toBe(true);
    expect(explainDecision(unreported, 'CONFIRM', null)).toContain('name the winner');
    expect(explainDecision(unreported, 'CONFIRM', rival)).toBe(`No result stands; by your decision ${TO_RIVAL}`);
  });

  it('lets the match go on when an unreported complaint is dismissed', () => {
    expect(explainDecision(unreported, 'DISMISS', null)).toBe(
      'The complaint is unfounded: the match continues with 3 new hours, and the $105.00 stay held.',
    );
  });

  it('says why overturning and a second escalation are not offered', () => {
    expect(explainDecision(unreported, 'OVERTURN', null)).toBe('There’s no result to overturn.');
    expect(explainDecision(dispute('1', 'ESCALATED'), 'ESCALATE', null)).toBe(
      'A senior moderator already has this dispute.',
    );
  });
});

it('names a case by its sides', () => {
  expect(sidesOf(dispute(null))).toBe('demo vs rival');
});

describe('what was paid already', () => {
  const over = (winnerSideId: string | null): DisputeCase => {
    const { contest, ...rest } = dispute(winnerSideId);
    return { ...rest, contest: { ...contest, isOver: true, winnerSideId } };
  };

  it('stays with a confirmation, and moves to the other side with an overturned result', () => {
    expect(explainDecision(over('1'), 'CONFIRM', null)).toBe('demo keeps what was paid: no money moves.');
    expect(explainDecision(over('1'), 'OVERTURN', null)).toBe(
      'The pool of $100.00 is taken back from demo and paid to rival; Gauntlet keeps the fees. Anything no longer there becomes a debt.',
    );
    expect(explainDecision(over('1'), 'VOID', null)).toBe(
      'The pool is taken back, and stake and fee are returned: $52.50 to demo and $52.50 to rival. Anything no longer there becomes a debt.',
    );
  });

  it('offers an appeal every outcome but the present one (BC-13)', () => {
    expect(otherOutcomes(over('1')).map(({ id }) => id)).toEqual(['2', NOBODY]);
    expect(otherOutcomes(over(null)).map(({ id }) => id)).toEqual(['1', '2']);
    expect(explainAppeal(over(null), '2')).toContain('taken again, $50.00 and $2.50 from each');
  });
});

describe('who can have a case (AB-04)', () => {
  const ada = { username: 'ada', role: 'MODERATOR' } as const;
  const senior = { username: 'senior', role: 'SENIOR_MODERATOR' } as const;
  it.each([
    ['PENDING', null, ada, 'Assign to Me', false],
    ['IN_REVIEW', 'ada', ada, null, false],
    ['IN_REVIEW', 'bob', ada, null, true],
    ['IN_REVIEW', 'bob', senior, 'Take Over', false],
    ['ESCALATED', 'ada', ada, null, false],
    ['ESCALATED', 'ada', senior, 'Assign to Me', false],
    ['ESCALATED', 'senior', senior, null, false],
    ['RESOLVED', 'bob', senior, null, false],
  ] as const)('%s with %s, for %o: %s', (status, assignedModerator, viewer, label, isLeftToOther) => {
    expect(takingOf({ status, assignedModerator }, viewer)).toEqual({ label, isLeftToOther });
  });
});
