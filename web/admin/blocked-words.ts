import type { ModerationRule } from '../../domain/chat/moderation.ts';
import type { BlockAppeal } from '../data/__generated__/schema-types.ts';
import type { Tone } from '../ui/tokens.ts';

const RULE_WORDS: Readonly<Record<ModerationRule, string>> = {
  'banned-words': 'Banned word',
  profanity: 'Profanity',
  spam: 'Spam',
  links: 'Link',
  caps: 'Capitals',
  'slow-mode': 'Slow mode',
  'followers-only': 'Followers only',
};

/** What stopped a message; a rule that this version of the page does not know stands for itself. */
export const ruleWords = (rule: string): string => (RULE_WORDS as Readonly<Record<string, string>>)[rule] ?? rule;

/** Where an appeal stands, as a badge. */
export const APPEAL_WORDS: Readonly<Record<BlockAppeal, { readonly word: string; readonly tone: Tone }>> = {
  WAITING: { word: 'Appealed', tone: 'warn' },
  POSTED: { word: 'Let through', tone: 'win' },
  KEPT: { word: 'Kept blocked', tone: 'neutral' },
};
