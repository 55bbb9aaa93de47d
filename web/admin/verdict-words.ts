import type { VerdictKind } from '../data/__generated__/schema-types.ts';
import type { TryModerationQuery } from './operations/__generated__/try-moderation.gql.ts';

const RULE_WORDS: Readonly<Record<string, string>> = {
  'banned-words': 'it says a banned word',
  profanity: 'it swears',
  spam: 'it is spam',
  links: 'it holds a link',
  caps: 'too many capital letters',
};

export const VERDICT_TONES: Readonly<Record<VerdictKind, 'win' | 'warn' | 'loss'>> = {
  PASS: 'win',
  FLAG: 'warn',
  BLOCK: 'loss',
};

/** What the filters would do, and why. */
export function verdictWords({ kind, rule }: TryModerationQuery['tryModeration']): string {
  if (kind === 'PASS' || rule === null) return 'Would be posted';
  const why = RULE_WORDS[rule] ?? rule;
  return kind === 'FLAG' ? `Would be posted and shown to staff: ${why}` : `Would be blocked: ${why}`;
}
