import type { OwnScreens } from '../gallery/screen.ts';

export const juryScreens: OwnScreens = {
  contests: ['/jury'],
};
