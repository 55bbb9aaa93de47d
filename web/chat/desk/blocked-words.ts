import type { ModerationRule } from '../../../domain/chat/moderation.ts';
import type { BlockAppeal } from '../../data/__generated__/schema-types.ts';
import type { Tone } from '../../ui/tokens.ts';
import * as t from '../__generated__/messages.ts';

const RULE_WORDS: Readonly<Record<ModerationRule, string>> = {
  'banned-words': t.bannedWord(),
  profanity: t.profanity(),
  spam: t.spam(),
  links: t.link(),
  caps: t.capitals(),
  'slow-mode': t.slowMode(),
  'followers-only': t.followersOnly(),
};

/** What stopped a message; a rule that this version of the page does not know stands for itself. */
export const ruleWords = (rule: string): string => (RULE_WORDS as Readonly<Record<string, string>>)[rule] ?? rule;

/** Where an appeal stands, as a badge. */
export const APPEAL_WORDS: Readonly<Record<BlockAppeal, { readonly word: string; readonly tone: Tone }>> = {
  WAITING: { word: t.appealed({ sense: 'message' }), tone: 'warn' },
  POSTED: { word: t.letThrough(), tone: 'win' },
  KEPT: { word: t.keptBlocked(), tone: 'neutral' },
};
