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

interface LegalEntry {
  readonly title: string;
  readonly path: string;
  readonly summary: string;
}

/** The five texts, in the order of the buttons (HE-10). */
export const LEGAL: Readonly<Record<LegalText, LegalEntry>> = {
  terms: {
    title: 'Terms of Service',
    path: termsPath,
    summary: 'The rules that money and matches follow here, in plain words.',
  },
  privacy: {
    title: 'Privacy Policy',
    path: privacyPath,
    summary: 'What Gauntlet knows about you, why, and for how long.',
  },
  'responsible-gaming': {
    title: 'Responsible Gaming Policy',
    path: responsibleGamingPath,
    summary: 'Limits, breaks and exclusion: what you can set, and how we keep to it.',
  },
  'anti-cheat': {
    title: 'Anti-Cheat Policy',
    path: antiCheatPath,
    summary: 'What counts as cheating, how it is looked at, and who decides.',
  },
  'payment-terms': {
    title: 'Payment Terms',
    path: paymentTermsPath,
    summary: 'Deposits, stakes, fees, locks and withdrawals.',
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
  return `Version ${version}, in force since ${formatUtcDate(Date.parse(since))}`;
}
