import { beforeAll, expect, it } from 'vitest';
import { DAY, HOUR } from '../../domain/shared/time.ts';
import { emptyForm, figuresOf, inputOf, localOf, problemsOf } from './create-form.ts';
import { fetchSentences } from '../data/sentences.ts';

beforeAll(async () => {
  await fetchSentences();
});

const NOW = Date.UTC(2026, 2, 2, 12);
const BOUNDS = { minStakeCents: 5_00, maxStakeCents: 500_00 };
const form = { ...emptyForm('TOURNAMENT', NOW), title: 'Night Cup' };

it('a form that was only given a title can be sent', () => {
  expect(problemsOf('TOURNAMENT', form, BOUNDS, NOW)).toEqual({});
  expect(problemsOf('BRACKET', { ...emptyForm('BRACKET', NOW), title: 'Night Cup' }, BOUNDS, NOW)).toEqual({});
});

it('says at its fields what the server would refuse', () => {
  const wrong = (change: Partial<typeof form>) =>
    Object.keys(problemsOf('TOURNAMENT', { ...form, ...change }, BOUNDS, NOW));
  expect(wrong({ buyIn: 'ten' })).toEqual(['buyIn']);
  expect(wrong({ buyIn: '2' })).toEqual(['buyIn']);
  expect(wrong({ guarantee: 'much' })).toEqual(['guarantee']);
  expect(wrong({ guarantee: '0.50' })).toEqual([]);
  expect(wrong({ capacity: '' })).toEqual(['capacity']);
  expect(wrong({ format: 'ROBIN', capacity: '64' })).toEqual(['capacity']);
  expect(wrong({ minEntrants: '1' })).toEqual(['minEntrants']);
  expect(wrong({ prizeTable: '60, 30' })).toEqual(['prizeTable']);
  expect(wrong({ startsAt: '' })).toEqual(['startsAt']);
  expect(wrong({ startsAt: localOf(NOW), opensAt: localOf(NOW) })).toEqual(['startsAt']);
  expect(wrong({ format: 'SWISS', swissRounds: '99' })).toEqual(['swissRounds']);
  expect(wrong({ buyIn: '', prizeTable: '100' })).toEqual([]);
});

it('is for any rating, from one on, up to one or between two, and says what is wrong with them', () => {
  const bounds = (minRating: string, maxRating: string) => {
    const filled = { ...form, minRating, maxRating };
    const input = inputOf('TOURNAMENT', filled);
    return [input.minRating, input.maxRating, problemsOf('TOURNAMENT', filled, BOUNDS, NOW)];
  };
  expect(bounds('', ' ')).toEqual([null, null, {}]);
  expect(bounds('900', '')).toEqual([900, null, {}]);
  expect(bounds('', '1400')).toEqual([null, 1400, {}]);
  expect(bounds('900', '900')).toEqual([900, 900, {}]);
  expect(bounds('20000', '')[2]).toEqual({ minRating: 'Enter a whole number up to 10,000, or leave it empty.' });
  expect(bounds('1400', '900')[2]).toEqual({
    maxRating: 'Enter a whole number no lower than the lowest rating, or leave it empty.',
  });
});

it('a bracket has its one capacity whatever is typed (BG-22)', () => {
  expect(inputOf('BRACKET', { ...form, capacity: '64' }).capacity).toBe(16);
});

it('a premium listing has 8 or 12 places, and is for verified players, exclusive, or both (BG-24)', () => {
  const wrong = (change: Partial<typeof form>) =>
    Object.keys(
      problemsOf('PREMIUM', { ...emptyForm('PREMIUM', NOW), title: 'Champions Table', ...change }, BOUNDS, NOW),
    );
  expect(wrong({})).toEqual([]);
  expect(wrong({ capacity: '12' })).toEqual([]);
  expect(wrong({ capacity: '10' })).toEqual(['capacity']);
  expect(wrong({ capacity: '16' })).toEqual(['capacity']);
  expect(wrong({ format: 'SWISS' })).toEqual(['format']);
  expect(wrong({ isVerifiedOnly: false })).toEqual(['isVerifiedOnly']);
  expect(wrong({ isVerifiedOnly: false, isExclusive: true })).toEqual([]);
});

it('names what one pays and what all bring', () => {
  expect(figuresOf('TOURNAMENT', { ...form, buyIn: '12.50', guarantee: '300', capacity: '8' })).toEqual({
    buyInCents: 12_50,
    feeCents: 63,
    guaranteeCents: 300_00,
    fullPoolCents: 400_00,
    capacity: 8,
  });
  expect(figuresOf('TOURNAMENT', { ...form, buyIn: 'x' })).toBeNull();
});

it('keeps instants in the own time zone of whoever types them', () => {
  const at = NOW + DAY + HOUR;
  expect(inputOf('TOURNAMENT', { ...form, startsAt: localOf(at) }).startsAt).toBe(at);
});
