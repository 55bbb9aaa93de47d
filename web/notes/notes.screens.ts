import type { OwnScreens } from '../gallery/screen.ts';

export const notesScreens: OwnScreens = { people: ['/notes'] };
