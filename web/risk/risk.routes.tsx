import { adminRiskCasePattern, adminRiskPath } from '../../domain/shared/admin.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';

export const risk = defineRoom({
  pages: [
    page('staff', adminRiskPath, async () => (await import('./desk/risk-screen.tsx')).RiskScreen),
    page('staff', adminRiskCasePattern, async () => (await import('./desk/risk-case-screen.tsx')).RiskCaseScreen),
  ],
});
