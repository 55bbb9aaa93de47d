import type { OwnScreens } from '../gallery/screen.ts';

export const friendsScreens: OwnScreens = {
  people: ['/friends', '/friends?tab=requests'],
};
