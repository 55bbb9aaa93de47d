import type { OwnScreens } from '../gallery/screen.ts';

export const verificationScreens: OwnScreens = {
  desks: [{ path: '/admin/verification', empty: ['No requests waiting'] }],
};
