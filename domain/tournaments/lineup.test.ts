import { describe, expect, it } from 'vitest';
import { acceptLineup, partsOf, seatsOf } from './lineup.ts';

describe('the shares of a line-up', () => {
  it('sum to buy-in and fee to the cent, the first cents from the captain', () => {
    expect(seatsOf({ buyInCents: 10_00, feeCents: 50 }, ['captain', 'b', 'c'])).toEqual([
      { userId: 'captain', stakeCents: 3_34, feeCents: 17 },
      { userId: 'b', stakeCents: 3_33, feeCents: 17 },
      { userId: 'c', stakeCents: 3_33, feeCents: 16 },
    ]);
  });

  it('are nothing where nothing is held', () => {
    expect(seatsOf({ buyInCents: 0, feeCents: 0 }, ['captain', 'b'])).toEqual([
      { userId: 'captain', stakeCents: 0, feeCents: 0 },
      { userId: 'b', stakeCents: 0, feeCents: 0 },
    ]);
  });

  it('give a prize away to the last cent, however small it is', () => {
    expect(partsOf(100_01, ['captain', 'b'])).toEqual([
      { userId: 'captain', cents: 50_01 },
      { userId: 'b', cents: 50_00 },
    ]);
    expect(partsOf(1, ['captain', 'b', 'c']).map(({ cents }) => cents)).toEqual([1, 0, 0]);
  });
});

describe('who may be named', () => {
  const terms = { teamSize: 3 };
  const roster = ['captain', 'b', 'c', 'd'];

  it('are as many as the tournament asks for, each once, all of the team', () => {
    expect(acceptLineup(terms, roster, ['captain', 'b', 'd'])).toEqual({ ok: true, value: null });
    for (const named of [
      ['captain', 'b'],
      ['captain', 'b', 'c', 'd'],
      ['captain', 'b', 'b'],
      ['captain', 'b', 'stranger'],
    ])
      expect(acceptLineup(terms, roster, named)).toMatchObject({
        refusal: { code: 'LINEUP_IMPOSSIBLE', field: 'memberIds', data: { size: 3 } },
      });
  });

  it('is nobody where players enter', () => {
    expect(acceptLineup({ teamSize: null }, roster, ['captain', 'b'])).toMatchObject({ ok: false });
  });
});
