import { expect, it } from 'vitest';
import { SAMPLE_CUP } from '../../tests/support/sample-cup.ts';
import { DAY, HOUR, MINUTE } from '../shared/time.ts';
import { buildGraph } from './graph.ts';
import {
  type Tournament,
  DRAFT_LIFE,
  TOURNAMENT_STATUSES,
  acceptTerms,
  agreeToGuarantee,
  announce,
  editDraft,
  heldFor,
  isGuarantor,
  isOfRating,
  mayCancel,
  planOf,
  poolOf,
  termsPlayed,
} from './tournament.ts';

const cup = { ...SAMPLE_CUP, guaranteeCents: 300_00, entrants: 3 };

it('the pool is all buy-ins and the guarantee, which lies in escrow from the announcement on', () => {
  expect([poolOf(cup, 0), poolOf(cup, 8)]).toEqual([300_00, 380_00]);
  expect([heldFor({ ...cup, status: 'draft', entrants: 0 }), heldFor(cup)]).toEqual([0, 331_50]);
});

it('a tournament is for the ratings between its bounds, both included, and whoever has none stands below all who have', () => {
  const isFor = (minRating: number | null, maxRating: number | null) =>
    [null, 899, 900, 1_200, 1_201].map((rating) => isOfRating({ minRating, maxRating }, rating));
  expect(isFor(null, null)).toEqual([true, true, true, true, true]);
  expect(isFor(900, null)).toEqual([false, false, true, true, true]);
  expect(isFor(null, 1_200)).toEqual([true, true, true, true, false]);
  expect(isFor(900, 1_200)).toEqual([false, false, true, true, false]);
  const accept = (minRating: number, maxRating: number) =>
    acceptTerms({ ...cup, minRating, maxRating }, { minCents: 1_00, maxCents: 500_00 }, cup.opensAt - 1);
  expect([accept(900, 900).ok, accept(901, 900)]).toEqual([
    true,
    { ok: false, refusal: { code: 'BAD_INPUT', field: 'maxRating' } },
  ]);
});

it('whoever would get a guarantee back ends no tournament that runs, whatever their role', () => {
  const organiser = { id: 'organiser', isStaff: true, isPlaying: false };
  const codeOf = (change: Partial<Tournament>, who: Parameters<typeof mayCancel>[1]) => {
    const ruling = mayCancel({ ...cup, ...change }, who);
    return ruling.ok ? 'ok' : ruling.refusal.code;
  };
  expect([
    codeOf({}, organiser),
    codeOf({ status: 'running' }, organiser),
    codeOf({ status: 'settling' }, organiser),
    codeOf({ status: 'running', guaranteeCents: 0 }, organiser),
    codeOf({ status: 'running' }, { ...organiser, id: 'staff' }),
  ]).toEqual(['ok', 'OWN_MATCH', 'OWN_MATCH', 'ok', 'ok']);
  expect([isGuarantor(cup, 'organiser'), isGuarantor(cup, 'staff')]).toEqual([true, false]);
  expect(isGuarantor({ ...cup, guaranteeCents: 0 }, 'organiser')).toBe(false);
});

it.each<[announced: number | null, field: number, played: number]>([
  [5, 5, 2],
  [5, 2, 1],
  [5, 3, 1],
  [5, 9, 4],
  [5, 10, 5],
  [5, 64, 5],
  [null, 5, 2],
  [null, 16, 4],
])(
  'a Swiss that was announced with %s rounds says of %i entrants that it plays %i, and plays them',
  (announced, field, played) => {
    const swiss = { ...cup, format: 'swiss', swissRounds: announced } as const;
    expect(termsPlayed(swiss, field).swissRounds).toBe(played);
    const rounds = new Set(buildGraph(planOf(swiss, field)).matches.map(({ round }) => round));
    expect(rounds.size).toBe(played);
    expect(termsPlayed(swiss, null).swissRounds, 'before the start').toBe(announced);
  },
);

it('third place is said to be played for where it is', () => {
  const single = { ...cup, format: 'single', hasThird: true } as const;
  for (const field of [2, 3, 4, 9]) {
    const parts = buildGraph(planOf(single, field)).matches.map(({ part }) => part);
    expect(termsPlayed(single, field).hasThird, String(field)).toBe(parts.includes('third'));
  }
});

const BOUNDS = { minCents: 1_00, maxCents: 500_00 };

it('a draft takes any terms that a new one would, and is kept as long again; nothing else takes any', () => {
  const now = cup.startsAt + DAY;
  const terms = { ...cup, startsAt: now + HOUR, opensAt: now };
  for (const status of TOURNAMENT_STATUSES)
    expect(editDraft({ status }, terms, BOUNDS, now), status).toEqual(
      status === 'draft'
        ? { ok: true, value: { status, dueAt: now + DRAFT_LIFE } }
        : { ok: false, refusal: { code: 'TOURNAMENT_NOT_DRAFT' } },
    );
});

it.each<[what: string, change: Partial<Tournament>, code: string]>([
  ['a stake below the least', { buyInCents: 99 }, 'STAKE_OUT_OF_BOUNDS'],
  ['a stake above the most', { buyInCents: 500_01 }, 'STAKE_OUT_OF_BOUNDS'],
  ['one place', { capacity: 1 }, 'CAPACITY_IMPOSSIBLE'],
  ['more at the least than there are places', { minEntrants: 9 }, 'CAPACITY_IMPOSSIBLE'],
  ['a round robin of 33', { format: 'robin', capacity: 33 }, 'CAPACITY_IMPOSSIBLE'],
  ['a check-in that has begun', { checkInMinutes: 120 }, 'TIMES_IMPOSSIBLE'],
  ['a premium listing for everybody', { kind: 'premium' }, 'BAD_INPUT'],
  ['bounds that nobody is between', { minRating: 901, maxRating: 900 }, 'BAD_INPUT'],
])('a draft refuses %s', (_what, change, code) => {
  const ruling = editDraft({ status: 'draft' }, { ...cup, ...change }, BOUNDS, cup.opensAt + MINUTE);
  expect(ruling.ok ? 'ok' : ruling.refusal.code).toBe(code);
});

it('a draft whose times have passed is announced once they are other ones', () => {
  const draft: Tournament = { ...cup, status: 'draft', entrants: 0 };
  const now = cup.startsAt;
  expect(announce(draft, now).ok).toBe(false);
  const later = { ...draft, startsAt: now + HOUR };
  expect(editDraft(draft, later, BOUNDS, now).ok).toBe(true);
  expect(announce(later, now).ok).toBe(true);
});

it('no more is held at the announcement than was agreed to', () => {
  const agree = (agreedCents: number | null) => agreeToGuarantee({ guaranteeCents: 300_00 }, agreedCents);
  expect([agree(null).ok, agree(300_00).ok, agree(300_01).ok]).toEqual([true, true, true]);
  for (const agreedCents of [0, 1, 299_99])
    expect(agree(agreedCents)).toEqual({
      ok: false,
      refusal: { code: 'DRAFT_CHANGED', data: { guaranteeCents: 300_00 } },
    });
});
