import { describe, expect, it } from 'vitest';
import { feedsOf, playerAt, verdictOf } from './feeds.ts';
import { type FeedFacts, noFacts, observe } from './feed-facts.ts';
import { isWorthKeeping, newsOf } from './feed-news.ts';
import { type FeedPost, feedPost, keyIn, readFeedPost } from './proof.schemas.ts';
import { sharedScore } from './shared-score.ts';

const ME = '76561198000000001';
const OTHER = '76561198000000002';
const START = Date.UTC(2026, 2, 2, 12);

interface Told {
  /** Seconds since the start. */
  readonly at?: number;
  readonly map?: { readonly name?: string; readonly phase?: string; readonly ct?: number; readonly t?: number } | null;
  readonly round?: string | null;
  readonly player?: { readonly steamid?: string; readonly team?: 'CT' | 'T' } | null;
  readonly steamid?: string;
  readonly clock?: number;
}

const post = ({ at = 0, map = {}, round = 'live', player = {}, steamid = ME, clock }: Told): FeedPost => ({
  auth: { token: 'x' },
  provider: { appid: 730, steamid, timestamp: clock ?? START / 1_000 + at },
  ...(map && {
    map: {
      mode: 'competitive',
      name: map.name ?? 'de_nuke',
      phase: map.phase ?? 'live',
      round: 0,
      team_ct: { score: map.ct ?? 0 },
      team_t: { score: map.t ?? 0 },
    },
  }),
  ...(round !== null && { round: { phase: round } }),
  ...(player && {
    player: { steamid: player.steamid ?? ME, team: player.team ?? 'CT', match_stats: { kills: 1, deaths: 0 } },
  }),
});

const fold = (facts: FeedFacts, told: Told, more: object = {}): FeedFacts =>
  observe(facts, post(told), {
    at: START + (told.at ?? 0) * 1_000,
    source: 'home',
    isHome: true,
    isContested: false,
    ...more,
  });
const after = (...told: readonly Told[]): FeedFacts =>
  told.reduce<FeedFacts>((facts, one) => fold(facts, one), noFacts(ME));

describe('what a client says of a running match', () => {
  it('begins with nothing, and a warm-up or what is over begins nothing', () => {
    expect(noFacts(ME)).toMatchObject({ sideAfter: -1, rounds: [], sources: [], flags: [] });
    expect(after({ map: { phase: 'warmup' } }).startedAt).toBeNull();
    expect(after({ map: { phase: 'gameover', ct: 13 } }).startedAt).toBeNull();
    expect(after({ map: null })).toMatchObject({ startedAt: null, lastAt: START });
    expect(after({ at: 3 })).toMatchObject({
      startedAt: START + 3_000,
      map: 'de_nuke',
      flags: [],
      side: 'CT',
      sideAfter: 0,
    });
    expect(after({ map: { ct: 1 } }).flags).toEqual(['joined-late']);
  });

  it('is a win where the player stood in the round, and a loss otherwise', () => {
    const won = after({}, { at: 30, map: { ct: 1 }, round: 'over' });
    expect(won.rounds).toEqual([{ n: 1, own: 1, isWon: true, side: 'CT', at: START + 30_000 }]);
    const lost = after({}, { at: 30, map: { t: 1 }, round: 'over' });
    expect(lost.rounds).toEqual([{ n: 1, own: 0, isWon: false, side: 'CT', at: START + 30_000 }]);
    expect(lost).toMatchObject({ own: 0, other: 1 });
  });

  it('counts the end of a round by the side it was played on while somebody else is looked at', () => {
    const seen = { steamid: OTHER, team: 'T' } as const;
    expect(after({}, { at: 30, map: { ct: 1 }, round: 'over', player: seen })).toMatchObject({ own: 1, other: 0 });
    // Not known to be the end of this round, nor whose two rounds are.
    expect(after({}, { at: 30, map: { ct: 1 }, round: 'freezetime', player: seen }).rounds).toEqual([]);
    expect(after({}, { at: 30, map: { ct: 1 }, round: null, player: seen }).rounds).toEqual([]);
    expect(after({}, { at: 30, map: { ct: 1, t: 1 }, round: 'over', player: seen }).rounds).toEqual([]);
  });

  it('leaves rounds open of which posts are missing', () => {
    const { rounds, own, other, flags } = after({}, { at: 60, map: { ct: 2, t: 1 }, round: 'over' });
    expect(rounds).toEqual([
      { n: 1, own: null, isWon: null, side: null, at: START + 60_000 },
      { n: 2, own: null, isWon: null, side: null, at: START + 60_000 },
      { n: 3, own: 2, isWon: null, side: null, at: START + 60_000 },
    ]);
    expect({ own, other, flags }).toEqual({ own: 2, other: 1, flags: [] });
  });

  it('leaps where rounds come faster than they can be played: six seconds each', () => {
    expect(after({}, { at: 12, map: { ct: 1, t: 1 }, round: 'over' }).flags).toEqual([]);
    expect(after({}, { at: 11, map: { ct: 1, t: 1 }, round: 'over' }).flags).toEqual(['score-leap']);
    for (const at of [1, 3, 5]) expect(after({}, { at, map: { ct: 1 }, round: 'over' }).flags).toEqual([]);
    const late = after({ map: { ct: 1 } }, { at: 1, map: { ct: 2 }, round: 'over' });
    expect(late.flags).toEqual(['joined-late']);
  });

  it('is impossible where it gains more than was played, and put right by a running round of the first two', () => {
    const two = after({}, { at: 30, map: { ct: 1 }, round: 'over' }, { at: 60, map: { ct: 2 }, round: 'over' });
    expect(fold(two, { at: 90, map: { t: 3 }, round: 'over' })).toMatchObject({ own: 2, flags: ['impossible-score'] });
    expect(fold(two, { at: 90, map: { ct: 4, t: 0 }, round: 'over' })).toMatchObject({ own: 4, flags: [] });
    expect(fold(two, { at: 90, map: { ct: 1, t: 1 } })).toMatchObject({ own: 1, other: 1, flags: ['restored'] });
    const knife = after({}, { at: 30, map: { ct: 1 }, round: 'over' });
    const right = fold(knife, { at: 60, map: { t: 1 } });
    expect(right).toMatchObject({ own: 0, other: 1, flags: [] });
    expect(right.rounds).toEqual([{ n: 1, own: 0, isWon: null, side: null, at: START + 60_000 }]);
  });

  it('counts nothing between halves, where the scores change places', () => {
    const half = after({}, { at: 30, map: { ct: 1 }, round: 'over' });
    expect(fold(half, { at: 40, map: { phase: 'intermission', t: 2 } })).toMatchObject({ own: 1, other: 0, flags: [] });
  });

  it('that takes rounds back is restored, begins anew at none, and begins anew on another map or in a warm-up', () => {
    const two = after({}, { at: 30, map: { ct: 1 }, round: 'over' }, { at: 60, map: { ct: 2 }, round: 'over' });
    expect(fold(two, { at: 70, map: { ct: 1 } })).toMatchObject({ own: 2, flags: ['restored'] });
    expect(fold(two, { at: 70 })).toMatchObject({
      own: 0,
      rounds: [],
      flags: ['restarted'],
      startedAt: START + 70_000,
    });
    expect(fold(two, { at: 70, map: { phase: 'warmup' } })).toMatchObject({ rounds: [], startedAt: null });
    expect(fold(two, { at: 70, map: { name: 'de_train' } })).toMatchObject({ map: 'de_train', own: 0 });
    expect(fold(two, { at: 70, map: { ct: 2 } })).toMatchObject({ own: 2, flags: [] });
  });

  it('changes nothing when it is older than the newest, or of its second and behind it', () => {
    const one = after({}, { at: 30, map: { ct: 1 }, round: 'over' });
    expect(fold(one, { at: 31, clock: START / 1_000 + 29, map: { ct: 2 } })).toBe(one);
    expect(fold(one, { at: 31, clock: START / 1_000 + 30 })).toBe(one);
    expect(fold(one, { at: 31, clock: START / 1_000 + 30, map: { phase: 'warmup', ct: 1 } })).toBe(one);
    expect(fold(one, { at: 31, clock: START / 1_000 + 30, map: { ct: 1, t: 1 }, round: 'over' })).toMatchObject({
      other: 1,
    });
    expect(fold(one, { at: 31, clock: START / 1_000 + 30, map: null }).lastAt).toBe(START + 31_000);
  });

  it('of another account, with a clock far off, or named by two is a doubt each, said once', () => {
    expect(after({ steamid: OTHER }, { steamid: OTHER }).flags).toEqual(['wrong-account']);
    expect(after({ clock: START / 1_000 + 601 }).flags).toEqual(['clock-off']);
    expect(after({ clock: START / 1_000 + 600 }).flags).toEqual([]);
    expect(fold(noFacts(ME), {}, { isContested: true }).flags).toEqual(['contested-account']);
  });

  it('ends at thirteen, drawn at twelve each, and otherwise early', () => {
    const near = after({}, { at: 300, map: { ct: 12, t: 4 }, round: 'over' });
    expect(near.outcome).toBeNull();
    expect(fold(near, { at: 330, map: { ct: 13, t: 4 }, round: 'over' })).toMatchObject({ outcome: 'won', own: 13 });
    const behind = after({}, { at: 300, map: { ct: 4, t: 12 }, round: 'over' });
    expect(fold(behind, { at: 330, map: { ct: 4, t: 13 }, round: 'over' }).outcome).toBe('lost');
    const level = after({}, { at: 600, map: { ct: 12, t: 12 }, round: 'over' });
    expect(fold(level, { at: 610, map: { phase: 'gameover', ct: 12, t: 12 }, round: 'over' }).outcome).toBe('drawn');
    const some = after({}, { at: 100, map: { ct: 5, t: 5 }, round: 'over' });
    expect(fold(some, { at: 110, map: { phase: 'gameover', ct: 5, t: 5 }, round: 'over' }).outcome).toBe('early');
    expect(fold(near, { at: 310, map: { phase: 'gameover', ct: 12, t: 4 }, round: 'over' }).outcome).toBe('early');
  });
});

describe('the timeline of a client', () => {
  const none = noFacts(ME);
  const line = (kind: string, more: object = {}) => ({
    kind,
    own: 0,
    other: 0,
    side: null,
    isWon: null,
    flag: null,
    ...more,
  });

  it('has a line for the start, and none for a word that brings nothing', () => {
    const begun = after({});
    expect(newsOf(none, begun)).toEqual([line('begun')]);
    expect(newsOf(begun, fold(begun, { at: 5 }))).toEqual([]);
    expect(newsOf(none, none)).toEqual([]);
  });

  it('has one for each round with side and winner, and one for the end', () => {
    const begun = after({});
    const round = fold(begun, { at: 30, map: { ct: 1 }, round: 'over' });
    expect(newsOf(begun, round)).toEqual([line('round', { own: 1, side: 'CT', isWon: true })]);
    const over = fold(round, { at: 60, map: { phase: 'gameover', ct: 1 }, round: 'over' });
    expect(newsOf(round, over)).toEqual([line('ended', { own: 1 })]);
  });

  it('has one for each new doubt, and one where the match begins anew', () => {
    const first = after({}, { at: 30, map: { ct: 1 }, round: 'over' });
    const two = fold(first, { at: 60, map: { ct: 2 }, round: 'over' });
    const anew = fold(two, { at: 90 });
    expect(newsOf(two, anew)).toEqual([line('flag', { flag: 'restarted' }), line('anew')]);
    const doubted = fold(anew, { at: 91 }, { isContested: true });
    expect(newsOf(anew, doubted)).toEqual([line('flag', { flag: 'contested-account' })]);
  });

  it('is kept without a line when the side, its round, the start or a network is new, and only then', () => {
    const facts = after({});
    expect(isWorthKeeping(facts, { ...facts, kills: 7, lastAt: 1, clock: 9 })).toBe(false);
    expect(isWorthKeeping(facts, { ...facts, side: 'T' })).toBe(true);
    expect(isWorthKeeping(facts, { ...facts, sideAfter: 4 })).toBe(true);
    expect(isWorthKeeping(facts, { ...facts, startedAt: 4 })).toBe(true);
    expect(isWorthKeeping(facts, { ...facts, sources: ['a', 'b'] })).toBe(true);
  });
});

describe('the two clients of a battle', () => {
  const players = { creatorId: 'a', opponentId: 'b' };
  const facts = after({}, { at: 30, map: { ct: 1 }, round: 'over' });

  it('stand at their seats, whichever came first, and one that was never heard says nothing', () => {
    expect([playerAt(players, 'creator'), playerAt(players, 'opponent')]).toEqual(['a', 'b']);
    const feeds = feedsOf(players, [{ playerId: 'b', facts }]);
    expect(feeds).toEqual({ creator: noFacts(''), opponent: facts });
    expect(
      feedsOf(players, [
        { playerId: 'b', facts: noFacts('z') },
        { playerId: 'a', facts },
      ]).creator,
    ).toBe(facts);
    expect(verdictOf(feeds, START)).toEqual({ kind: 'waiting' });
  });

  it('share the score of the last round that both tell alike, from the moment the later one told it', () => {
    const of = (own: readonly (number | null)[], startedAt: number | null, at: number): FeedFacts => ({
      ...noFacts('x'),
      startedAt,
      rounds: own.map((won, index) => ({ n: index + 1, own: won, isWon: null, side: null, at: at + index })),
    });
    const creator = of([1, 1, 2], 5, 10);
    const opponent = of([0, 1, 1], 7, 20);
    const shared = (until: number) => sharedScore({ creator, opponent }, until);
    expect([6, 7, 19, 20, 21, 22].map(shared)).toEqual([
      null,
      { creator: 0, opponent: 0 },
      { creator: 0, opponent: 0 },
      { creator: 1, opponent: 0 },
      { creator: 1, opponent: 1 },
      { creator: 2, opponent: 1 },
    ]);
    expect(sharedScore({ creator: opponent, opponent: creator }, 6)).toBeNull();
    expect(sharedScore({ creator: of([1], null, 1), opponent }, 99)).toBeNull();
    expect(sharedScore({ creator, opponent: of([0], null, 1) }, 99)).toBeNull();
    // A round that one of both does not know, or that does not add up, is passed over.
    expect(sharedScore({ creator: of([1, null], 1, 1), opponent: of([0, 1], 1, 1) }, 99)).toEqual({
      creator: 1,
      opponent: 0,
    });
    expect(sharedScore({ creator: of([1, 2], 1, 1), opponent: of([0, null], 1, 1) }, 99)).toEqual({
      creator: 1,
      opponent: 0,
    });
    expect(sharedScore({ creator: of([1, 2], 1, 1), opponent: of([0, 1], 1, 1) }, 99)).toEqual({
      creator: 1,
      opponent: 0,
    });
    expect(sharedScore({ creator: of([1, 2], 1, 1), opponent: of([0], 1, 1) }, 99)).toEqual({
      creator: 1,
      opponent: 0,
    });
  });
});

it('takes of a post what CS2 writes, and nothing whose numbers or names are none', () => {
  const good = post({});
  expect(feedPost.parse({ ...good, weapons: { secret: 1 } })).toEqual(good);
  const steamid = (id: string) => feedPost.safeParse({ ...good, provider: { ...good.provider, steamid: id } }).success;
  expect([ME, `1${ME}`, `${ME}1`, '123'].map(steamid)).toEqual([true, false, false, false]);
  const stats = (kills: number, deaths: number) =>
    feedPost.safeParse({ ...good, player: { steamid: ME, match_stats: { kills, deaths } } }).success;
  expect([stats(-99, 0), stats(999, 999), stats(-100, 0), stats(1_000, 0), stats(0, -1), stats(0, 1_000)]).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(feedPost.parse({ ...good, player: { steamid: ME, team: 'Spectator' } }).player?.team).toBeUndefined();
});

it('takes a post as games write it, of which all but the key, the account and the score may be missing', () => {
  const good = post({});
  const { round: _, mode: __, ...map } = good.map ?? {};
  for (const change of [
    { map: { ...map, name: 'workshop/'.padEnd(90, 'x') } },
    { round: {} },
    { player: {} },
    { player: { team: 'T', match_stats: {} } },
    { player: { steamid: ME, match_stats: { kills: 2 } } },
  ])
    expect(feedPost.safeParse({ ...good, ...change }).success).toBe(true);
  const marks = JSON.stringify({ ...good, player: { name: 'a\tb\u0001\u001f' } });
  const raw = marks.replaceAll('\\t', '\t').replaceAll('\\u0001', '\u0001').replaceAll('\\u001f', '\u001f');
  expect(raw).not.toBe(marks);
  expect(readFeedPost(raw)).toEqual({ post: { ...good, player: {} } });
  expect(readFeedPost('{"auth":')).toEqual({ refusal: 'not-json' });
  expect(readFeedPost('{"auth":{"token":"x"}}')).toEqual({ refusal: 'not-a-post' });
  expect(keyIn('{"pad": 1, "auth" : { "token" :\n "k-1" ')).toBe('k-1');
  expect(keyIn('{"auth":{}}')).toBeNull();
});
