import { describe, expect, it } from 'vitest';
import { brief, eventOf, toldBy } from '../../tests/support/told.ts';
import { HOUR, MINUTE } from '../shared/time.ts';
import { BATTLE_EVENTS } from './battle.ts';
import { battlesNotices } from './notices.ts';

const told = toldBy(battlesNotices);

const BATTLE = {
  game: 'cs2',
  creatorId: 'c',
  opponentId: 'o',
  winnerId: null,
  stakeCents: 50_00,
  feeCents: 2_50,
  actorId: 'o',
};

describe('battles', () => {
  const battle = (type: string, data: object = {}) => told(type, { ...BATTLE, ...data });

  it.each([
    ['battle.created', []],
    ['battle.joined', [['c', 'Your battle has an opponent', 'other', 'at-once']]],
    ['battle.left', [['c', '{from} has left', 'other', 'digest']]],
    ['battle.started', [['c', 'Your battle has started', 'other', 'at-once']]],
    ['battle.reported', [['c', '{from} reported a result', 'other', 'at-once']]],
    ['battle.disputed', [['c', 'Your battle is disputed', 'other', 'at-once']]],
    ['battle.cancelled', [['c', 'Your battle is cancelled', 'other', 'digest']]],
    ['battle.expired', [['c', 'Your battle has expired', 'other', 'digest']]],
  ])('%s tells the player who did not do it', (type, expected) => {
    expect(brief(battle(type))).toEqual(expected);
  });

  it.each(['battle.escalated', 'battle.resumed'])('%s tells both', (type) => {
    expect(battle(type, { actorId: 'staff' }).map(({ userId }) => userId)).toEqual(['c', 'o']);
  });

  it.each(['battle.cancelled', 'battle.expired'])('%s tells both when the server does it', (type) => {
    expect(battle(type, { actorId: null }).map(({ userId }) => userId)).toEqual(['c', 'o']);
  });

  it('tells a battle with one seat taken to that player only', () => {
    const [notice, ...more] = battle('battle.expired', { actorId: null, opponentId: null });
    expect(more).toEqual([]);
    expect(notice).toMatchObject({
      userId: 'c',
      fromId: null,
      message: 'Your CS2 battle for $50.00 wasn’t started in time. $52.50 is back in your wallet.',
    });
  });

  it.each([
    ['battle.joined', 30, '{from} joined your CS2 battle for $50.00. Start it within 30 minutes.'],
    ['battle.joined', 115.5, '{from} joined your CS2 battle for $50.00. Start it within 115 minutes.'],
    ['battle.joined', 1, '{from} joined your CS2 battle for $50.00. Start it within 1 minute.'],
    ['battle.joined', null, '{from} joined your CS2 battle for $50.00.'],
    [
      'battle.reported',
      45,
      'Confirm or dispute the result of the CS2 battle for $50.00 within 45 minutes, or it becomes final.',
    ],
    ['battle.reported', null, 'Confirm or dispute the result of the CS2 battle for $50.00, or it becomes final.'],
  ])('%s tells what its row says of the clock, %s minutes', (type, minutes, message) => {
    const clock = minutes === null ? {} : { dueAt: eventOf(type, {}).at + minutes * MINUTE };
    expect(battle(type, clock)).toMatchObject([{ message }]);
  });

  it.each([
    ['won', '13–7', '{from} says they won 13–7'],
    ['won', '', '{from} says they won'],
    ['lost', '7–13', '{from} says you won 7–13'],
    ['lost', '', '{from} says you won'],
  ] as const)('a report says what was reported: %s %s', (claim, score, title) => {
    expect(battle('battle.reported', { report: { claim, score } })).toMatchObject([{ title }]);
  });

  it('says nothing of what came back where its row does not', () => {
    expect(battle('battle.cancelled', { feeCents: undefined })).toMatchObject([
      { message: 'Your CS2 battle for $50.00 isn’t happening.' },
    ]);
    expect(battle('battle.cancelled', { feeCents: 4_00 })[0]?.message).toContain('$54.00 is back in your wallet.');
  });

  it('pays the winner among the payouts and tells the loser', () => {
    const [won, lost] = battle('battle.completed', { winnerId: 'c' });
    expect(won).toMatchObject({
      userId: 'c',
      tab: 'payouts',
      type: 'battle',
      fromId: 'o',
      isPersonal: false,
      topics: ['matchResults', 'walletChanges'],
      message:
        '$100.00 from your CS2 battle for $50.00 against {from} was added to your wallet. Won $100.00 · net +$47.50 after $2.50 fee.',
      data: { payout: 'Battle winnings', amountCents: 100_00, status: 'completed' },
    });
    expect(lost).toMatchObject({ userId: 'o', tab: 'other', title: 'You lost', topics: ['matchResults'] });
    expect(lost?.message).toContain('Lost $50.00 · net -$52.50 after $2.50 fee.');
    for (const { message } of battle('battle.completed', { winnerId: 'c', feeCents: undefined }))
      expect(message).not.toContain('net +');
  });

  it('says when staff have decided', () => {
    const decided = battle('battle.completed', { winnerId: 'o', actorId: 'staff' });
    for (const { message } of decided) expect(message).toContain('Our staff decided');
    for (const { message } of battle('battle.cancelled', { actorId: 'staff' })) expect(message).toContain('void');
  });

  it('says what a corrected result has moved and what is owed, with the reason, whatever is switched off', () => {
    const players = [
      { userId: 'c', cents: -100_00, owedCents: 84_00 },
      { userId: 'o', cents: 100_00, owedCents: 0 },
    ];
    const correction = { formerId: 'c', feeCents: 2_50, endedAt: 1, players };
    const [taken, given] = battle('battle.corrected', { winnerId: 'o', reason: 'Seen anew.', correction });
    expect(taken?.message).toContain('$100.00 was taken back from your wallet. You owe $84.00 of it');
    expect(taken).toMatchObject({ userId: 'c', topics: [], mail: 'at-once' });
    expect(given?.message).toContain('$100.00 was added to your wallet. Reason: Seen anew.');
  });

  describe('a verdict of staff', () => {
    const at = eventOf('battle.completed', {}).at;
    const players = [
      { userId: 'c', cents: -100_00, owedCents: 0 },
      { userId: 'o', cents: 100_00, owedCents: 0 },
    ];
    const correction = { formerId: 'c', feeCents: 2_50, endedAt: 1, players };
    const verdictOn = (type: string, winnerId: string | null, verdict: object) =>
      battle(type, { actorId: 'staff', winnerId, reason: 'Seen.', correction, verdict }).map(
        ({ userId, message, mail }) => [userId, /appeal within (.+)\.$/.exec(message)?.[1] ?? null, mail],
      );

    it.each([
      [
        'battle.completed',
        'o',
        [
          ['c', '48 hours', 'at-once'],
          ['o', null, 'digest'],
        ],
      ],
      [
        'battle.cancelled',
        null,
        [
          ['c', '48 hours', 'at-once'],
          ['o', '48 hours', 'at-once'],
        ],
      ],
      [
        'battle.upheld',
        'c',
        [
          ['c', null, 'digest'],
          ['o', '48 hours', 'at-once'],
        ],
      ],
      [
        'battle.corrected',
        'o',
        [
          ['c', '48 hours', 'at-once'],
          ['o', null, 'at-once'],
        ],
      ],
    ] as const)(
      '%s tells whom it gives nothing, and by mail, how long it can be appealed (BC-13)',
      (type, winnerId, said) => {
        const first = { isAppeal: false, appealableUntil: at + 48 * HOUR };
        expect(verdictOn(type, winnerId, first).toSorted(([a], [b]) => String(a).localeCompare(String(b)))).toEqual(
          said,
        );
        const last = verdictOn(type, winnerId, { isAppeal: true });
        expect(last.map(([, hours]) => hours)).toEqual([null, null]);
      },
    );

    it.each([
      [1.5, '1 hour'],
      [2, '2 hours'],
      [0.5, null],
    ])('counts whole hours only: %s', (left, words) => {
      const verdict = { isAppeal: false, appealableUntil: at + left * HOUR };
      expect(verdictOn('battle.completed', 'o', verdict)).toContainEqual([
        'c',
        words,
        words === null ? 'digest' : 'at-once',
      ]);
    });

    it.each([
      [{ isAppeal: true }, 'The decision was overturned on appeal'],
      [{ isAppeal: false }, 'A result was corrected'],
    ])('names the last word, who has won and why', (verdict, heading) => {
      const tell = (winnerId: string | null) =>
        battle('battle.corrected', { actorId: 'staff', winnerId, reason: 'Seen.', correction, verdict });
      const [former, winner] = tell('o');
      expect(former?.title).toBe(heading);
      expect(former?.message).toMatch(/^\{from\} won your CS2 battle for \$50\.00 after all\. .+ Reason: Seen\.$/);
      expect(winner?.message).toMatch(/^You won your CS2 battle for \$50\.00 against \{from\} after all\./);
      for (const { message } of tell(null)) expect(message).toMatch(/^Your CS2 battle for \$50\.00 is void\./);
    });

    it('says why a dispute was decided so', () => {
      const tell = (type: string) => battle(type, { actorId: 'staff', winnerId: 'o', reason: 'Seen.' });
      for (const type of ['battle.completed', 'battle.cancelled', 'battle.upheld'])
        for (const { message } of tell(type)) expect(message, type).toContain('Reason: Seen.');
    });
  });

  it('has thought of every event of a battle, and is never held back by a block', () => {
    const players = [{ userId: 'c', cents: 0, owedCents: 0 }];
    const correction = { formerId: 'o', feeCents: 2_50, endedAt: 1, players };
    const tell = (type: string) => battle(type, { winnerId: 'c', correction });
    const silent = BATTLE_EVENTS.filter((type) => tell(type).length === 0);
    expect(silent).toEqual(['battle.created', 'battle.unready']);
    for (const type of BATTLE_EVENTS)
      for (const { isPersonal, link } of tell(type)) {
        expect(isPersonal).toBe(false);
        expect(link).toBe('/challenge/thing');
      }
  });
});

describe('invites', () => {
  const INVITE = { fromId: 'f', toId: 't', game: 'valorant', mode: 'duel', stakeCents: 25_00 };

  it('asks the challenged player, under a key that its end finds', () => {
    const [sent] = told('invite.sent', INVITE);
    expect(sent).toMatchObject({
      userId: 't',
      fromId: 'f',
      isPersonal: true,
      tab: 'battle-invites',
      uniqueKey: 'invite:thing',
      message: 'Valorant 1v1 Duel for $25.00.',
      link: '/notifications?tab=battle-invites&invite=thing',
      mail: 'at-once',
      data: { inviteId: 'thing' },
    });
  });

  it('says of a rematch that it is one', () => {
    expect(told('invite.sent', { ...INVITE, rematchOfId: 'b' })).toMatchObject([
      { userId: 't', title: '{from} wants a rematch' },
    ]);
    expect(told('invite.sent', INVITE)).toMatchObject([{ title: '{from} challenges you' }]);
  });

  it('tells the challenger what came of it; nothing when it was taken back, or when a battle came of it that tells so', () => {
    expect(told('invite.accepted', { ...INVITE, battleId: 'b' })).toEqual([]);
    expect(told('invite.declined', INVITE)).toMatchObject([{ userId: 'f', fromId: 't' }]);
    expect(told('invite.expired', INVITE)).toMatchObject([{ userId: 'f', title: 'Your challenge has expired' }]);
    expect(told('invite.withdrawn', INVITE)).toEqual([]);
  });
});
