import { describe, expect, it } from 'vitest';
import type { BattleStatus, Seat } from '../data/__generated__/schema-types.ts';
import { describeState } from './battle-state.ts';
import { formatMoment } from './moment.ts';
import type { BattleDetailFragment } from './operations/__generated__/battle.gql.ts';
import { DEMO, NOON_AT, RIVAL, sampleBattle, sampleDispute, sampleReport, stepOf } from './testing/sample-battle.ts';

const THEN = formatMoment(NOON_AT);
const BOTH = { opponent: RIVAL } as const;
const RUNNING = { ...BOTH, status: 'ACTIVE' } as const;
/** What the server says to onlookers, who do not read the report itself. */
const REPORTED = stepOf(sampleBattle({ ...RUNNING, viewerSeat: null, reports: [sampleReport('2', 'WON')] }));

const OVER = { ...BOTH, status: 'COMPLETED', winnerId: '2', dueAt: null } as const;
const DECIDED = sampleDispute({
  status: 'RESOLVED',
  escalatesAt: null,
  action: 'CONFIRM',
  reason: 'Seen.',
  decidedAt: NOON_AT,
  appealableUntil: NOON_AT,
});
const appealOf = (verdict: 'UPHOLD' | 'OVERTURN' | null, winnerName: string | null = null) =>
  ({
    __typename: 'Appeal',
    id: 'a1',
    by: { __typename: 'Player', id: '1', username: 'demo' },
    words: 'Watch 12:40.',
    filedAt: NOON_AT,
    verdict,
    winnerName,
    reason: verdict && 'Looked at anew.',
    decidedAt: verdict && NOON_AT,
  }) as const;

const CASES: readonly [
  name: string,
  battle: Partial<BattleDetailFragment>,
  headline: string,
  now: string | RegExp | null,
  next: string | RegExp | null,
  deadline: string | null,
][] = [
  ['a draft', { status: 'DRAFT', dueAt: null }, 'Draft', /no money is held/, /Publish it/, null],
  [
    'an open seat, for the creator',
    {},
    'Waiting for an opponent',
    'Your stake and fee, $52.50, are held. You’re waiting for an opponent.',
    `If nobody joins by ${THEN}, the battle expires and you get $52.50 back.`,
    'Seat open for',
  ],
  [
    'an open seat, for an onlooker',
    { viewerSeat: null },
    'Free seat for $52.50',
    'There’s a free seat. If you take it, $52.50 of your money is held.',
    `If nobody joins by ${THEN}, the battle expires and the creator gets stake and fee back.`,
    'Seat open for',
  ],
  [
    'both seats taken, for a player',
    { ...BOTH, viewerSeat: 'OPPONENT' },
    'Ready to start',
    'Both seats are taken. The match starts when you both press Start Match within 3 minutes.',
    `If nobody starts it by ${THEN}, the battle expires and both players get $52.50 back.`,
    'Time left to start',
  ],
  [
    'both seats taken, for an onlooker',
    { ...BOTH, viewerSeat: null },
    'Ready to start',
    'Both seats are taken. The players start the match.',
    /both players get \$52\.50 back/,
    'Time left to start',
  ],
  [
    'one player ready, for the other',
    { ...BOTH, viewerSeat: 'OPPONENT', readyId: DEMO.id, checkEndsAt: NOON_AT, dueAt: NOON_AT - 1 },
    'demo is ready. Are you?',
    'The match starts when both press Start Match.',
    `If there’s no answer by ${THEN}, nothing changes. If the match isn’t started by ${THEN}, both get $52.50 back.`,
    'Time to answer',
  ],
  [
    'running without a report, for a player',
    RUNNING,
    'Play, then report the result',
    /both report the result\. The winner links a stream or recording\./,
    `If nobody reports a result by ${THEN}, the match is void and both players get $52.50 back.`,
    'Time left to report',
  ],
  [
    'a game of chess that runs, for a player',
    { ...RUNNING, game: 'CHESS' },
    'Play it on Lichess',
    /the battle is settled automatically/,
    `If there’s no result by ${THEN}, the match is void and both players get $52.50 back.`,
    'Time left to play',
  ],
  [
    'a game of chess that runs, for an onlooker',
    { ...RUNNING, game: 'CHESS', viewerSeat: null },
    'Being played',
    /as soon as Lichess tells us who won/,
    /both players get \$52\.50 back/,
    'Time left to play',
  ],
  [
    'running without a report, for an onlooker',
    { ...RUNNING, viewerSeat: null },
    'Being played',
    /winner is paid as soon as both players report the same result/,
    /the match is void/,
    'Time left to report',
  ],
  [
    'one report that the onlooker may not read',
    { ...RUNNING, viewerSeat: null, nextStep: REPORTED },
    'A result was reported',
    /the other hasn’t yet/,
    `It becomes final at ${THEN} unless someone contests it.`,
    'Result is final in',
  ],
  [
    'my own report of a win',
    { ...RUNNING, reports: [sampleReport('1', 'WON')] },
    'Your result is in. Waiting for rival',
    'You reported that you won, 13–9.',
    `It becomes final at ${THEN} unless rival contests it. Then demo is paid $100.00.`,
    'Result is final in',
  ],
  [
    'my own report of a loss, without a score',
    { ...RUNNING, viewerSeat: 'OPPONENT', reports: [sampleReport('2', 'LOST', '')] },
    'Your result is in. Waiting for demo',
    'You reported that you lost.',
    `It becomes final at ${THEN} unless demo contests it. Then demo is paid $100.00.`,
    'Result is final in',
  ],
  [
    'the other player’s report',
    { ...RUNNING, reports: [sampleReport('2', 'WON')] },
    'rival says they won 13–9',
    null,
    `It becomes final at ${THEN} unless you report a different result or an issue. Then rival is paid $100.00.`,
    'Result is final in',
  ],
  [
    'a report, read by staff',
    { ...RUNNING, viewerSeat: null, reports: [sampleReport('2', 'LOST')] },
    'A result was reported',
    'rival reported that demo won, 13–9.',
    `It becomes final at ${THEN} unless someone contests it. Then demo is paid $100.00.`,
    'Result is final in',
  ],
  [
    'in dispute',
    { ...BOTH, status: 'DISPUTED', dueAt: null, dispute: sampleDispute() },
    'In dispute',
    'Both stakes and fees, $105.00 in total, are held until a moderator decides.',
    `If no moderator decides by ${THEN}, it automatically goes to a senior moderator.`,
    'Escalates in',
  ],
  [
    'an escalated dispute',
    { ...BOTH, status: 'DISPUTED', dueAt: null, dispute: sampleDispute({ status: 'ESCALATED', escalatesAt: null }) },
    'In dispute',
    /held until a moderator decides/,
    'It’s with a senior moderator, who decides where the money goes.',
    null,
  ],
  [
    'in dispute, read by an onlooker',
    { ...BOTH, status: 'DISPUTED', dueAt: null, viewerSeat: null },
    'In dispute',
    /held until a moderator decides/,
    null,
    null,
  ],
  [
    'completed',
    { ...BOTH, status: 'COMPLETED', winnerId: '2', dueAt: null },
    'rival won',
    'rival was paid the $100.00 pool.',
    null,
    null,
  ],
  [
    'decided by a moderator, for a party who may appeal',
    { ...OVER, dispute: DECIDED },
    'rival won',
    'rival was paid the $100.00 pool.',
    `The decision can be appealed once, until ${THEN}. Someone else decides then.`,
    'Time left to appeal',
  ],
  [
    'decided by a moderator, read by staff',
    { ...OVER, viewerSeat: null, dispute: DECIDED },
    'rival won',
    'rival was paid the $100.00 pool.',
    null,
    null,
  ],
  [
    'appealed',
    { ...OVER, dispute: { ...DECIDED, appealableUntil: null, appeal: appealOf(null) } },
    'rival won',
    'rival was paid the $100.00 pool.',
    'The decision has been appealed. No money moves until a senior moderator has reviewed it.',
    null,
  ],
  [
    'overturned on appeal',
    { ...OVER, winnerId: '1', dispute: { ...DECIDED, appealableUntil: null, appeal: appealOf('OVERTURN', 'demo') } },
    'demo won on appeal',
    'demo was paid the $100.00 pool.',
    null,
    null,
  ],
  [
    'upheld on appeal',
    { ...OVER, dispute: { ...DECIDED, appealableUntil: null, appeal: appealOf('UPHOLD') } },
    'rival won',
    'rival was paid the $100.00 pool.',
    null,
    null,
  ],
  [
    'void on appeal',
    {
      ...OVER,
      status: 'CANCELLED',
      winnerId: null,
      dispute: { ...DECIDED, appealableUntil: null, appeal: appealOf('OVERTURN') },
    },
    'Void on appeal',
    'demo and rival each got $52.50 back, stake and fee.',
    null,
    null,
  ],
  [
    'contested after it was settled',
    { ...OVER, dispute: sampleDispute() },
    'rival won',
    'rival was paid the $100.00 pool.',
    'The result is contested. No money moves until our staff decide.',
    null,
  ],
  [
    'cancelled before anybody joined',
    { status: 'CANCELLED', dueAt: null },
    'Cancelled',
    'demo got $52.50 back, stake and fee.',
    null,
    null,
  ],
  [
    'cancelled with both seats taken',
    { ...BOTH, status: 'CANCELLED', dueAt: null },
    'Cancelled',
    'demo and rival each got $52.50 back, stake and fee.',
    null,
    null,
  ],
  ['expired', { status: 'EXPIRED', dueAt: null }, 'Expired', /^demo got \$52\.50 back/, null, null],
];

describe('what is said of a battle', () => {
  it.each(CASES)('%s', (_name, change, headline, now, next, deadlineLabel) => {
    const words = describeState(sampleBattle(change));
    expect(words).toEqual({
      headline,
      now: now instanceof RegExp ? expect.stringMatching(now) : now,
      next: next instanceof RegExp ? expect.stringMatching(next) : next,
      deadlineLabel,
    });
  });

  it('names a deadline exactly when the server will act by itself', () => {
    const seats: readonly (Seat | null)[] = ['CREATOR', 'OPPONENT', null];
    const statuses: readonly BattleStatus[] = [
      'DRAFT',
      'WAITING',
      'ACTIVE',
      'DISPUTED',
      'COMPLETED',
      'CANCELLED',
      'EXPIRED',
    ];
    for (const status of statuses) {
      for (const viewerSeat of seats) {
        for (const reports of [[], [sampleReport('1', 'WON')]]) {
          const isDue = status === 'WAITING' || status === 'ACTIVE' || status === 'DISPUTED';
          const winnerId = status === 'COMPLETED' ? '1' : null;
          const battle = sampleBattle({
            ...BOTH,
            status,
            viewerSeat,
            reports,
            winnerId,
            dueAt: isDue && status !== 'DISPUTED' ? NOON_AT : null,
            dispute: status === 'DISPUTED' ? sampleDispute() : null,
          });
          const words = describeState(battle);
          expect(words.deadlineLabel !== null, `${status} ${viewerSeat}`).toBe(isDue);
          expect(`${words.headline}${words.now}${words.next}`, `${status} ${viewerSeat}`).not.toMatch(
            /undefined|NaN|Nobody/,
          );
        }
      }
    }
  });
});
