import {
  adminBattlesPath,
  adminBetsPath,
  adminContentPath,
  adminFinancePath,
  adminPath,
  adminRiskPath,
  adminSupportPath,
  adminSystemPath,
  adminUsersPath,
  adminVerificationPath,
} from '../../domain/shared/admin.paths.ts';
import type { StaffDeskFieldsFragment } from '../desk/operations/__generated__/staff-desk.gql.ts';
import * as t from './__generated__/messages.ts';

export interface AdminArea {
  readonly to: string;
  readonly label: string;
  /** What its badge counts; `isUrgent` in the colour of what must not wait. */
  readonly badge?: {
    readonly of: (desk: StaffDeskFieldsFragment) => number;
    readonly words: (counted: { readonly count: number }) => string;
    readonly isUrgent: boolean;
  };
}

/** FR-10 in the specified order, then the desks that came with the product. */
export const ADMIN_AREAS: readonly AdminArea[] = [
  { to: adminPath, label: t.dashboard() },
  {
    to: adminUsersPath,
    label: t.users(),
    badge: { of: ({ users }) => users, words: t.accountsCount, isUrgent: false },
  },
  {
    to: adminBattlesPath,
    label: t.battles(),
    badge: { of: ({ openDisputes }) => openDisputes, words: t.openDisputesCount, isUrgent: true },
  },
  {
    to: adminFinancePath,
    label: t.finance(),
    badge: {
      of: ({ pendingWithdrawals, payoutsToSend }) => pendingWithdrawals + payoutsToSend,
      words: t.withdrawalsWaitCount,
      isUrgent: false,
    },
  },
  {
    to: adminContentPath,
    label: t.content(),
    badge: {
      of: ({ openReports, blockedAppeals }) => openReports + blockedAppeals,
      words: t.openReportsAndAppealsCount,
      isUrgent: true,
    },
  },
  { to: adminSystemPath, label: t.system() },
  { to: adminVerificationPath, label: t.verification() },
  { to: adminSupportPath, label: t.support() },
  {
    to: adminRiskPath,
    label: t.risk(),
    badge: { of: ({ openRiskCases }) => openRiskCases, words: t.openCasesCount, isUrgent: true },
  },
  {
    to: adminBetsPath,
    label: t.bets(),
    badge: {
      of: ({ fundRequests, heldBets }) => fundRequests + heldBets,
      words: t.waitingAtBetsCount,
      isUrgent: false,
    },
  },
];

/** AD-02: the dashboard only at its own address, the others below theirs too. */
export const isHere = ({ to }: AdminArea, pathname: string): boolean =>
  pathname === to || (to !== adminPath && pathname.startsWith(`${to}/`));

export const areaAt = (pathname: string): AdminArea | undefined => ADMIN_AREAS.find((area) => isHere(area, pathname));

/** As a badge shows it: 2,310 is 2.3k. */
export function shortCount(count: number): string {
  if (count < 1_000) return String(count);
  const thousands = Math.floor(count / 100) / 10;
  return `${thousands >= 100 ? Math.floor(thousands) : thousands}k`;
}

export const urgentOf = ({ openAlerts, urgentDisputes }: StaffDeskFieldsFragment): number =>
  openAlerts + urgentDisputes;
