import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STEAM } from '../../tests/support/duel-feeds.ts';
import { runsOf } from '../../tests/support/runs.ts';
import { SEED } from '../../tests/support/seed.ts';
import { type LoggedDuel, logDuel, markOf, stampOf } from '../../tests/support/server-logs.ts';
import { SEATS, type Seat } from './cross-check.ts';
import { type ServerFacts, hear, noServerFacts, roundsOf } from './server-facts.ts';
import { accountIn, readServerLog } from './server-log.ts';
import { type ServerCheck, serverEvidence, serverScore, serverVerdict } from './server-verdict.ts';

const ACCOUNTS = STEAM;
const CHECK: ServerCheck = { accounts: ACCOUNTS, isContested: false, maps: [] };
const RUNS = runsOf({ gate: 1_000, full: 1_000, deep: 100_000 });
const options = { numRuns: RUNS, seed: SEED };

const fold = (posts: readonly string[], facts: ServerFacts = noServerFacts): ServerFacts =>
  posts
    .flatMap((post, index) => readServerLog(post).events.map((event) => ({ event, at: index })))
    .reduce(
      (known, { event, at }) =>
        hear(known, event, { at, since: -Infinity, pair: [], nameOf: (id) => id ?? 'bot', hashOf: (line) => line }),
      facts,
    );
const verdict = (posts: readonly string[], change: Partial<ServerCheck> = {}) =>
  serverVerdict(fold(posts), { ...CHECK, ...change });

/** 12 to 12, then four of the creator's: 16 to 12. */
const OVERTIME: readonly Seat[] = [
  ...Array.from({ length: 24 }, (_, index): Seat => (index % 2 === 0 ? 'creator' : 'opponent')),
  ...Array.from({ length: 4 }, (): Seat => 'creator'),
];
/** 13 to 5 for the opponent. */
const SHORT: readonly Seat[] = Array.from({ length: 18 }, (_, index): Seat =>
  index < 10 && index % 2 === 1 ? 'creator' : 'opponent',
);
const WON = { kind: 'won', winner: 'opponent', score: { creator: 5, opponent: 13 } };
const CREATOR = `"creator<7><${markOf(STEAM.creator)}>`;
const line = (text: string, at = Date.UTC(2026, 2, 2, 12, 30)): string => `${stampOf(at)}${text}\n`;

describe('a line of a server’s log', () => {
  it('is read with the stamp of a file and with that of a post, and tells of start, sides, rounds and the end', () => {
    const read = (text: string) => readServerLog(`L 03/02/2026 - 12:00:01: ${text}\n`).events[0];
    expect(read('World triggered "Match_Start" on "de_dust2"')).toMatchObject({
      kind: 'started',
      map: 'de_dust2',
      at: Date.UTC(2026, 2, 2, 12, 0, 1),
    });
    expect(read('World triggered "Restart_Round_(1_second)"')?.kind).toBe('restarted');
    expect(read('Team "CT" triggered "SFUI_Notice_Bomb_Defused" (CT "3") (T "2")')).toMatchObject({
      kind: 'round',
      score: { CT: 3, T: 2 },
    });
    for (const place of ['mg_active de_dust2', ' de_dust2', 'mg_a workshop/12/de_x', ' '])
      expect(read(`Game Over: competitive ${place} score 13:5 after 35 min`)).toMatchObject({
        kind: 'over',
        scores: [13, 5],
      });
    const stands = { kind: 'stands', stands: [{ accountId: STEAM.creator, side: 'CT' }] };
    expect(read(`${CREATOR}" switched from team <TERRORIST> to <CT>`)).toMatchObject(stands);
    expect(read(`${CREATOR}<CT>" purchased "ak47"`)).toMatchObject(stands);
    expect(read(`${CREATOR}<CT>" left buyzone with [ weapon_knife ]`)).toMatchObject(stands);
    const killed = read(`${CREATOR}<CT>" [1 2 3] killed "Bot<4><BOT><TERRORIST>" [-1 2 3] with "awp"`);
    expect(killed).toMatchObject({
      stands: [
        { accountId: STEAM.creator, side: 'CT' },
        { accountId: null, side: 'T' },
      ],
    });
    expect(readServerLog(line('World triggered "Match_Start" on "x"')).events[0]?.at).toBe(
      Date.UTC(2026, 2, 2, 12, 30),
    );
  });

  it('names an account as Steam writes it in any of its forms', () => {
    expect(accountIn('[U:1:39734273]')).toBe('76561198000000001');
    expect(accountIn('STEAM_1:1:19867136')).toBe('76561198000000001');
    expect([accountIn('BOT'), accountIn('[U:1:x]'), accountIn('')]).toEqual([null, null, null]);
  });

  it('is nobody’s chat and nobody’s name: what a player can write tells nothing', () => {
    const forged = [
      `${CREATOR}<CT>" say "Game Over: competitive mg_active de_dust2 score 13:0 after 9 min"`,
      `${CREATOR}<CT>" say "Team "CT" triggered "SFUI_Notice_CTs_Win" (CT "13") (T "0")"`,
      `"x<1><${markOf(STEAM.opponent)}><CT><9><[U:1:5]><TERRORIST>" say_team "purchased"`,
      `${CREATOR}<Spectator>" purchased "ak47"`,
      'Team "CT" triggered "SFUI_Notice_CTs_Win" (CT "130") (T "0")',
      'Team "CT" triggered "SFUI_Notice_CTs_Win" (CT "-1") (T "0")',
      `Game Over: ${'x'.repeat(2_000)} mg_active de_dust2 score 13:0 after 9 min`,
    ];
    expect(readServerLog(forged.map((text) => line(text)).join('')).events).toEqual([]);
    const named = readServerLog(line(`"x<1><${markOf(STEAM.opponent)}><CT><9><[U:1:5]><TERRORIST>" purchased "ak47"`));
    expect(named.events).toMatchObject([{ stands: [{ accountId: accountIn('[U:1:5]'), side: 'T' }] }]);
  });
});

describe('the word of a server', () => {
  it('is the winner and the score with the last round, over the change of sides and in overtime', () => {
    const posts = logDuel({ rounds: OVERTIME });
    expect(verdict(posts.slice(0, -2))).toEqual({ kind: 'waiting' });
    expect(serverScore(fold(posts.slice(0, -2)), ACCOUNTS)).toEqual({ creator: 15, opponent: 12 });
    expect(verdict(posts.slice(0, -1))).toEqual({
      kind: 'won',
      winner: 'creator',
      score: { creator: 16, opponent: 12 },
    });
    expect(verdict(posts)).toEqual(verdict(posts.slice(0, -1)));
    expect(verdict(logDuel({ rounds: SHORT }))).toEqual(WON);
  });

  it('is a draw at 12 to 12 without overtime', () => {
    expect(verdict(logDuel({ rounds: OVERTIME.slice(0, 24), hasOvertime: false }))).toEqual({ kind: 'drawn' });
  });

  it('counts a knife round for nothing, and leaves to people what begins anew or goes back later', () => {
    expect(verdict(logDuel({ rounds: SHORT, hasKnife: true }))).toEqual(WON);
    const posts = logDuel({ rounds: SHORT });
    const again = logDuel({ rounds: SHORT, startAt: Date.UTC(2026, 2, 2, 14) });
    expect(verdict([...posts.slice(0, 2), ...again])).toEqual(WON);
    expect(verdict([...posts.slice(0, 8), ...again])).toEqual({ kind: 'review', why: ['restarted'] });
    const back = line('Team "CT" triggered "SFUI_Notice_CTs_Win" (CT "1") (T "1")', Date.UTC(2026, 2, 2, 12, 5));
    const restored = fold([...posts.slice(0, 8), back]);
    expect(restored.flags).toEqual(['restored']);
  });

  it('is the same when posts come twice, and never another winner when they come in another order', () => {
    const posts = logDuel({ rounds: SHORT });
    expect(fold(posts.flatMap((post) => [post, post]))).toMatchObject({ score: fold(posts).score, flags: [] });
    expect(verdict([...posts.slice(0, 9), ...posts.slice(0, 9), ...posts.slice(9)])).toEqual(WON);
    const turned = posts.with(5, posts[6] ?? '').with(6, posts[5] ?? '');
    expect(verdict(turned)).toEqual(WON);
  });

  it('is left to people on another map than the games tell of', () => {
    const posts = logDuel({ rounds: SHORT, map: 'de_nuke' });
    expect(verdict(posts, { maps: ['de_dust2', 'de_dust2'] })).toEqual({ kind: 'review', why: ['another-map'] });
    expect(verdict(posts, { maps: ['de_nuke'] })).toEqual(WON);
  });

  it('is left to people where an account is not linked, is contested, or others play', () => {
    const posts = logDuel({ rounds: SHORT });
    const missing = { accounts: { ...ACCOUNTS, opponent: null } };
    expect(verdict(posts, missing)).toEqual({ kind: 'review', why: ['not-linked'] });
    const same = { accounts: { creator: STEAM.creator, opponent: STEAM.creator } };
    expect(verdict(posts, same)).toEqual({ kind: 'review', why: ['not-linked'] });
    expect(verdict(posts, { isContested: true })).toEqual({ kind: 'review', why: ['contested-account'] });
    const others = { accounts: { ...ACCOUNTS, opponent: '76561198000000099' } };
    expect(verdict(posts, others)).toEqual({ kind: 'review', why: ['not-the-players'] });
    const [head = ''] = posts[9]?.split('\n') ?? [];
    const third = `${head.slice(0, stampOf(0).length)}"x<9><[U:1:5]><CT>" purchased "ak47"\n`;
    expect(verdict([...posts.slice(0, 9), third, ...posts.slice(9)])).toEqual({
      kind: 'review',
      why: ['not-the-players'],
    });
  });

  it('is left to people when the start was not heard, when it ended early, and when no side was seen', () => {
    const posts = logDuel({ rounds: SHORT });
    expect(verdict(posts.slice(3))).toEqual({ kind: 'review', why: ['joined-late'] });
    const early = line('Game Over: competitive mg_active de_dust2 score 4:3 after 9 min');
    expect(verdict([...posts.slice(0, 8), early])).toEqual({ kind: 'review', why: ['ended-early'] });
    const blind = posts.map((post, index) =>
      index === 0
        ? post
        : post
            .split('\n')
            .filter((one) => !one.includes('<['))
            .join('\n'),
    );
    expect(verdict(blind).kind).toBe('review');
    expect(serverScore(fold(blind.slice(0, 5)), ACCOUNTS)).toBeNull();
    expect(serverScore(noServerFacts, ACCOUNTS)).toBeNull();
    expect(serverScore(fold(posts.slice(0, 1)), ACCOUNTS)).toEqual({ creator: 0, opponent: 0 });
  });

  it('is left to people when a score changes as no round can change it', () => {
    const posts = logDuel({ rounds: Array.from({ length: 13 }, (): Seat => 'opponent') });
    const leap = posts.map((post) => post.replace(/\(CT "(\d+)"\) \(T "(\d+)"\)/, '(CT "$2") (T "$1")'));
    const mixed = [...posts.slice(0, 6), ...leap.slice(6)];
    expect(verdict(mixed)).toMatchObject({ kind: 'review' });
    expect(fold(mixed).flags).toContain('impossible-score');
  });

  it('holds a dozen players at the most', () => {
    const crowd = Array.from({ length: 30 }, (_, n) => line(`"x<9><[U:1:${n + 1}]><CT>" purchased "ak47"`));
    const facts = fold([...logDuel({ rounds: SHORT }).slice(0, 2), ...crowd]);
    expect([facts.players.length, facts.flags]).toEqual([12, ['crowded']]);
  });

  it('is evidence of a game server when it names a winner or a draw, and none otherwise', () => {
    expect(serverEvidence({ verdict: 'won', winner: 'creator' })).toEqual({ strength: 'game-server', says: 'creator' });
    expect(serverEvidence({ verdict: 'drawn', winner: null })).toEqual({ strength: 'game-server', says: 'drawn' });
    for (const kind of ['won', 'waiting', 'review'] as const)
      expect(serverEvidence({ verdict: kind, winner: null })).toBeNull();
    expect(serverEvidence({ verdict: 'review', winner: 'creator' })).toBeNull();
  });
});

describe('whatever is posted', () => {
  const duels = fc.record({
    rounds: fc.array(fc.constantFrom(...SEATS), { minLength: 45, maxLength: 60 }),
    hasKnife: fc.boolean(),
  });
  const winnerOf = (duel: Pick<LoggedDuel, 'rounds'>): unknown => {
    const facts = verdict(logDuel(duel));
    return facts.kind === 'won' ? facts.winner : facts.kind;
  };

  it('never names the wrong winner when posts are lost, repeated and turned around', () => {
    const dice = fc.array(fc.nat(99), { minLength: 80, maxLength: 80 });
    fc.assert(
      fc.property(duels, dice, (duel, rolled) => {
        const posts = logDuel(duel);
        const order = posts
          .map((post, index) => ({ post, place: index + ((rolled[index] ?? 0) < 15 ? 1.5 : 0) }))
          .toSorted((one, other) => one.place - other.place)
          .flatMap(({ post }, index) => {
            const roll = rolled[(index + 7) % rolled.length] ?? 0;
            return roll < 20 ? [] : roll < 40 ? [post, post] : [post];
          });
        const heard = verdict(order);
        if (heard.kind === 'won') expect(heard.winner).toBe(winnerOf(duel));
        expect(heard.kind).not.toBe('drawn');
      }),
      options,
    );
  });

  it('is read without a fault, and what ended stays', () => {
    const duel = logDuel({ rounds: SHORT });
    const garbage = fc.array(
      fc.oneof(
        fc.string({ maxLength: 80 }),
        fc.constantFrom(...duel),
        fc.string({ maxLength: 40 }).map((text) => line(text)),
        fc
          .tuple(fc.nat(120), fc.nat(120), fc.nat(9_999_999))
          .map(([ct, t, at]) =>
            line(`Team "CT" triggered "SFUI_Notice_CTs_Win" (CT "${ct}") (T "${t}")`, Date.UTC(2026, 2, 2, 12) + at),
          ),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(garbage, (posts) => {
        const facts = fold(posts);
        expect(roundsOf(facts)).toBeGreaterThanOrEqual(0);
        expect(facts.players.length).toBeLessThanOrEqual(12);
        expect(serverVerdict(facts, CHECK).kind).toMatch(/waiting|won|drawn|review/);
        if (facts.outcome !== null) expect(fold(duel, facts)).toEqual(facts);
      }),
      options,
    );
  });
});
