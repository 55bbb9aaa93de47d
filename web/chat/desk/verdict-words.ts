import type { VerdictKind } from '../../data/__generated__/schema-types.ts';
import type { TryModerationQuery } from '../operations/__generated__/moderation.gql.ts';
import * as t from '../__generated__/messages.ts';

const RULE_WORDS: Readonly<Record<string, string>> = {
  'banned-words': t.itSaysABannedWord(),
  profanity: t.itSwears(),
  spam: t.itIsSpam(),
  links: t.itHoldsALink(),
  caps: t.tooManyCapitalLetters(),
};

export const VERDICT_TONES: Readonly<Record<VerdictKind, 'win' | 'warn' | 'loss'>> = {
  PASS: 'win',
  FLAG: 'warn',
  BLOCK: 'loss',
};

/** What the filters would do, and why. */
export function verdictWords({ kind, rule }: TryModerationQuery['tryModeration']): string {
  if (kind === 'PASS' || rule === null) return t.wouldBePosted();
  const why = RULE_WORDS[rule] ?? rule;
  return kind === 'FLAG' ? t.wouldBePostedAndShownToStaff({ why }) : t.wouldBeBlockedWhy({ why });
}
