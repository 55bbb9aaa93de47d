import type { OwnScreens } from '../gallery/screen.ts';

export const supportScreens: OwnScreens = {
  desks: [{ path: '/admin/support', empty: ['No tickets here'] }],
};
