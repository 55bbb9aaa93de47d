import type { Room } from '../kernel/manifest/room.ts';
import { AccountStandingResolver } from './people/account-standing.resolver.ts';
import { AdminResolver } from './admin.resolver.ts';
import { ApprovalResolver } from './approvals/approval.resolver.ts';
import { adminRoutes } from './admin.rest.ts';
import { adminRefusals } from './refusals.ts';
import { HOUR } from '../../domain/shared/time.ts';
import { balanceAdjustments } from '../../db/admin/adjustment.table.ts';
import { approvals } from '../../db/admin/approval.table.ts';
import { systemOperations } from '../../db/admin/operation.table.ts';
import { reportMails, reportRecipients } from '../../db/admin/report-mail.table.ts';
import { staffViews } from '../../db/admin/staff-view.table.ts';
import { maintenances } from '../../db/settings/maintenance.table.ts';
import { personal } from '../../db/client/personal-data.ts';
import { closeDays } from './reports/close-day.ts';
import { DashboardResolver } from './reports/dashboard.resolver.ts';
import { FinanceResolver } from './reports/finance.resolver.ts';
import { FeatureFlagResolver } from './system/feature-flag.resolver.ts';
import { AccountFileResolver } from './people/account-file.resolver.ts';
import { BACKUPS, answerBackup } from './system/backup-file.ts';
import { carryOutBackups, carryOutErrands, expireOperations, giveUpLate } from './approvals/carry-out.ts';
import { noteLook } from './people/note-look.ts';
import { expireStatus } from './people/note-status.ts';
import { beginDue } from './system/maintain.ts';
import { MaintenanceResolver } from './system/maintenance.resolver.ts';
import { REPORTS_EVERY, mailReports } from './reports/mail-reports.ts';
import { ReportResolver } from './reports/report.resolver.ts';
import { reportRoutes } from './reports/report.rest.ts';
import { samples } from '../../db/admin/samples.ts';
import { StatusResolver } from './system/status.resolver.ts';
import { StaffViewResolver } from './desk/staff-view.resolver.ts';
import { SystemResolver } from './system/system.resolver.ts';
import { StaffDeskResolver } from './desk/staff-desk.resolver.ts';
import { watchClock } from './system/watch-clock.ts';
import { expireServers, writeVitals } from './system/write-vitals.ts';

declare module '../../domain/wallet/alerts.ts' {
  interface AlertKinds {
    clock: 'finance';
  }
}

export const admin: Room = {
  name: 'admin',
  alerts: {
    clock: 'A server whose clock is more than 100 ms from that of the database.',
  },
  refusals: adminRefusals,
  resolvers: [
    AccountStandingResolver,
    AdminResolver,
    ApprovalResolver,
    DashboardResolver,
    FeatureFlagResolver,
    FinanceResolver,
    AccountFileResolver,
    MaintenanceResolver,
    ReportResolver,
    StaffViewResolver,
    StatusResolver,
    SystemResolver,
    StaffDeskResolver,
  ],
  routes: [...adminRoutes, ...reportRoutes],
  files: [{ prefix: BACKUPS, answer: answerBackup }],
  planted: {
    tables: { report_recipients: 'kept: reports go to the address of the account, and say where they are set up' },
  },
  personalData: {
    tables: [
      personal(balanceAdjustments, {
        fates: {
          userId: 'kept: the books of money that moved stay whole',
          askedBy: 'kept: which of the staff asked for it',
          decidedBy: 'kept: which of the staff decided',
        },
        archive: {
          adjustments: {
            shows: ({ amount, currency, reason, state, askedAt }) => ({ amount, currency, reason, state, at: askedAt }),
            order: ['askedAt', 'id'],
          },
        },
      }),
      personal(staffViews, {
        fates: { ownerId: 'erased' },
        archive: {
          savedViews: { shows: ['table', 'name', 'query', 'isShared', 'changedAt'], order: ['table', 'nameKey'] },
        },
      }),
      personal(approvals, {
        fates: {
          askedBy: 'kept: what administrators asked of one another',
          decidedBy: 'kept: what administrators asked of one another',
        },
      }),
      personal(reportMails, { fates: { setBy: 'kept: which of the staff had a report sent' } }),
      personal(reportRecipients, { fates: { userId: 'erased' } }),
      personal(maintenances, { fates: { scheduledBy: 'kept: which of the staff announced it' } }),
      personal(systemOperations, {
        fates: {
          askedBy: 'kept: which of the staff had the servers do it',
          decidedBy: 'kept: which of the staff had the servers do it',
        },
      }),
    ],
  },
  tasks: { maintenance: beginDue, 'late operations': giveUpLate },
  lines: { vitals: writeVitals, clock: watchClock, errands: carryOutErrands, backups: carryOutBackups },
  expires: [expireServers, expireOperations, expireStatus],
  routines: {
    'finance.close-days': { everyMs: HOUR, run: closeDays },
    'finance.mail-reports': { everyMs: REPORTS_EVERY, run: mailReports },
  },
  topics: ['maintenance'],
  provides: { noteLook },
  desks: { moderation: ['case', 'user-report', 'blocked-message'] },
  samples,
};
