import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { REGIONS, type Region } from '../shared/regions.ts';
import { DAY } from '../shared/time.ts';

/** The boards of a game: that of everybody, and those of the regions. */
export const BOARD_REGIONS = ['global', ...REGIONS] as const;
export type BoardRegion = (typeof BOARD_REGIONS)[number];

export const LEADER_PERIODS = ['weekly', 'monthly', 'alltime'] as const;
export type LeaderPeriod = (typeof LEADER_PERIODS)[number];

/** The board on which the battles of all games count. */
export const OVERALL = 'overall';

/** LB-03. */
export const TOP_ROWS = 5;
/** How many stand above and below the player's own place. */
export const NEIGHBOURS = 2;

/** So many battles of the same two players count within a UTC day; the rest is paid, but moves no board and no rating. */
export const PAIR_BATTLES_A_DAY = 5;

/** A tournament with fewer players moves no board and no rating; all who sign in from one place are one of them. */
export const COUNTED_PLAYERS_MIN = 8;

/** A region stays chosen for so long. */
export const REGION_LOCK = 30 * DAY;

export const regionFreeAt = (regionSetAt: number | null): number =>
  regionSetAt === null ? 0 : regionSetAt + REGION_LOCK;

/** Whether a player may be at home in a region: the same one again is no change, another one has to wait. */
export function chooseRegion(
  player: { readonly region: Region | null; readonly regionSetAt: number | null },
  region: Region,
  now: number,
): Ruling<Region> {
  const freeAt = regionFreeAt(player.regionSetAt);
  if (player.region === region || freeAt <= now) return allow(region);
  return refuse('REGION_FIXED', { field: 'region', data: { freeAt } });
}

/** What a board is sorted by. */
export interface Standing {
  readonly earningsCents: number;
  readonly battles: number;
  readonly wins: number;
  /** Folded, so that upper and lower case stand together. */
  readonly nameKey: string;
}

/** The share of battles won in millionths, cut: among equal earnings the higher one stands first. */
export const winShare = ({ battles, wins }: Pick<Standing, 'battles' | 'wins'>): number =>
  battles === 0 ? 0 : Math.floor((wins * 1_000_000) / battles);

/** The order of a board: most earned first, among equals the higher share of wins, then the name. */
export const inBoardOrder = (a: Standing, b: Standing): number =>
  b.earningsCents - a.earningsCents ||
  winShare(b) - winShare(a) ||
  (a.nameKey < b.nameKey ? -1 : a.nameKey > b.nameKey ? 1 : 0);

/**
 * Places of rows in board order, the first of which has place `first`: whoever earned the same shares a place, and the
 * places that they fill are left out (1, 2, 2, 4).
 */
export function placesOf(rows: readonly Pick<Standing, 'earningsCents'>[], first = 1): number[] {
  const places: number[] = [];
  for (const [n, row] of rows.entries()) {
    const before = places[n - 1];
    const isTied = before !== undefined && rows[n - 1]?.earningsCents === row.earningsCents;
    places.push(isTied ? before : first + n);
  }
  return places;
}
