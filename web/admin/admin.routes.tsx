import {
  adminBattlesPath,
  adminFinancePath,
  adminPath,
  adminUsersPath,
  adminVerificationPath,
} from '../../domain/admin/admin.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';

export const admin = defineRoom({
  pages: [
    page('staff', adminPath, async () => (await import('./screens/admin-dashboard-screen.tsx')).AdminDashboardScreen),
    page('staff', adminUsersPath, async () => (await import('./screens/admin-users-screen.tsx')).AdminUsersScreen),
    page(
      'staff',
      adminBattlesPath,
      async () => (await import('./screens/admin-battles-screen.tsx')).AdminBattlesScreen,
    ),
    page(
      'staff',
      adminFinancePath,
      async () => (await import('./screens/admin-finance-screen.tsx')).AdminFinanceScreen,
    ),
    page(
      'staff',
      adminVerificationPath,
      async () => (await import('./screens/admin-verification-screen.tsx')).AdminVerificationScreen,
    ),
  ],
  menu: [
    {
      place: 'staff',
      order: 85,
      to: adminPath,
      label: 'Admin Panel',
      icon: 'admin',
      words: ['staff'],
      alsoAt: [`${adminPath}/`],
    },
    {
      place: 'palette',
      order: 90,
      to: adminVerificationPath,
      label: 'Identity verification',
      icon: 'admin',
      words: ['staff', 'documents'],
    },
    {
      place: 'palette',
      order: 100,
      to: adminBattlesPath,
      label: 'Battles and disputes',
      icon: 'admin',
      words: ['staff', 'moderation'],
    },
  ],
});
