import { LEGAL_VERSIONS, type LegalText } from '../../domain/accounts/legal.ts';
import {
  antiCheatPath,
  paymentTermsPath,
  privacyPath,
  responsibleGamingPath,
  termsPath,
} from '../../domain/support/support.paths.ts';
import type { LegalText as SchemaText } from '../data/__generated__/schema-types.ts';
import { formatUtcDate } from '../format/format.ts';
import * as t from './__generated__/messages.ts';

interface LegalEntry {
  readonly title: string;
  readonly path: string;
  readonly summary: string;
}

/** The five texts, in the order of the buttons (HE-10). */
export const LEGAL: Readonly<Record<LegalText, LegalEntry>> = {
  terms: {
    title: t.termsOfService(),
    path: termsPath,
    summary: t.theRulesThatMoneyAndMatchesFollow(),
  },
  privacy: {
    title: t.privacyPolicy(),
    path: privacyPath,
    summary: t.whatGauntletKnowsAboutYouWhy(),
  },
  'responsible-gaming': {
    title: t.responsibleGamingPolicy(),
    path: responsibleGamingPath,
    summary: t.limitsBreaksAndExclusion(),
  },
  'anti-cheat': {
    title: t.antiCheatPolicy(),
    path: antiCheatPath,
    summary: t.whatCountsAsCheatingHow(),
  },
  'payment-terms': {
    title: t.paymentTerms(),
    path: paymentTermsPath,
    summary: t.depositsStakesFeesLocksAndWithdrawals(),
  },
};

const BY_SCHEMA: Readonly<Record<SchemaText, LegalText>> = {
  TERMS: 'terms',
  PRIVACY: 'privacy',
  RESPONSIBLE_GAMING: 'responsible-gaming',
  ANTI_CHEAT: 'anti-cheat',
  PAYMENT_TERMS: 'payment-terms',
};

export const legalOf = (text: SchemaText): LegalEntry => LEGAL[BY_SCHEMA[text]];

/** 'Version 2, in force since November 22, 2026'. */
export function versionWords(text: LegalText): string {
  const { version, since } = LEGAL_VERSIONS[text];
  return t.versionInForceSince({ version, since: formatUtcDate(Date.parse(since)) });
}
