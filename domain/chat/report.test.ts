import { expect, it } from 'vitest';
import { reportPriority } from './report.ts';

it.each([
  ['harassment', 1, 'high'],
  ['cheating', 1, 'high'],
  ['inappropriate', 1, 'medium'],
  ['spam', 1, 'low'],
  ['other', 1, 'low'],
  ['other', 2, 'medium'],
  ['spam', 4, 'urgent'],
  ['cheating', 2, 'urgent'],
  ['harassment', 9, 'urgent'],
  ['other', 0, 'low'],
] as const)('a report for %s with %i who report is %s (EN-60)', (reportType, reporters, priority) => {
  expect(reportPriority(reportType, reporters)).toBe(priority);
});
