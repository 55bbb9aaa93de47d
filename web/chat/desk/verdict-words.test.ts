import { expect, test } from 'vitest';
import { verdictWords } from './verdict-words.ts';

test('a verdict says what becomes of the message and why', () => {
  const of = (kind: 'PASS' | 'FLAG' | 'BLOCK', rule: string | null) =>
    verdictWords({ __typename: 'ModerationVerdict', kind, rule });
  expect(of('PASS', null)).toBe('Would be posted');
  expect(of('FLAG', 'caps')).toBe('Would be posted and shown to staff: too many capital letters');
  expect(of('BLOCK', 'links')).toBe('Would be blocked: it holds a link');
});
