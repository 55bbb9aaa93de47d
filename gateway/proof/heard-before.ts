import type { FeedPost } from '../../domain/proof/proof.schemas.ts';
import type { Database } from '../../db/client/database.ts';
import type { Deps } from '../kernel/deps.ts';

/** Players whose last post is remembered at once, far above those of one gateway. */
const PLAYERS_MAX = 50_000;

interface Heard {
  readonly said: string;
  /** Until when nothing has to be stored for the same again, epoch milliseconds. */
  readonly until: number;
}

/** In memory of each gateway: it spares readings and decides nothing. */
const heardBy = new WeakMap<Database, Map<string, Heard>>();

/** All that a post says but for when. */
const sayingOf = ({ provider: { steamid }, map, round, player }: FeedPost, address: string): string =>
  JSON.stringify([address, steamid, map, round, player]);

/** Whether a player's game said the very same from the same address a moment ago, so that there is nothing to do. */
export function isHeardBefore({ db, now }: Deps, userId: string, post: FeedPost, address: string): boolean {
  const last = heardBy.get(db)?.get(userId);
  return last !== undefined && now() < last.until && last.said === sayingOf(post, address);
}

/** Notes what a player's game has said, of which everything is stored. */
export function noteHeard({ db }: Deps, userId: string, post: FeedPost, address: string, until: number): void {
  const heard = heardBy.get(db) ?? new Map<string, Heard>();
  heardBy.set(db, heard);
  if (heard.size >= PLAYERS_MAX) heard.clear();
  heard.set(userId, { said: sayingOf(post, address), until });
}
