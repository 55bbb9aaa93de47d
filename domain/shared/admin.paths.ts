import { pathTo, withQuery } from './path-to.ts';

export const adminPath = '/admin';
export const adminUsersPath = '/admin/users';
export const adminBattlesPath = '/admin/battles';
export const adminFinancePath = '/admin/finance';
/** Where the books stand, with every alert that waits. */
export const adminAlertsPath = withQuery(adminFinancePath, { tab: 'withdrawals' });
export const adminVerificationPath = '/admin/verification';
export const adminAccountPattern = '/admin/users/:id';
export const adminAccountPath = (userId: string): string => pathTo(adminAccountPattern, { id: userId });
/** Where staff see what the house risks in bets. */
export const adminBetsPath = '/admin/bets';
export const adminContentPath = '/admin/content';
export const adminSystemPath = '/admin/system';
export const adminSupportPath = '/admin/support';
export const adminRiskPath = '/admin/risk';
export const adminRiskCasePattern = '/admin/risk/:id';
export const adminRiskCasePath = (caseId: string): string => pathTo(adminRiskCasePattern, { id: caseId });
/** The cases of a state about one player. */
export const adminRiskOfPath = (userId: string): string => withQuery(adminRiskPath, { player: userId });
/** Below it lie the files of backups, by the ids of their operations. */
export const backupsPath = '/backups';
export const backupPath = (operationId: string): string => pathTo('/backups/:id', { id: operationId });
/** The file of all that a search of the audit log finds. */
export const auditFilePath = (by: string, action: string): string =>
  withQuery('/api/admin/audit-log.csv', { by, action });
/** A report on the page of finance, of the days from one to another, `YYYY-MM-DD`. */
export const financeReportPath = (kind: string, from: string, to: string): string =>
  withQuery(adminFinancePath, { tab: 'reports', report: kind, from, to });
/** The tax list on the page of finance, with a calendar year chosen; it is opened there and not before. */
export const taxListPath = (year: number): string =>
  withQuery(adminFinancePath, { tab: 'reports', taxYear: String(year) });
