import { expect, it } from 'vitest';
import { PPM, type Rated } from './odds.ts';
import { whyNoMarket } from './no-market.ts';

const DARES = { capCents: 500_00, winCents: 100_00 };

it('says why a contest cannot be bet on', () => {
  const rated: Rated = { muMicro: 25 * PPM, sigmaMicro: 4 * PPM, battles: 20 };
  const contest = { status: 'waiting', privacy: 'public', opponentId: 'b' } as const;
  const why = (change: object = {}, second: Rated | undefined = rated, fundCents = 20_000_00) =>
    whyNoMarket({ ...contest, ...change }, rated, second, { ...DARES, fundCents });
  expect(whyNoMarket(undefined, rated, rated, { ...DARES, fundCents: 0 })).toBe('not-offered');
  expect(why({ privacy: 'friends' })).toBe('not-offered');
  expect(why({ status: 'draft' })).toBe('not-offered');
  expect(why({ status: 'active' })).toBe('begun');
  expect(why({ opponentId: null })).toBe('no-opponent');
  expect(why({}, { ...rated, battles: 9 })).toBe('unrated');
  expect(why({}, { ...rated, muMicro: 90 * PPM })).toBe('one-sided');
  expect(why({}, rated, 0)).toBe('fund-low');
  expect(why()).toBe('opening');
});
