import { REPORT_TYPES, type ReportType } from '../../domain/chat/report.ts';

/** What a player is reported for (EN-60). */
export const REPORT_TYPE_WORDS: Readonly<Record<ReportType, string>> = {
  harassment: 'Harassment',
  cheating: 'Cheating',
  spam: 'Spam',
  inappropriate: 'Inappropriate content',
  other: 'Something else',
};

export const REPORT_TYPE_OPTIONS = REPORT_TYPES.map((value) => ({ value, label: REPORT_TYPE_WORDS[value] }));
