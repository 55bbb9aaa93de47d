/** What a player is reported for (EN-60). */
export const REPORT_TYPES = ['harassment', 'cheating', 'spam', 'inappropriate', 'other'] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

/** Where a report of a player stands (EN-60); `escalated` has been handed to a senior moderator. */
export const REPORT_STATUSES = ['pending', 'escalated', 'reviewed', 'dismissed'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** The most urgent first. */
export const REPORT_PRIORITIES = ['urgent', 'high', 'medium', 'low'] as const;
export type ReportPriority = (typeof REPORT_PRIORITIES)[number];

const BY_TYPE: Readonly<Record<ReportType, ReportPriority>> = {
  harassment: 'high',
  cheating: 'high',
  inappropriate: 'medium',
  spam: 'low',
  other: 'low',
};

/**
 * How soon somebody should look: by what is reported, and one step sooner for every further player who says something of
 * the same one.
 * @param reporters players whose reports of that player wait now
 */
export function reportPriority(reportType: ReportType, reporters: number): ReportPriority {
  const place = REPORT_PRIORITIES.indexOf(BY_TYPE[reportType]) - Math.max(0, reporters - 1);
  return REPORT_PRIORITIES[Math.max(0, place)] ?? 'urgent';
}
