import {
  adminAccountPattern,
  adminBattlesPath,
  adminContentPath,
  adminFinancePath,
  adminPath,
  adminSystemPath,
  adminUsersPath,
} from '../../domain/shared/admin.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';
import type { AnswerReportProps } from './components/answer-report-dialog.tsx';
import * as t from './__generated__/messages.ts';

declare module '../parts/part.tsx' {
  interface Parts {
    /** Warns or bans the player of a report, and answers it with that. */
    'admin.answer-report': AnswerReportProps;
  }
}

export const admin = defineRoom({
  pages: [
    page('staff', adminPath, async () => (await import('./screens/admin-dashboard-screen.tsx')).AdminDashboardScreen),
    page('staff', adminUsersPath, async () => (await import('./screens/admin-users-screen.tsx')).AdminUsersScreen),
    page(
      'staff',
      adminAccountPattern,
      async () => (await import('./screens/admin-account-screen.tsx')).AdminAccountScreen,
    ),
    page(
      'staff',
      adminBattlesPath,
      async () => (await import('./screens/admin-battles-screen.tsx')).AdminBattlesScreen,
      ['desk.battles.disputes'],
    ),
    page(
      'staff',
      adminFinancePath,
      async () => (await import('./screens/admin-finance-screen.tsx')).AdminFinanceScreen,
      ['desk.finance.withdrawals'],
    ),
    page(
      'staff',
      adminContentPath,
      async () => (await import('./screens/admin-content-screen.tsx')).AdminContentScreen,
      ['desk.content.chat'],
    ),
    page('staff', adminSystemPath, async () => (await import('./screens/admin-system-screen.tsx')).AdminSystemScreen),
  ],
  menu: [
    {
      place: 'staff',
      order: 85,
      to: adminPath,
      label: t.adminPanel(),
      icon: 'admin',
      words: t.adminPanelSearch().split(' '),
      alsoAt: [`${adminPath}/`],
    },
  ],
  parts: {
    'admin.answer-report': part(async () => (await import('./components/answer-report-dialog.tsx')).AnswerReportDialog),
  },
});
