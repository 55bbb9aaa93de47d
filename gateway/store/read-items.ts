import { CATALOGUE, passName } from '../../domain/store/catalogue.ts';
import { findItem } from '../../domain/store/items.ts';
import { PRACTICE_LOOKS } from '../../domain/store/practice-looks.ts';
import { ODDS_TABLES, OPENINGS_SHOWN_FROM, Z_99, realisedOdds, tableHash } from '../../domain/store/odds.ts';
import { PAGE_MAX } from '../../domain/shared/page-max.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import type { Reader } from '../../db/client/database.ts';
import { readMissionPlayer } from '../../db/missions/index.ts';
import { listClosedCrates, listOpenings, readOddsCounts, readOpening } from '../../db/store/crate.queries.ts';
import { type SourcedItem, readSourcedItems, readWorn } from '../../db/store/item.queries.ts';
import type { CrateOpeningRow } from '../../db/store/store.table.ts';
import { type Connection, type PageArgs, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import type { CrateOdds, CrateOpening, Inventory, ItemSource } from './item.types.ts';

/** What the crate of an odds table is called; tables live as long as the crates that were bought under them. */
const crateName = (oddsId: string): string => CATALOGUE.find(({ content }) => content === oddsId)?.name ?? oddsId;

function sourceOf({ source: id, orderId, oddsId, gift }: SourcedItem): ItemSource {
  if (orderId !== null) return { kind: 'order', id, name: null };
  if (oddsId !== null) return { kind: 'crate', id, name: crateName(oddsId) };
  if (gift !== null) return { kind: 'gift', id, name: gift };
  if (id === 'credits') return { kind: 'credits', id, name: null };
  return { kind: 'pass', id, name: passName(id) };
}

/** What a player has. */
export async function readInventory(reader: Reader, userId: string): Promise<Inventory> {
  const rows = await readSourcedItems(reader, userId);
  const worn = new Set((await readWorn(reader, [userId])).map(({ item }) => item));
  const crates = await listClosedCrates(reader, userId, PAGE_MAX);
  const owned = new Set(rows.map(({ item }) => item));
  return {
    id: userId,
    credits: (await readMissionPlayer(reader, userId))?.credits ?? 0,
    looks: PRACTICE_LOOKS.map(({ id, credits }) => ({
      id,
      name: findItem(id)?.name ?? id,
      credits,
      isOwned: owned.has(id),
    })),
    items: rows.flatMap((row) => {
      const { item: id, at } = row;
      const item = findItem(id);
      if (!item) return [];
      const { name, slot, rarity } = item;
      return [{ id, name, slot, rarity, isWorn: worn.has(id), at, source: sourceOf(row) }];
    }),
    crates: crates.map(({ id, oddsId, oddsVersion, boughtAt }) => ({
      id,
      name: crateName(oddsId),
      oddsId,
      oddsVersion,
      boughtAt,
    })),
  };
}

const toOpening = ({ crateId, item, ...row }: CrateOpeningRow): CrateOpening => ({
  ...row,
  id: crateId,
  name: crateName(row.oddsId),
  itemId: item,
  itemName: item === null ? null : (findItem(item)?.name ?? item),
});

/** @throws Refused NOT_FOUND */
export async function requireOpening(reader: Reader, userId: string, crateId: string): Promise<CrateOpening> {
  const row = await readOpening(reader, userId, crateId);
  if (!row) throw new Refused('NOT_FOUND');
  return toOpening(row);
}

/** A player's openings, the newest first. @throws Refused BAD_INPUT */
export async function readOpenings(
  reader: Reader,
  userId: string,
  { first, after }: PageArgs,
): Promise<Connection<CrateOpening>> {
  const limit = pageSize(first);
  const rows = await listOpenings(reader, userId, limit + 1, decodeCursor(after)?.[0] ?? null);
  return toConnection(rows, { first: limit, after }, ({ nonce, crateId }) => [nonce, crateId], toOpening);
}

/** Every version of every table beside what came of it, from as many openings on as say something. */
export async function readOdds(reader: Reader): Promise<CrateOdds[]> {
  const all: CrateOdds[] = [];
  for (const table of ODDS_TABLES) {
    const counts = await readOddsCounts(reader, table.id, table.version);
    const openings = [...counts.values()].reduce((sum, hits) => sum + hits, 0);
    const isShown = openings >= OPENINGS_SHOWN_FROM;
    all.push({
      id: `${table.id}:${table.version}`,
      name: crateName(table.id),
      version: table.version,
      tableHash: tableHash(table),
      openings,
      rarities: realisedOdds(table, counts, Z_99).map(({ rarity, stated, realised, least, most, isWithin }) => ({
        rarity,
        stated,
        realised: isShown ? realised : null,
        least: isShown ? least : null,
        most: isShown ? most : null,
        isWithin: isShown ? isWithin : null,
      })),
    });
  }
  return all;
}
