import type { PaletteEntry, RoomPalette } from '../parts/define-room.ts';
import { NAV_ENTRIES, STAFF_ENTRIES } from './navigation.ts';

/** The palette of each room that has one; fetched with the palette itself. */
const PALETTES = Object.values(import.meta.glob<RoomPalette>('../*/*.palette.ts', { eager: true, import: 'palette' }));

const byOrder = (a: { readonly order: number }, b: { readonly order: number }): number => a.order - b.order;

/** Everything that the palette finds, in the order in which it is shown: the navigation, then what stands elsewhere. */
export const PALETTE_ENTRIES: readonly PaletteEntry[] = [
  ...NAV_ENTRIES,
  ...[...STAFF_ENTRIES, ...PALETTES.flatMap(({ entries }) => entries)].toSorted(byOrder),
];

/** What can be done at once, of every room. */
export const VERBS = PALETTES.flatMap(({ verbs }) => verbs).toSorted(byOrder);
