import { expect, it } from 'vitest';
import { MODERATION_RULES } from '../../domain/chat/moderation.ts';
import type { Failure } from '../data/failure.ts';
import { REFUSAL_SENTENCES } from '../data/refusals.ts';
import { postingFailure } from './chat-words.ts';

const failure = (change: Partial<Failure>): Failure => ({
  code: 'BAD_INPUT',
  sentence: 'as it is',
  field: 'text',
  data: {},
  requestId: null,
  ...change,
});

it('says what a command wants', () => {
  expect(postingFailure(failure({ data: { command: '/roll' } }))).toContain('/roll 2d6');
  expect(postingFailure(failure({ data: { command: '/reprot' } }))).toContain('no command /reprot');
  expect(postingFailure(failure({}))).toContain('500 characters');
  expect(postingFailure(failure({ code: 'NOT_FOUND' }))).toContain('no player');
  expect(postingFailure(failure({ code: 'ONESELF' }))).toContain('yourself');
  expect(postingFailure(failure({ code: 'RATE_LIMITED', data: { retryAfterSeconds: 9 } }))).toBe(
    'You’re posting too fast. Try again in 9 seconds.',
  );
  expect(postingFailure(failure({ code: 'NETWORK' }))).toBe('as it is');
});

it('has a receipt of its own for every rule', () => {
  const receipts = MODERATION_RULES.map((rule) => REFUSAL_SENTENCES.MESSAGE_BLOCKED({ rule, retryAfterSeconds: 20 }));
  expect(new Set(receipts).size).toBe(MODERATION_RULES.length);
  for (const receipt of receipts) expect(receipt).toMatch(/^Blocked/);
  expect(REFUSAL_SENTENCES.MESSAGE_BLOCKED({ rule: 'spam', retryAfterSeconds: 6 })).toContain('in 6 seconds');
  expect(REFUSAL_SENTENCES.MESSAGE_BLOCKED({ rule: 'spam' })).not.toContain('Try again');
  expect(REFUSAL_SENTENCES.MESSAGE_BLOCKED({})).toMatch(/^Blocked/);
});
