import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { battleIn as plainBattleIn } from '../../tests/support/battle-cases.ts';
import { BATTLE_STATUSES } from '../battles/battle.ts';
import { BADGES, badgeOf } from './badge.ts';
import type { Seat, VerdictKind } from './cross-check.ts';
import { feedFileOf } from './feed-file.ts';
import { contradictionWords } from './feeds.ts';
import { type Evidence, STRENGTHS, evidenceOf, weigh } from './weigh.ts';

const battleIn = (...given: Parameters<typeof plainBattleIn>) => ({ ...plainBattleIn(...given), game: 'cs2' as const });
const battle = battleIn('active');
const both = (says: Evidence['says']): Evidence => ({ strength: 'both-feeds', says });

describe('what evidence does to a battle that runs', () => {
  it('reports the winner whom both games name, and refunds a draw that nobody contests', () => {
    expect(weigh(battle, [], [both('creator')])).toEqual({ kind: 'report', winnerId: 'creator' });
    expect(weigh(battle, [], [both('opponent')])).toEqual({ kind: 'report', winnerId: 'opponent' });
    expect(weigh(battle, [], [both('drawn')])).toEqual({ kind: 'void' });
    expect(weigh(battle, [{ playerId: 'creator', claim: 'won' }], [both('drawn')])).toEqual({ kind: 'dispute' });
    expect(weigh(battle, [], [both('contradiction')])).toEqual({ kind: 'dispute' });
  });

  it.each(['claim', 'recording', 'one-feed', 'file'] as const)(
    'is nothing when it is no more than a %s',
    (strength) => {
      expect(weigh(battle, [], [{ strength, says: 'creator' }])).toEqual({ kind: 'none' });
    },
  );

  it.each(['valorant', 'league', 'apex'] as const)('is nothing in %s, whose owner forbids stakes', (game) => {
    for (const says of ['creator', 'drawn', 'contradiction'] as const)
      for (const status of ['active', 'completed'] as const)
        expect(weigh({ ...battleIn(status), game }, [], [{ strength: 'official', says }])).toEqual({ kind: 'none' });
  });

  it('follows the strongest, and leaves two of the strongest that do not say the same to a person', () => {
    const official: Evidence = { strength: 'official', says: 'opponent' };
    expect(weigh(battle, [], [both('creator'), official])).toEqual({ kind: 'report', winnerId: 'opponent' });
    expect(weigh(battle, [], [both('creator'), both('opponent')])).toEqual({ kind: 'dispute' });
  });

  const evidence = fc.array(
    fc.record({
      strength: fc.constantFrom(...STRENGTHS),
      says: fc.constantFrom<Evidence['says']>('creator', 'opponent', 'drawn', 'contradiction'),
    }),
    { maxLength: 8 },
  );

  it('is the same in every order and however often it comes, in every state and after every standing', () => {
    const all = fc.record({
      evidence,
      status: fc.constantFrom(...BATTLE_STATUSES),
      standing: fc.constantFrom(...STRENGTHS),
      again: fc.array(fc.nat(7), { maxLength: 8 }),
    });
    fc.assert(
      fc.property(all, ({ evidence: given, status, standing, again }) => {
        const shuffled = [...again.flatMap((index) => given[index] ?? []), ...given.toReversed()];
        const [one, other] = [given, shuffled].map((list) => weigh(battleIn(status), [], list, standing));
        expect(other).toEqual(one);
        if (status !== 'active') expect(['none', 'alert', 'question']).toContain(one?.kind);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('what evidence does to a battle that is settled', () => {
  const settled = battleIn('completed');

  it.each(['game-server', 'official'] as const)(
    'a late %s that names another asks for a decision of people',
    (strength) => {
      const late: Evidence = { strength, says: 'opponent' };
      expect(weigh(settled, [], [late], 'both-feeds')).toEqual({ kind: 'question', winnerId: 'opponent' });
      expect(weigh(settled, [], [{ strength, says: 'creator' }])).toEqual({ kind: 'none' });
      expect(weigh(settled, [], [late], 'official')).toEqual({ kind: 'none' });
    },
  );

  it('moves nothing: staff are told when something stronger than what it rests on names another', () => {
    expect(weigh(settled, [], [both('opponent')])).toEqual({ kind: 'alert', winnerId: 'opponent' });
    expect(weigh(settled, [], [both('creator')])).toEqual({ kind: 'none' });
    expect(weigh(settled, [], [both('opponent')], 'both-feeds')).toEqual({ kind: 'none' });
    expect(weigh(battleIn('cancelled'), [], [both('opponent')])).toEqual({ kind: 'none' });
  });

  it('asks for a decision when the game’s own service names nobody, and not when two clients do', () => {
    for (const says of ['drawn', 'contradiction'] as const) {
      expect(weigh(settled, [], [{ strength: 'official', says }])).toEqual({ kind: 'question', winnerId: null });
      expect(weigh(settled, [], [{ strength: 'official', says }], 'official')).toEqual({ kind: 'none' });
      expect(weigh(settled, [], [both(says)])).toEqual({ kind: 'none' });
    }
  });
});

it('makes evidence of what two feeds come to, and none of what is left to people', () => {
  const score = { creator: 13, opponent: 5 };
  expect(evidenceOf({ kind: 'agreed', winner: 'creator', score, shared: 18, skewMs: 5 })).toEqual(both('creator'));
  expect(evidenceOf({ kind: 'drawn' })).toEqual(both('drawn'));
  expect(evidenceOf({ kind: 'contradiction', what: 'map', round: null, at: null })).toEqual(both('contradiction'));
  for (const kind of ['one-sided', 'concession'] as const)
    expect(evidenceOf({ kind, winner: 'opponent', shared: 3 })).toEqual({ strength: 'one-feed', says: 'opponent' });
  expect(evidenceOf({ kind: 'waiting' })).toBeNull();
  expect(evidenceOf({ kind: 'review', why: [] })).toBeNull();
});

it('says of a completed battle what its result rests on', () => {
  const ending = (kind: VerdictKind, winner: Seat | null, reports = 2, server: Seat | null = null) =>
    badgeOf({ winner: 'creator', reports, isDecided: false, verdict: { kind, winner }, server, official: null });
  expect(ending('agreed', 'creator')).toBe('both-feeds');
  expect(ending('agreed', 'opponent')).toBe('both-players');
  expect(ending('agreed', 'opponent', 1)).toBe('uncontested');
  expect(ending('one-sided', 'creator', 1)).toBe('one-feed');
  expect(ending('concession', 'creator', 1)).toBe('one-feed');
  expect(ending('concession', 'creator')).toBe('both-players');
  expect(ending('waiting', null)).toBe('both-players');
  expect(ending('review', null, 1)).toBe('uncontested');
  expect(ending('waiting', null, 1, 'creator')).toBe('game-server');
  expect(ending('agreed', 'creator', 2, 'opponent')).toBe('both-feeds');
  const decided = {
    winner: 'creator',
    reports: 2,
    isDecided: true,
    verdict: { kind: 'agreed', winner: 'creator' },
    server: 'creator',
    official: 'creator',
  } as const;
  expect(badgeOf(decided)).toBe('moderator');
  const agreed = { ...decided, isDecided: false };
  expect(badgeOf(agreed)).toBe('official');
  expect(badgeOf({ ...agreed, official: 'opponent' })).toBe('game-server');
  expect(BADGES).toHaveLength(7);
});

it('names in a dispute what does not fit', () => {
  const words = (what: 'map' | 'side' | 'round' | 'result') =>
    contradictionWords({ kind: 'contradiction', what, round: 7, at: 1 });
  expect(words('map')).toContain('different maps');
  expect(words('side')).toContain('round 7');
  expect(words('round')).toContain('who won round 7');
  expect(words('result')).toContain('different results');
});

it('asks CS2 for five things and nothing else', () => {
  const file = feedFileOf('https://gauntlet.example/api/feeds/cs2', 'secret');
  expect(file).toContain('"uri" "https://gauntlet.example/api/feeds/cs2"');
  expect(file).toContain('"token" "secret"');
  const asked = [...(file.split('"data"')[1] ?? '').matchAll(/"(\w+)" "1"/g)].map(([, name]) => name);
  expect(asked).toEqual(['provider', 'map', 'round', 'player_id', 'player_match_stats']);
});
