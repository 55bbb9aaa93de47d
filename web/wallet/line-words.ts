import type { BonusName } from '../../domain/wallet/bonus-sources.ts';
import { inOwnWords } from '../format/own-words.ts';
import { methodWords } from '../format/payment-words.ts';
import type { Line } from './hooks/use-lines.ts';
import { bookingName } from './wallet-words.ts';
import * as t from './__generated__/messages.ts';

/** What the house, the viewers or a brand have given something for. */
export const GIVEN_FOR: Readonly<Record<BonusName | 'Sponsored challenge' | 'Viewer wagers', string>> = {
  'Battle pass': t.battlePass(),
  'Daily login bonus': t.dailyLoginBonus(),
  Loyalty: t.loyalty(),
  Mission: t.mission(),
  Referral: t.referral(),
  'Sponsored challenge': t.sponsoredChallenge(),
  'Streak milestone': t.streakMilestone(),
  'Tutorial Challenge': t.tutorialChallenge(),
  'Viewer wagers': t.viewerWagers(),
};

export interface LineWords {
  readonly name: string;
  /** What it belongs to; null for what names itself. */
  readonly detail: string | null;
}

/** A line of money; what has a page has a title of its own. */
export const lineWords = (line: Line): LineWords => ({
  name: bookingName(line),
  detail: line.detail === null || line.path !== null ? line.detail : inOwnWords(GIVEN_FOR, methodWords(line.detail)),
});
