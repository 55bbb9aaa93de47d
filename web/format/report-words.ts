import { REPORT_TYPES, type ReportType } from '../../domain/chat/report.ts';
import * as t from './__generated__/messages.ts';

/** What a player is reported for (EN-60). */
export const REPORT_TYPE_WORDS: Readonly<Record<ReportType, string>> = {
  harassment: t.harassment(),
  cheating: t.cheating(),
  spam: t.spam(),
  inappropriate: t.inappropriateContent(),
  other: t.somethingElse(),
};

export const REPORT_TYPE_OPTIONS = REPORT_TYPES.map((value) => ({ value, label: REPORT_TYPE_WORDS[value] }));
