import { adminRiskCasePattern, adminRiskPath } from '../../domain/shared/admin.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';
import * as t from './__generated__/messages.ts';

export const risk = defineRoom({
  pages: [
    page('staff', adminRiskPath, async () => (await import('./desk/risk-screen.tsx')).RiskScreen),
    page('staff', adminRiskCasePattern, async () => (await import('./desk/risk-case-screen.tsx')).RiskCaseScreen),
  ],
  menu: [
    {
      place: 'palette',
      order: 106,
      to: adminRiskPath,
      label: t.riskCases(),
      icon: 'admin',
      words: t.riskCasesSearch().split(' '),
    },
  ],
});
