import type { Tone } from '../ui/tokens.ts';
import type { AccountRowFragment } from './operations/__generated__/account-standing.gql.ts';
import * as t from './__generated__/messages.ts';

/** How an account stands; apart from the other words, which pages that only name the standing need not wait for. */
export const STATUS_WORDS: Readonly<Record<AccountRowFragment['status'], { word: string; tone: Tone }>> = {
  ACTIVE: { word: t.active({ sense: 'account' }), tone: 'win' },
  SUSPENDED: { word: t.suspended(), tone: 'warn' },
  BANNED: { word: t.banned(), tone: 'loss' },
  CLOSED: { word: t.closed({ sense: 'account' }), tone: 'neutral' },
};
