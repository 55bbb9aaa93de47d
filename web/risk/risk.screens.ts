import type { OwnScreens } from '../gallery/screen.ts';

export const riskScreens: OwnScreens = {
  desks: [{ path: '/admin/risk', empty: ['No cases here'] }, '/admin/risk/{riskCase}'],
};
