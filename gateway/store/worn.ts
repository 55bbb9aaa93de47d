import DataLoader from 'dataloader';
import { type ItemSlot, findItem } from '../../domain/store/items.ts';
import type { Reader } from '../../db/client/database.ts';
import { type WornRow, readWorn } from '../../db/store/item.queries.ts';
import type { Context } from '../kernel/context.ts';
import type { Worn } from './item.types.ts';

const idIn = (rows: readonly WornRow[], slot: ItemSlot): string | null =>
  rows.find((row) => row.slot === slot)?.item ?? null;

function wornOf(rows: readonly WornRow[]): Worn {
  const title = idIn(rows, 'title');
  return {
    frame: idIn(rows, 'frame'),
    title: title === null ? null : (findItem(title)?.name ?? null),
    skin: idIn(rows, 'skin'),
  };
}

const loaderOn = (reader: Reader) =>
  new DataLoader<string, Worn>(async (userIds) => {
    const rows = await readWorn(reader, userIds);
    return userIds.map((userId) => wornOf(rows.filter((row) => row.userId === userId)));
  });

const loaders = new WeakMap<Context, DataLoader<string, Worn>>();

/** What a player wears; all players of one answer are asked for in one query. */
export function loadWorn(context: Context, userId: string): Promise<Worn> {
  // A context that lives on, as a subscription's, must not answer from memory: only one tick is gathered.
  const known = loaders.get(context) ?? loaderOn(context.deps.db.read);
  loaders.set(context, known);
  const worn = known.load(userId);
  void worn.finally(() => known.clear(userId)).catch(() => undefined);
  return worn;
}
