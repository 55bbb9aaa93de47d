import type { RoomRows } from './data.ts';
import type { RoomCases } from './kit.ts';

/** Files of this folder that are found by their names, so that a room is added by its files alone. */
const load = (file: string): Promise<unknown> => import(new URL(file, import.meta.url).href);

export const loadCases = async (file: string): Promise<RoomCases> =>
  ((await load(file)) as { readonly cases: RoomCases }).cases;

export const loadRows = async (file: string): Promise<RoomRows> => (await load(file)) as RoomRows;
