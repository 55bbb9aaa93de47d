import { describe, expect, it } from 'vitest';
import { SECURITY_EVENTS } from '../../domain/accounts/account-events.ts';
import { STANDINGS } from '../../domain/accounts/change-standing.ts';
import { BATTLE_EVENTS, BATTLE_MODES, MODE_TITLES } from '../../domain/battles/battle.ts';
import { BET_END_EVENTS } from '../../domain/markets/market-events.ts';
import {
  APPLICATION_EVENTS,
  CONNECTION_EVENTS,
  KEY_EVENTS,
  WEBHOOK_EVENTS,
} from '../../domain/platform/platform-events.ts';
import { GAME_ACCOUNT_EVENTS } from '../../domain/proof/proof-events.ts';
import type { Language } from '../../domain/shared/languages.ts';
import { DAY, HOUR } from '../../domain/shared/time.ts';
import { TEAM_BATTLE_EVENTS } from '../../domain/teams/team-battle.ts';
import {
  ENTRANT_EVENTS,
  HOLD_EVENTS,
  LINEUP_EVENTS,
  TOURNAMENT_LIFE_EVENTS,
} from '../../domain/tournaments/tournament-events.ts';
import type { Notice } from '../../domain/shared/notice.ts';
import { ROOMS, WIRING } from '../../gateway/rooms.ts';
import { type NoticeSample as Sample, readNoticeSamples } from '../support/notice-samples.ts';
import { toldBy } from '../support/told.ts';
import { camel, files } from './source.ts';

const AT = Date.UTC(2026, 2, 2);

const each = (types: readonly string[], ...ways: readonly object[]): Sample[] =>
  types.flatMap((type) => ways.map((way): Sample => [type, way]));

const NAMED = { userId: 'a', name: 'Scout', host: 'bot.example.com', device: 'Firefox on Linux' };
const BATTLE = {
  game: 'cs2',
  creatorId: 'a',
  opponentId: 'b',
  winnerId: 'a',
  stakeCents: 50_00,
  feeCents: 2_50,
  dueAt: AT + HOUR,
  actorId: 'b',
};
const moved = (cents: number, owedCents: number) => ({ players: [{ userId: 'a', cents, owedCents }] });
const INVITE = { fromId: 'a', toId: 'b', game: 'valorant', mode: 'duel', stakeCents: 25_00 };
const APPEAL = { byId: 'a', title: 'Friday Night', reason: 'Seen twice.' };
const BET = { userId: 'a', title: 'Nova against Onyx', playerName: 'Nova', stakeCents: 5_00, paidCents: 9_00 };
const RUNS = [
  { userId: 'a', runId: 'r', paid: 400, score: 9 },
  { userId: 'b', runId: 's', paid: 0, score: 3 },
  { userId: 'c', runId: 't', paid: 0, score: null },
];
const ARCADE = { game: 'turncoat', mode: 'battle', currency: 'USD', entry: 200, runs: RUNS, begun: ['a'] };
const BRACKET = { ...ARCADE, round: 0, dueAt: AT + DAY, players: [{ userId: 'a', place: 1, paid: 700 }] };
const OFFER = { userId: 'a', brand: 'Acme', title: 'Ten wins', payoutCents: 20_00, reason: 'Too dark' };
const TEAM = {
  teamId: 't',
  userId: 'a',
  captainId: 'b',
  teamName: 'Vipers',
  opponentName: 'Hawks',
  stakeCents: 10_00,
  winnerTeamId: 't',
  status: 'completed',
};
const CUP = {
  title: 'Spring Cup',
  actorId: 'c',
  organiserId: 'b',
  userId: 'a',
  buyInCents: 20_00,
  reason: 'Too loud.',
};
const LINEUP = { ...CUP, teamName: 'Vipers', byName: 'Nova', shareCents: 5_00 };
const CALLED = { ...CUP, calledIds: ['a'], reason: null };
const PRIZES = [{ userId: 'a', place: 1, cents: 90_00 }];
const shift = (place: number | null, cents: number, owedCents = 0) => ({ userId: 'a', place, cents, owedCents });

const SAMPLES: readonly Sample[] = [
  ...(await readNoticeSamples()),
  ...each(
    [...SECURITY_EVENTS, 'lichess.linked', 'lichess.unlinked', 'account.inspected'],
    { ...NAMED, count: 1 },
    { ...NAMED, count: 3 },
  ),
  ...each([...KEY_EVENTS, ...APPLICATION_EVENTS, ...CONNECTION_EVENTS, ...WEBHOOK_EVENTS], NAMED),
  ...each(['account.standing-changed'], ...STANDINGS.map((status) => ({ status }))),
  ...each(['verification.verified', 'verification.refused', ...GAME_ACCOUNT_EVENTS, 'gift.declined'], NAMED),
  ...each(['achievement.unlocked', 'mission.completed'], { userId: 'a', title: 'First Blood' }),
  ['account.warned', { userId: 'a', reason: 'Be kind.' }],
  ...each(
    ['store.returned'],
    { ...NAMED, coins: 675, reason: 'Bought twice.' },
    { ...NAMED, coins: 0, cents: 5_00, reason: 'Bought twice.' },
  ),
  ...each(
    ['gift.ended'],
    { ...NAMED, state: 'claimed', coins: 0 },
    { ...NAMED, state: 'returned', coins: 800 },
    { ...NAMED, state: 'returned', coins: 800, isDeclined: true },
  ),
  ['wish.on-sale', { userId: 'a', productId: 'p', name: 'Neon Skin', from: null }],
  ['wish.cheaper', { userId: 'a', productId: 'p', name: 'Neon Skin', coins: 1_200, beforeCoins: 1_500 }],
  ['arcade.contest-held', { ...ARCADE, dueAt: AT + DAY }],
  ...each(['arcade.contest-settled'], ARCADE, { ...ARCADE, currency: 'BC' }),
  ['arcade.contest-void', ARCADE],
  ['arcade.battle-offered', { ...ARCADE, fromId: 'a', toId: 'b', dueAt: AT + DAY }],
  ...each(['arcade.bracket-round'], { ...BRACKET, players: ['a'] }, { ...BRACKET, players: ['a'], round: 1 }),
  ...each(['arcade.bracket-settled'], BRACKET, { ...BRACKET, players: [{ userId: 'a', place: 2, paid: 0 }] }),
  ['arcade.bracket-void', { ...BRACKET, players: ['a'] }],
  ...each(
    BATTLE_EVENTS,
    { ...BATTLE, correction: moved(10_00, 0) },
    { ...BATTLE, actorId: 'staff', winnerId: null, reason: 'Seen anew.', correction: moved(-10_00, 4_00) },
    { ...BATTLE, actorId: 'staff', winnerId: null, verdict: { isAppeal: false, appealableUntil: AT + 2 * DAY } },
    { ...BATTLE, actorId: 'staff', correction: moved(10_00, 0), verdict: { isAppeal: true } },
  ),
  ...each(['invite.sent', 'invite.declined', 'invite.expired'], ...BATTLE_MODES.map((mode) => ({ ...INVITE, mode }))),
  ['invite.sent', { ...INVITE, rematchOfId: 'b' }],
  ...each(['appeal.filed', 'appeal.decided'], APPEAL, { ...APPEAL, answerUntil: AT + HOUR }),
  ...each(['dispute.answer-asked'], { ...APPEAL, until: AT + HOUR }, { ...APPEAL, until: AT + DAY }),
  ...each(BET_END_EVENTS, BET),
  ...each(['acceptance.paid', 'acceptance.refused', 'acceptance.expired'], OFFER),
  ['acceptance.expired', { ...OFFER, reason: null }],
  ...each(['deposit.succeeded', 'deposit.failed', 'deposit.charged-back', 'deposit.reinstated'], {
    userId: 'a',
    amountCents: 1_234_56,
  }),
  ...each(['withdrawal.approved', 'withdrawal.paid', 'withdrawal.rejected', 'withdrawal.failed'], {
    userId: 'a',
    amountCents: 1_234_56,
  }),
  ['statement.issued', { userId: 'a', period: '2026-01' }],
  ...each(
    ['chat.mentioned'],
    ...['general', 'tournament:t', 'stream:s', 'battle:b', 'friends:a_b'].map((channelId) => ({
      userId: 'a',
      fromName: 'Nova',
      channelId,
    })),
  ),
  ['chat.written', { userId: 'a', fromId: 'b', fromName: 'Nova', channelId: 'friends:a_b' }],
  ...each(
    ['blocked-message.decided'],
    ...['posted', 'kept'].map((appeal) => ({ userId: 'a', channelId: 'general', appeal, reason: 'It insults.' })),
  ),
  ...each(['team.requested', 'team.invited', 'team.joined', 'team.left', 'team.handed-over'], TEAM),
  ['team.left', { ...TEAM, isRemoved: true }],
  ['team.challenged', { ...TEAM, side: 'to' }],
  ...each(
    ['team.challenge-answered'],
    ...['accepted', 'declined', 'withdrawn', 'expired'].flatMap((status) => [
      { ...TEAM, side: 'from', status },
      { ...TEAM, side: 'to', status },
    ]),
  ),
  ...each(
    TEAM_BATTLE_EVENTS,
    { ...TEAM, reason: 'Seen.' },
    TEAM,
    { ...TEAM, winnerTeamId: 'x' },
    { ...TEAM, stakeCents: 0 },
  ),
  ['team.battle-completed', { ...TEAM, winnerTeamId: null, status: 'cancelled' }],
  ['stream.follower-told', { userId: 'a', streamerId: 'b', streamId: 's', title: 'Aces all night' }],
  ...each(['stream.raided'], ...[1, 1_234].map((viewers) => ({ userId: 'a', fromId: 'b', targetId: 's', viewers }))),
  ...each(['stream.taken-down', 'recording.deleted', 'clip.deleted'], {
    userId: 'a',
    makerId: 'a',
    title: 'Aces',
    reason: 'It showed a card.',
  }),
  ...each([...TOURNAMENT_LIFE_EVENTS, ...HOLD_EVENTS], CUP),
  ['tournament.announcement-posted', { ...CUP, text: 'We start at eight.', announcementId: 'n' }],
  ...each(ENTRANT_EVENTS, CUP, { ...LINEUP, shareCents: 0 }, LINEUP),
  ...each(LINEUP_EVENTS, LINEUP, { ...LINEUP, shareCents: 0 }),
  ['tournament.lineup-ended', { ...LINEUP, byName: null }],
  ...each(
    ['tournament.match-changed'],
    ...['undone', 'ruled', 'dispute-decided'].flatMap((decision) =>
      [CALLED, { ...CALLED, calledIds: [] }].map((told) => ({ ...told, what: 'match.amended', match: 1, decision })),
    ),
    { ...CALLED, what: 'entrant.out', match: -1, decision: 'sent-out' },
  ),
  ...each(
    ['tournament.match-changed'],
    ...['match.begun', 'match.reported', 'match.disputed', 'match.amended', 'match.decided'].map((what) => ({
      ...CALLED,
      what,
    })),
    { ...CALLED, what: 'entrant.out', reason: 'They never came.' },
  ),
  ...each(
    ['tournament.completed'],
    { ...CUP, prizes: PRIZES },
    { ...CUP, prizes: PRIZES, guaranteeCents: 50_00 },
    { ...CUP, prizes: [], guaranteeCents: 50_00 },
  ),
  ...each(
    ['tournament.corrected'],
    { ...CUP, shifts: [shift(2, 10_00)], guarantee: { cents: -50_00, owedCents: 5_00 } },
    { ...CUP, shifts: [shift(null, -10_00, 4_00)], guarantee: { cents: 50_00, owedCents: 0 } },
    { ...CUP, shifts: [shift(1, 0)] },
  ),
];

const told = toldBy([...new Set(WIRING.notices.values())]);
const toldIn = (language: Language, [type, data]: Sample): readonly Notice[] =>
  told(type, data, { location: '203.0.113.9' }, language);

/** Of a notice, what language has no part in: everything but its texts, and those that stand among its data. */
function beside({ title: _title, message: _message, data, ...rest }: Notice) {
  const { payout, alert, action, ...facts } = data;
  return { ...rest, facts, has: { payout, alert, action } };
}

const kindsIn = (value: Record<string, unknown>) => Object.entries(value).map(([key, text]) => [key, typeof text]);
/** Figures, amounts and the mark of the other player, which every language puts somewhere. */
const held = (text: string) => (text.match(/\{from\}|\$?\d[\d,.]*\d|\d/g) ?? []).toSorted();

describe('what is told in Spanish', () => {
  it('is told the same players in the same order, with the same links, keys, topics, mails and data', () => {
    for (const sample of SAMPLES) {
      const english = toldIn('en', sample).map(beside);
      const spanish = toldIn('es', sample).map(beside);
      const without = ({ has: _has, ...rest }: ReturnType<typeof beside>) => rest;
      expect(spanish.map(without), sample[0]).toEqual(english.map(without));
      expect(spanish.map(({ has }) => kindsIn(has))).toEqual(english.map(({ has }) => kindsIn(has)));
    }
  });

  it('says something else than in English, with the same figures and names', () => {
    for (const sample of SAMPLES) {
      const spanish = toldIn('es', sample);
      for (const [at, { title, message, data }] of toldIn('en', sample).entries()) {
        const other = spanish[at];
        expect(other?.title, title).not.toBe(title);
        expect(other?.title).toMatch(/\p{L}/u);
        expect(other?.message).toMatch(/\p{L}/u);
        expect(held(other?.title ?? ''), title).toEqual(held(title));
        expect(held(other?.message ?? ''), message).toEqual(held(message));
        for (const key of ['payout', 'alert', 'action'])
          if (data[key] !== undefined) expect(other?.data[key], String(data[key])).not.toBe(data[key]);
      }
    }
  });

  it('is there for every event that tells anything', () => {
    const spoken = new Set(SAMPLES.filter((sample) => toldIn('es', sample).length > 0).map(([type]) => type));
    const silent = [...WIRING.notices.keys()].filter((type) => !spoken.has(type));
    expect(silent).toEqual([
      'battle.created',
      // Whoever was called sees the call end.
      'battle.unready',
      'invite.accepted',
      'invite.withdrawn',
      'tournament.announced',
      'tournament.registration-opened',
      'tournament.settling',
      'tournament.checked-in',
      // Changes what was told.
      'tournament.announcement-withdrawn',
    ]);
  });

  it('names game and kind of a battle as screens do', () => {
    for (const mode of BATTLE_MODES)
      expect(toldIn('en', ['invite.sent', { ...INVITE, mode }])[0]?.message).toBe(
        `Valorant ${MODE_TITLES[mode]} for $25.00.`,
      );
    expect(toldIn('es', ['invite.sent', INVITE])[0]?.message).toBe('Duelo 1v1 de Valorant por $25.00.');
    const chess = { ...INVITE, game: 'chess' };
    expect(toldIn('en', ['invite.sent', chess])[0]?.message).toBe('Chess 1v1 Duel for $25.00.');
    expect(toldIn('es', ['invite.sent', chess])[0]?.message).toBe('Duelo 1v1 de ajedrez por $25.00.');
  });
});

it('is silent about everything else', () => {
  for (const type of ['coins.bought', 'tutorial.passed', 'session.ended', 'notification.added', 'presence.changed', ''])
    expect(told(type, { userId: 'u' })).toEqual([]);
});

describe('what is told', () => {
  it('stands in the notices of one room, which its manifest names', async () => {
    const folders = files.flatMap((file) => /^domain\/([\w-]+)\/notices\.ts$/.exec(file)?.[1] ?? []);
    expect(folders.length).toBeGreaterThan(20);
    for (const room of folders) {
      const own = (await import(`../../domain/${room}/notices.ts`)) as Readonly<Record<string, unknown>>;
      expect([room, ROOMS.find(({ name }) => name === room)?.notices]).toEqual([room, own[`${camel(room)}Notices`]]);
    }
    expect(ROOMS.filter(({ notices }) => notices).map(({ name }) => name)).toHaveLength(folders.length);
  });

  it('has an owner for every event that players are known to hear of', () => {
    expect([...new Set(SAMPLES.map(([type]) => type))].filter((type) => !WIRING.notices.has(type))).toEqual([]);
  });
});
