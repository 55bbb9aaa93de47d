import { dayIn } from '../../../domain/shared/figures.ts';
import type { ReportSpan } from '../../../domain/admin/finance-reports.ts';
import type { MailedKind } from '../../../domain/admin/report-mails.ts';
import type { Language } from '../../../domain/shared/languages.ts';
import { TEXTS, type Texts } from '../__generated__/texts.ts';

const TITLES: Readonly<Record<MailedKind, (t: Texts) => string>> = {
  'daily-close': (t) => t.dailyClose(),
  revenue: (t) => t.revenue(),
  liabilities: (t) => t.liabilitiesAgainstCash(),
  chargebacks: (t) => t.chargeBacks(),
  'tax-list': (t) => t.taxList(),
};

/** What an e-mail calls a report and what it covers: `Revenue` and `Nov 1, 2026 to Nov 30, 2026 (UTC)`. */
export function reportWordsIn(
  language: Language,
  kind: MailedKind,
  { from, until }: ReportSpan,
): { readonly title: string; readonly period: string } {
  const t = TEXTS[language];
  const [first, last] = [dayIn(language, from), dayIn(language, until - 1)];
  return {
    title: TITLES[kind](t),
    period: first === last ? t.onDay({ day: first }) : t.fromDayToDay({ first, last }),
  };
}
