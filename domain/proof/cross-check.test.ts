import { describe, expect, it } from 'vitest';
import { type Delivery, STEAM, forged, playDuel, winnerOf } from '../../tests/support/duel-feeds.ts';
import { type Feeds, SEATS, SILENT_MS, type Seat, crossCheck } from './cross-check.ts';
import { type FeedFacts, CS2_TERMS, isFinal, noFacts, observe } from './feed-facts.ts';
import { type EntryKind, newsOf } from './feed-news.ts';
import { ONLOOKER_DELAY_MS, sharedScore } from './shared-score.ts';

const SHORT = Array.from({ length: 18 }, (_, index): Seat => (index < 10 && index % 2 === 1 ? 'opponent' : 'creator'));
const duel = playDuel({ rounds: SHORT });
const LATER = Number.MAX_SAFE_INTEGER;
const EMPTY: Feeds = { creator: noFacts(STEAM.creator), opponent: noFacts(STEAM.opponent) };

interface Change {
  readonly source?: string;
  readonly isHome?: boolean;
  readonly isContested?: boolean;
}
const fold = (deliveries: readonly Delivery[], change: (delivery: Delivery, index: number) => Change = () => ({})) =>
  deliveries.reduce<Feeds>((feeds, delivery, index) => {
    const { at, from, post } = delivery;
    const arrival = { at, source: from, isHome: true, isContested: false, ...change(delivery, index) };
    return { ...feeds, [from]: observe(feeds[from], post, arrival) };
  }, EMPTY);
const check = (feeds: Feeds, now = LATER, isDuel = true) => crossCheck(feeds, { isDuel, now });
const withFlags = (feeds: Feeds, flags: FeedFacts['flags']): Feeds => ({
  ...feeds,
  creator: { ...feeds.creator, flags },
});

describe('the seven verdicts over two feeds', () => {
  it('waits while nobody has heard the end, and for a minute where one has', () => {
    expect(check(EMPTY)).toEqual({ kind: 'waiting' });
    expect(check(fold(duel.slice(0, 40)))).toEqual({ kind: 'waiting' });
    const alone = fold(duel.filter(({ from }) => from === 'creator'));
    expect(check(alone, alone.creator.lastAt + SILENT_MS - 1)).toEqual({ kind: 'waiting' });
    expect(check(alone, alone.creator.lastAt + SILENT_MS).kind).toBe('one-sided');
  });

  it('agrees with winner, score, shared rounds and how far apart they were heard', () => {
    const verdict = check(fold(duel));
    expect(verdict).toMatchObject({
      kind: 'agreed',
      winner: 'creator',
      score: { creator: 13, opponent: 5 },
      shared: 18,
    });
    expect(verdict.kind === 'agreed' && verdict.skewMs).toBeLessThan(1_000);
  });

  it('is drawn at 12 to 12 where no overtime is played', () => {
    const even = Array.from({ length: 24 }, (_, index): Seat => (index % 2 === 0 ? 'creator' : 'opponent'));
    expect(check(fold(playDuel({ rounds: even, hasOvertime: false })))).toEqual({ kind: 'drawn' });
  });

  it('is a concession when only the loser’s game goes on to the end, one-sided when only the winner’s does', () => {
    const cut = duel[60]?.at ?? 0;
    const only = (seat: Seat) => fold(duel.filter(({ from, at }) => from === seat || at < cut));
    expect(check(only('opponent'))).toMatchObject({ kind: 'concession', winner: 'creator' });
    const oneSided = check(only('creator'));
    expect(oneSided).toMatchObject({ kind: 'one-sided', winner: 'creator' });
    expect(oneSided.kind === 'one-sided' && oneSided.shared).toBeGreaterThan(3);
  });

  it('contradicts with the first round that both won, another map, one side for both, another result', () => {
    expect(check(fold(forged(duel, 4)))).toMatchObject({ kind: 'contradiction', what: 'round', round: 5 });
    const elsewhere = fold(playDuel({ rounds: SHORT, map: 'de_nuke' }));
    const feeds = fold(duel);
    expect(check({ ...feeds, opponent: elsewhere.opponent })).toMatchObject({ kind: 'contradiction', what: 'map' });
    const rounds = feeds.opponent.rounds.map((round) => ({
      ...round,
      side: feeds.creator.rounds[round.n - 1]?.side ?? null,
    }));
    const same = { ...feeds, opponent: { ...feeds.opponent, rounds } };
    expect(check(same)).toMatchObject({ kind: 'contradiction', what: 'side', round: 1 });
    const unheard = feeds.opponent.rounds.map((round) => ({ ...round, isWon: null }));
    const other = {
      ...feeds,
      opponent: { ...feeds.opponent, own: 13, other: 5, outcome: 'won' as const, rounds: unheard },
    };
    expect(check(other)).toMatchObject({ kind: 'contradiction', what: 'result', round: null });
  });

  it('does not contradict where only one game heard that a knife round was thrown away', () => {
    const knifed = playDuel({ rounds: ['opponent', ...SHORT], hasKnife: true });
    const isThrownAway = ({ from, post: { map } }: Delivery): boolean =>
      from === 'creator' && map?.phase === 'live' && map.team_ct.score + map.team_t.score === 0;
    const heard = knifed.filter((delivery, index) => index < 4 || !isThrownAway(delivery));
    const kinds = heard.map((_, index) => check(fold(heard.slice(0, index + 1)), 0).kind);
    expect(new Set(kinds)).toEqual(new Set(['waiting', 'agreed']));
  });

  it.each([
    'wrong-account',
    'two-writers',
    'foreign-network',
    'clock-off',
    'restored',
    'restarted',
    'impossible-score',
    'score-leap',
  ] as const)('leaves a feed with the flag %s to people, whether the other was heard to the end or not', (flag) => {
    expect(check(withFlags(fold(duel), [flag]))).toEqual({ kind: 'review', why: [flag] });
    const alone = fold(duel.filter(({ from }) => from === 'creator'));
    expect(check(withFlags(alone, [flag]))).toEqual({ kind: 'review', why: [flag] });
  });

  it('leaves to people what ended early, was not heard at once, was hardly shared, began unheard or does not mirror', () => {
    const feeds = fold(duel);
    const why = (changed: Feeds) => {
      const verdict = check(changed);
      return verdict.kind === 'review' ? verdict.why : verdict.kind;
    };
    const both = (change: (facts: FeedFacts) => FeedFacts): Feeds => ({
      creator: change(feeds.creator),
      opponent: change(feeds.opponent),
    });
    expect(why(both((facts) => ({ ...facts, outcome: 'early' })))).toEqual(['ended-early']);
    expect(why(both((facts) => ({ ...facts, flags: ['joined-late'] })))).toEqual(['nobody-heard-the-start']);
    expect(why(withFlags(feeds, ['joined-late']))).toBe('agreed');
    const unheard = (facts: FeedFacts) => ({
      ...facts,
      rounds: facts.rounds.map((round) => (round.n % 4 === 0 ? round : { ...round, side: null, isWon: null })),
    });
    expect(why(both(unheard))).toEqual(['few-shared-rounds']);
    const rounds = feeds.opponent.rounds.map((round) => ({ ...round, at: round.at + 10_001 + 1_000 }));
    expect(why({ ...feeds, opponent: { ...feeds.opponent, rounds } })).toEqual(['not-at-once']);
    const killer = { ...feeds.creator, kills: feeds.opponent.deaths + 2 };
    expect(why({ ...feeds, creator: killer })).toEqual(['kills-not-mirrored']);
    expect(check({ ...feeds, creator: killer }, LATER, false).kind).toBe('agreed');
    const drawn = { ...EMPTY, creator: { ...feeds.creator, outcome: 'drawn' as const } };
    expect(why(drawn)).toEqual(['drawn-by-one']);
    expect(why(withFlags(fold(duel.filter(({ from }) => from === 'creator')), ['joined-late']))).toEqual([
      'joined-late',
    ]);
  });
});

describe('an account that two players’ games name', () => {
  it.each(SEATS)('settles nothing for the %s, and nothing for the one who plays against it', (seat) => {
    const feeds = fold(duel, ({ from }) => ({ isContested: from === seat }));
    expect(check(feeds)).toEqual({ kind: 'review', why: ['contested-account'] });
  });

  it('stays in doubt to the end of the match in which the other name was heard once', () => {
    const feeds = fold(duel, ({ from }, index) => ({ isContested: from === 'creator' && index < 8 }));
    expect(check(feeds)).toEqual({ kind: 'review', why: ['contested-account'] });
  });
});

describe('what is odd about a feed', () => {
  const post = duel[4]?.post;
  if (!post) throw new Error('nothing was posted');
  const home = { at: duel[4]?.at ?? 0, source: 'home', isHome: true, isContested: false };
  const facts = observe(noFacts(post.provider.steamid), post, home);

  it('is another account, a second network, a network that is not the player’s, and a clock that is ten minutes off', () => {
    expect(facts.flags).toEqual([]);
    const other = {
      ...post,
      provider: { ...post.provider, steamid: STEAM.creator === facts.accountId ? STEAM.opponent : STEAM.creator },
    };
    expect(observe(facts, other, home).flags).toEqual(['wrong-account']);
    expect(observe(facts, post, { ...home, source: 'away' }).flags).toEqual(['two-writers']);
    expect(observe(noFacts(facts.accountId), post, { ...home, isHome: false }).flags).toEqual(['foreign-network']);
    expect(observe(facts, post, { ...home, at: home.at + 11 * 60_000 }).flags).toEqual(['clock-off']);
  });

  it('is a match that begins anew or goes back, but not a knife round, and one that is heard in the middle', () => {
    const half = fold(duel.slice(0, 60)).creator;
    const warmup = playDuel({ startAt: duel[70]?.at ?? 0 }).find(({ from }) => from === 'creator');
    if (!warmup) throw new Error('nothing was posted');
    const anew = observe(half, warmup.post, { at: warmup.at, source: 'creator', isHome: true, isContested: false });
    expect([anew.flags, anew.rounds]).toEqual([['restarted'], []]);
    expect(fold(playDuel({ hasKnife: true })).creator.flags).toEqual([]);
    expect(fold(duel.slice(60)).creator.flags).toEqual(['joined-late']);
    const back = {
      ...duel[20]?.post,
      provider: { ...post.provider, steamid: STEAM.creator, timestamp: half.clock + 9 },
    };
    const restored = observe(half, back as typeof post, {
      at: half.lastAt + 9_000,
      source: 'creator',
      isHome: true,
      isContested: false,
    });
    expect(restored.flags).toEqual(['restored']);
  });

  it('is a score that comes faster than anybody can play', () => {
    const start = duel[0]?.at ?? 0;
    const fast = duel.map((delivery) => ({ ...delivery, at: start + (delivery.at - start) / 30 }));
    expect(fold(fast).creator.flags).toContain('score-leap');
  });
});

it('ends at 13 with two ahead, and in overtimes of six rounds', () => {
  const ends = [
    [13, 11],
    [16, 14],
    [19, 17],
    [13, 0],
    [5, 13],
  ] as const;
  const goesOn = [
    [13, 12],
    [15, 13],
    [16, 15],
    [12, 12],
    [17, 13],
    [12, 0],
  ] as const;
  expect(ends.map(([one, other]) => isFinal(one, other, CS2_TERMS))).toEqual(ends.map(() => true));
  expect(goesOn.map(([one, other]) => isFinal(one, other, CS2_TERMS))).toEqual(goesOn.map(() => false));
});

it('has one line for each thing that was not known, so that a match is about twenty lines a player', () => {
  let facts = noFacts(STEAM.creator);
  const lines = duel
    .filter(({ from }) => from === 'creator')
    .flatMap(({ at, post }) => {
      const before = facts;
      facts = observe(facts, post, { at, source: 'x', isHome: true, isContested: false });
      return newsOf(before, facts);
    });
  const countOf = (kind: EntryKind): number => lines.filter((line) => line.kind === kind).length;
  expect([countOf('begun'), countOf('round'), countOf('ended'), lines.length]).toEqual([1, 18, 1, 20]);
});

it('shows of a score what both tell, and to onlookers a minute later', () => {
  const feeds = fold(duel);
  const third = Math.max(feeds.creator.rounds[2]?.at ?? 0, feeds.opponent.rounds[2]?.at ?? 0);
  expect(sharedScore(feeds, third)).toEqual({ creator: 2, opponent: 1 });
  expect(sharedScore(feeds, third - 1)).toEqual({ creator: 1, opponent: 1 });
  expect(sharedScore(feeds, third + ONLOOKER_DELAY_MS)).not.toEqual({ creator: 2, opponent: 1 });
  expect(sharedScore({ ...feeds, opponent: EMPTY.opponent }, LATER)).toBeNull();
  expect(sharedScore(feeds, (feeds.creator.startedAt ?? 0) - 1)).toBeNull();
  expect(winnerOf(duel)).toBe('creator');
});
