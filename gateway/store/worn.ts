import { type ItemSlot, findItem } from '../../domain/store/items.ts';
import { type WornRow, readWorn } from '../../db/store/item.queries.ts';
import { gathered } from '../kernel/manifest/gathered.ts';
import type { Worn } from './item.types.ts';

const idIn = (rows: readonly WornRow[], slot: ItemSlot): string | null =>
  rows.find((row) => row.slot === slot)?.item ?? null;

function wornOf(rows: readonly WornRow[]): Worn {
  const title = idIn(rows, 'title');
  return {
    frame: idIn(rows, 'frame'),
    title: title === null ? null : (findItem(title)?.name ?? null),
    skin: idIn(rows, 'skin'),
    board: idIn(rows, 'board'),
  };
}

/** What a player wears; all players of one answer are asked for in one query. */
export const loadWorn = gathered<Worn>(async ({ deps }, userIds) => {
  const rows = await readWorn(deps.db.read, userIds);
  return userIds.map((userId) => wornOf(rows.filter((row) => row.userId === userId)));
});
