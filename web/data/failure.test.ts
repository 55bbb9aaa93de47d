import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { NetworkFailure, failureOf } from './failure.ts';
import { fetchSentences } from './sentences.ts';
import { REFUSAL_SENTENCES } from './refusals.ts';

const refused = (extensions: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message: 'for machines', extensions }] });

describe('the sentences', () => {
  it.each(Object.entries(REFUSAL_SENTENCES))('say something whole for %s without any figures', (_, sentenceOf) => {
    const sentence = sentenceOf({});
    expect(sentence).toMatch(/^[A-Z].{10,}/);
    expect(sentence).not.toMatch(/undefined|null|NaN|\$\{|[A-Z]+_[A-Z]+/);
  });

  it('are different for every code', () => {
    const sentences = Object.values(REFUSAL_SENTENCES).map((sentenceOf) => sentenceOf({}));
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it.each([
    ['STAKE_OUT_OF_BOUNDS', { minCents: 500, maxCents: 100_000 }, 'Choose a stake between $5.00 and $1,000.00.'],
    [
      'LIMIT_EXCEEDED',
      { maxCents: 500_000, leftCents: 1_050 },
      'Your daily stake limit is $5,000.00. You have $10.50 left today.',
    ],
    ['LIMIT_EXCEEDED', { max: 50 }, 'You can keep at most 50 of these. Remove one first.'],
    ['INSUFFICIENT_FUNDS', { neededCents: 5_250 }, 'You need $52.50 available to bet, and you have less.'],
    ['INSUFFICIENT_FUNDS', { neededCoins: 5_250 }, 'You need 5,250 BC, and you have less in your wallet.'],
    ['RATE_LIMITED', { retryAfterSeconds: 1 }, 'Too many attempts. Try again in 1 second.'],
    ['RATE_LIMITED', { retryAfterSeconds: 61 }, 'Too many attempts. Try again in 2 minutes.'],
  ] as const)('name the figures of %s', (code, data, sentence) => {
    expect(REFUSAL_SENTENCES[code](data)).toBe(sentence);
  });
});

describe('failureOf', () => {
  it('shows the message of the gateway until the sentences are there', async () => {
    // A file before this one in the same process may have fetched them.
    vi.resetModules();
    const fresh = await import('./failure.ts');
    expect(fresh.failureOf(refused({ code: 'SEAT_TAKEN' }))).toMatchObject({
      code: 'SEAT_TAKEN',
      sentence: 'for machines',
    });
  });
});

describe('failureOf, with the sentences', () => {
  beforeAll(async () => {
    await fetchSentences();
  });

  it('reads code, field, figures and request id of a refusal', () => {
    const data = { minCents: 500, maxCents: 100_000 };
    expect(failureOf(refused({ code: 'STAKE_OUT_OF_BOUNDS', field: 'stakeCents', data, requestId: 'r-1' }))).toEqual({
      code: 'STAKE_OUT_OF_BOUNDS',
      sentence: 'Choose a stake between $5.00 and $1,000.00.',
      field: 'stakeCents',
      data,
      requestId: 'r-1',
    });
  });

  it.each(['INTERNAL', 'GRAPHQL_VALIDATION_FAILED', undefined])(
    'names the request id of a fault with code %s',
    (code) => {
      const failure = failureOf(refused({ code, requestId: 'r-2' }));
      expect(failure).toMatchObject({ code: 'INTERNAL', requestId: 'r-2', field: null });
      expect(failure.sentence).toContain('r-2');
      expect(failure.sentence).not.toContain('for machines');
    },
  );

  it('tells a missing network from a fault', () => {
    expect(failureOf(new NetworkFailure(new TypeError('Failed to fetch'))).code).toBe('NETWORK');
    expect(failureOf(new TypeError('x is not a function')).code).toBe('INTERNAL');
    expect(failureOf('thrown text').code).toBe('INTERNAL');
  });
});
