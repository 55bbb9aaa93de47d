import { describe, expect, it } from 'vitest';
import { BATTLE_EVENTS } from '../battles/battle.ts';
import type { EventOf } from '../shared/events.ts';
import { TEXTS } from './__generated__/texts.ts';
import { noticesOf } from './notices-of.ts';
import { type Facts, NO_FACTS, type Notice, withName } from './notification.ts';

/** What an event tells; its data are as far as the rule reads them. */
const told = (type: string, data: object = {}, facts: Facts = NO_FACTS): readonly Notice[] =>
  noticesOf(
    { seq: 7, type, entity: '', entityId: 'thing', concerns: [], data, at: Date.UTC(2026, 2, 2) } as unknown as EventOf,
    TEXTS.en,
    facts,
  );
const brief = (notices: readonly Notice[]) => notices.map(({ userId, title, tab, mail }) => [userId, title, tab, mail]);

const BATTLE = { game: 'cs2', creatorId: 'c', opponentId: 'o', winnerId: null, stakeCents: 50_00, actorId: 'o' };

describe('creators', () => {
  it('are told whom their link has brought, and what the bets of their viewers have brought', () => {
    expect(told('referral.rewarded', { userId: 'a', newcomerId: 'b', coins: 250 })).toMatchObject([
      {
        userId: 'a',
        fromId: 'b',
        isPersonal: false,
        title: '{from} signed up with your link',
        uniqueKey: 'referral:b',
      },
    ]);
    expect(told('market.creator-paid', { marketId: 'm', userId: 'a', cents: 1_66 })).toMatchObject([
      { userId: 'a', type: 'payment', message: '$1.66 of what was staked on your stream is in your wallet.' },
    ]);
    expect(told('market.creator-paid', { marketId: 'm', userId: 'a', cents: 0 })).toEqual([]);
  });
});

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
      message: 'Your CS2 battle for $50.00 was not started in time. $52.50 are back in your wallet.',
    });
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
      message: '$100.00 of your CS2 battle for $50.00 against {from} are in your wallet.',
      data: { payout: 'Battle winnings', amountCents: 100_00, status: 'completed' },
    });
    expect(lost).toMatchObject({ userId: 'o', tab: 'other', title: 'You lost', topics: ['matchResults'] });
  });

  it('says when staff have decided', () => {
    const decided = battle('battle.completed', { winnerId: 'o', actorId: 'staff' });
    for (const { message } of decided) expect(message).toContain('Our staff have decided');
    for (const { message } of battle('battle.cancelled', { actorId: 'staff' })) expect(message).toContain('void');
  });

  it('says what a corrected result has moved and what is owed, with the reason, whatever is switched off', () => {
    const players = [
      { userId: 'c', cents: -100_00, owedCents: 84_00 },
      { userId: 'o', cents: 100_00, owedCents: 0 },
    ];
    const correction = { formerId: 'c', feeCents: 2_50, endedAt: 1, players };
    const [taken, given] = battle('battle.corrected', { winnerId: 'o', reason: 'Seen anew.', correction });
    expect(taken?.message).toContain('$100.00 were taken back from your wallet. $84.00 of it you owe');
    expect(taken).toMatchObject({ userId: 'c', topics: [], mail: 'at-once' });
    expect(given?.message).toContain('$100.00 have come into your wallet. Reason: Seen anew.');
  });

  it('has thought of every event of a battle, and is never held back by a block', () => {
    const players = [{ userId: 'c', cents: 0, owedCents: 0 }];
    const correction = { formerId: 'o', feeCents: 2_50, endedAt: 1, players };
    const tell = (type: string) => battle(type, { winnerId: 'c', correction });
    const silent = BATTLE_EVENTS.filter((type) => tell(type).length === 0);
    expect(silent).toEqual(['battle.created']);
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

  it('tells the challenger what came of it; nothing when it was taken back, or when a battle came of it that tells so', () => {
    expect(told('invite.accepted', { ...INVITE, battleId: 'b' })).toEqual([]);
    expect(told('invite.declined', INVITE)).toMatchObject([{ userId: 'f', fromId: 't' }]);
    expect(told('invite.expired', INVITE)).toMatchObject([{ userId: 'f', title: 'Your challenge has expired' }]);
    expect(told('invite.withdrawn', INVITE)).toEqual([]);
  });
});

describe('payments', () => {
  const MONEY = { userId: 'u', amountCents: 1_234_56 };

  it.each([
    ['deposit.succeeded', null, 'digest'],
    ['deposit.failed', null, 'digest'],
    ['deposit.charged-back', null, 'at-once'],
    ['deposit.reinstated', null, 'at-once'],
    ['withdrawal.approved', 'processed', 'digest'],
    ['withdrawal.paid', 'completed', 'at-once'],
    ['withdrawal.rejected', null, 'at-once'],
    ['withdrawal.failed', null, 'at-once'],
  ])('%s is a payout with status %s, or none (NO-05, EN-37)', (type, status, mail) => {
    const [notice, ...more] = told(type, MONEY);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ userId: 'u', type: 'payment', tab: status === null ? 'other' : 'payouts', mail });
    expect(notice?.data).toEqual(
      status === null ? {} : { payout: 'Withdrawal', status, amountCents: 1_234_56, source: 'Gauntlet' },
    );
    expect(notice?.message).toContain('$1,234.56');
    expect(notice?.link).toMatch(/^\/wallet\?tab=/);
  });

  it('tells a debt whatever is switched off, and everything else by the topic', () => {
    expect(told('deposit.charged-back', MONEY)).toMatchObject([{ topics: [] }]);
    expect(told('deposit.succeeded', MONEY)).toMatchObject([{ topics: ['walletChanges'] }]);
  });

  it('is silent while nothing has been decided', () => {
    for (const type of [
      'deposit.created',
      'deposit.pending',
      'withdrawal.requested',
      'withdrawal.processing',
      'deposit.toString',
    ])
      expect(told(type, MONEY)).toEqual([]);
  });

  it('tells statements of the same day once', () => {
    const keys = ['2026-01', '2026-02'].flatMap((period) => told('statement.issued', { userId: 'u', period }));
    expect(new Set(keys.map(({ uniqueKey }) => uniqueKey))).toEqual(new Set(['statements:2026-03-02']));
  });
});

describe('security', () => {
  const facts = { address: '203.0.113.9' };

  it.each([
    ['device.added', 'Sign-in from a new device', 'none'],
    ['password.changed', 'Password changed', 'none'],
    ['password.reset', 'Password reset', 'none'],
    ['two-factor.enabled', 'Two-factor authentication on', 'none'],
    ['two-factor.disabled', 'Two-factor authentication off', 'none'],
    ['recovery-codes.replaced', 'New recovery codes', 'always'],
    ['passkey.added', 'Passkey added', 'always'],
    ['passkey.removed', 'Passkey removed', 'always'],
    ['lichess.linked', 'Lichess account linked', 'always'],
    ['lichess.unlinked', 'Lichess account unlinked', 'always'],
    ['sessions.ended', 'Other sessions ended', 'always'],
    ['account.inspected', 'An administrator viewed your account', 'always'],
  ])('%s is the alert %s, whatever is switched off', (type, title, mail) => {
    const [notice, ...more] = told(type, { userId: 'u', device: 'Firefox on Linux', count: 2 }, facts);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ userId: 'u', tab: 'security', title, mail, topics: [], channel: null });
    expect(notice?.data).toMatchObject({ alert: title, device: 'Firefox on Linux', location: '203.0.113.9' });
    expect(notice?.data['action']).toMatch(/\w/);
  });

  it.each([
    ['game-account.linked', 'Steam account linked'],
    ['game-account.unlinked', 'Steam account unlinked'],
    ['game-account.keyed', 'New CS2 file'],
  ])('%s is told as %s, by mail too, whatever is switched off', (type, title) => {
    expect(brief(told(type, { userId: 'u' }))).toEqual([['u', title, 'security', 'always']]);
  });

  it('says nothing of device and location where nothing is known', () => {
    expect(told('device.added', { userId: 'u' })).toMatchObject([{ data: { device: null, location: null } }]);
  });

  it.each(['active', 'suspended', 'banned'])('an account that becomes %s is told so', (status) => {
    expect(told('account.standing-changed', { status })).toMatchObject([{ userId: 'thing', tab: 'security' }]);
  });

  it('counts the sessions that have ended', () => {
    expect(told('sessions.ended', { userId: 'u', count: 1 })[0]?.message).toMatch(/^Another device was/);
    expect(told('sessions.ended', { userId: 'u', count: 3 })[0]?.message).toMatch(/^3 other devices were/);
    expect(told('two-factor.asked', { userId: 'u' })).toEqual([]);
  });
});

describe('people and the account', () => {
  it('friends: the asked one is asked, the asking one hears a yes only', () => {
    const pair = { fromId: 'f', toId: 't' };
    expect(told('friend.requested', pair)).toMatchObject([{ userId: 't', fromId: 'f', type: 'social' }]);
    expect(told('friend.accepted', pair)).toMatchObject([{ userId: 'f', fromId: 't' }]);
    for (const type of ['friend.declined', 'friend.removed', 'friend.blocked', 'friend.unblocked', 'friend.withdrawn'])
      expect(told(type, pair)).toEqual([]);
  });

  it('chat: a mention, by its channel; nothing else that is said', () => {
    const data = { userId: 'u', fromName: 'Nova', channelId: 'general', messageId: 'm' };
    expect(told('chat.mentioned', data)).toMatchObject([
      { userId: 'u', title: 'Nova mentioned you', channel: 'chat', uniqueKey: 'mention:m', mail: 'none' },
    ]);
    expect(told('chat.posted', data)).toEqual([]);
  });

  it('what staff decide and what is reached', () => {
    const data = { userId: 'u', title: 'First Blood', achievement: 'first-win', reason: 'Be kind.' };
    expect(told('verification.verified', data)).toMatchObject([{ title: 'You are verified', mail: 'at-once' }]);
    expect(told('verification.refused', data)).toMatchObject([{ title: 'Your documents were refused' }]);
    expect(told('verification.submitted', data)).toEqual([]);
    expect(told('achievement.unlocked', data)).toMatchObject([
      { uniqueKey: 'achievement:first-win', channel: 'missions', message: 'First Blood is on your profile.' },
    ]);
    const mission = { userId: 'u', title: 'Win 2 Games', mission: 'win-2-games', period: '2026-01-05' };
    expect(told('mission.completed', mission)).toMatchObject([
      { uniqueKey: 'mission:win-2-games:2026-01-05', channel: 'missions', link: '/missions' },
    ]);
    expect(told('streak.milestone', { userId: 'u', milestone: 7, coins: 150 })).toMatchObject([
      { title: '7 days in a row', message: 'Your streak has brought you 150 BC.', channel: 'missions' },
    ]);
    const returned = { userId: 'u', orderId: 'o', name: 'Neon Skin', coins: 675, reason: 'Bought twice.' };
    expect(told('store.returned', returned)).toMatchObject([
      {
        userId: 'u',
        title: 'Neon Skin was taken back',
        message: '675 BC came back to you. Our staff: Bought twice.',
        link: '/inventory?tab=purchases',
      },
    ]);
    const bundle = { ...returned, name: '500 BC Bundle', coins: 0, cents: 500 };
    expect(told('store.returned', bundle)).toMatchObject([
      { message: '$5.00 came back to your wallet, and its coins have left it. Our staff: Bought twice.' },
    ]);
    const gift = { userId: 'u', giftId: 'g', name: 'Starter Pack', coins: 0 };
    expect(told('gift.ended', { ...gift, state: 'claimed' })).toMatchObject([{ title: 'Starter Pack was claimed' }]);
    expect(told('gift.ended', { ...gift, state: 'returned', coins: 800 })).toMatchObject([
      { userId: 'u', message: 'Nobody claimed it within thirty days: 800 BC are yours again.' },
    ]);
    expect(told('gift.ended', { ...gift, state: 'returned', coins: 800, isDeclined: true })).toMatchObject([
      { title: 'Starter Pack came back', message: 'It was declined: 800 BC are yours again.' },
    ]);
    expect(told('gift.declined', gift)).toMatchObject([
      { title: 'You declined Starter Pack', link: '/inventory?tab=gifts' },
    ]);
    expect(told('account.warned', data)).toMatchObject([{ message: 'Be kind.', mail: 'always', topics: [] }]);
    const decided = { userId: 'u', channelId: 'off-topic', appeal: 'posted', reason: '' };
    expect(told('blocked-message.decided', decided)).toMatchObject([
      { title: 'Your blocked message was posted', link: '/home?chat=off-topic', topics: [], channel: null },
    ]);
    expect(told('blocked-message.decided', { ...decided, appeal: 'kept', reason: 'It insults.' })).toMatchObject([
      { userId: 'u', title: 'Your message stays blocked', message: 'Our staff have looked at it: It insults.' },
    ]);
    expect(told('account.closed', {})).toEqual([]);
  });

  it('is silent about everything else', () => {
    for (const type of [
      'coins.bought',
      'tutorial.passed',
      'session.ended',
      'notification.added',
      'presence.changed',
      '',
    ])
      expect(told(type, { userId: 'u' })).toEqual([]);
  });
});

describe('teams', () => {
  const TEAM = {
    teamId: 't',
    userId: 'u',
    captainId: 'k',
    teamName: 'Vipers',
    opponentName: 'Hawks',
    stakeCents: 10_00,
  };
  const team = (type: string, more: object = {}) => told(type, { ...TEAM, ...more });

  it('asks the captain and the wanted player, held back by a block', () => {
    expect(team('team.requested')).toMatchObject([{ userId: 'k', fromId: 'u', isPersonal: true }]);
    expect(team('team.invited')).toMatchObject([{ userId: 'u', fromId: 'k', link: '/teams?tab=join' }]);
  });

  it('tells who is in, who is out, and who leads', () => {
    expect(team('team.joined').map(({ userId }) => userId)).toEqual(['u', 'k']);
    expect(team('team.joined', { userId: 'k' })).toEqual([]);
    expect(team('team.left')).toMatchObject([{ userId: 'k', title: 'A member has left' }]);
    expect(team('team.left', { isRemoved: true })).toMatchObject([{ userId: 'u', title: 'You are out' }]);
    expect(team('team.left', { userId: 'k' })).toEqual([]);
    expect(team('team.left', { captainId: null })).toEqual([]);
    expect(team('team.handed-over')).toMatchObject([{ userId: 'u', message: 'Vipers is yours to lead now.' }]);
    for (const type of ['team.created', 'team.changed', 'team.declined']) expect(team(type)).toEqual([]);
  });

  it('tells a challenge to the challenged captain, and its end to who did not end it', () => {
    expect(team('team.challenged', { side: 'from' })).toEqual([]);
    expect(team('team.challenged', { side: 'to' })).toMatchObject([
      { userId: 'k', message: 'Hawks challenges Vipers for $10.00. Accept or decline.', mail: 'at-once' },
    ]);
    const sides = (status: string) =>
      ['from', 'to'].filter((side) => team('team.challenge-answered', { side, status }).length === 1);
    expect(['accepted', 'declined', 'withdrawn', 'expired'].map(sides)).toEqual([
      ['from'],
      ['from'],
      ['to'],
      ['from', 'to'],
    ]);
  });

  it('tells a team battle to each whom it names, and the winner’s share as a payout', () => {
    for (const type of ['team.battle-started', 'team.battle-reported', 'team.battle-disputed', 'team.battle-resumed'])
      expect(team(type)).toMatchObject([{ userId: 'u', mail: 'at-once', topics: ['battleUpdates'] }]);
    expect(team('team.battle-escalated')).toMatchObject([{ userId: 'u', mail: 'digest' }]);
    const over = (more: object) => team('team.battle-completed', { status: 'completed', ...more });
    expect(over({ winnerTeamId: 't' })).toMatchObject([
      {
        title: 'Your team won',
        tab: 'payouts',
        data: { payout: 'Team winnings', amountCents: 20_00, source: 'Hawks' },
      },
    ]);
    expect(over({ winnerTeamId: 't', stakeCents: 0 })).toMatchObject([{ title: 'Your team won', tab: 'other' }]);
    expect(over({ winnerTeamId: 'x' })).toMatchObject([{ title: 'Your team lost', topics: ['matchResults'] }]);
    expect(over({ winnerTeamId: null, status: 'cancelled' })).toMatchObject([{ title: 'Your team battle is void' }]);
  });
});

it('puts the present name into a text, also twice, and another word of the reader’s language where there is none', () => {
  expect(withName(TEXTS.en, '{from} and {from}', 'Nova')).toBe('Nova and Nova');
  expect(withName(TEXTS.en, '{from} left', '$& $1')).toBe('$& $1 left');
  expect(withName(TEXTS.en, '{from} left', null)).toBe('another player left');
  expect(withName(TEXTS.es, 'Ganaste contra {from}', null)).toBe('Ganaste contra otro jugador');
});
