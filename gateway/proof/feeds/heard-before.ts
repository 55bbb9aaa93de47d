import type { FeedPost } from '../../../domain/proof/proof.schemas.ts';
import type { Database } from '../../../db/client/database.ts';
import type { Deps } from '../../kernel/deps.ts';

/** Keys whose last post is remembered at once, far above those of one gateway. */
const KEYS_MAX = 50_000;

interface Heard {
  readonly userId: string;
  readonly said: string;
  /** Until when nothing has to be stored for the same again, epoch milliseconds. */
  readonly until: number;
}

/** In memory of each gateway: it spares readings and decides nothing. */
const heardUnder = new WeakMap<Database, Map<string, Heard>>();

/** All that a post says but for when. */
const sayingOf = ({ provider: { steamid }, map, round, player }: FeedPost, address: string): string =>
  JSON.stringify([address, steamid, map, round, player]);

/**
 * Whose game said the very same under a key and from an address a moment ago, so that there is nothing to do. Where the
 * key was made anew at another gateway it may still be answered for, for seconds and without effect.
 */
export function whoSaidBefore({ db, now }: Deps, keyHash: string, post: FeedPost, address: string): string | null {
  const last = heardUnder.get(db)?.get(keyHash);
  return last !== undefined && now() < last.until && last.said === sayingOf(post, address) ? last.userId : null;
}

/** What a game has just said under a player's key. */
export interface Saying {
  readonly keyHash: string;
  readonly userId: string;
  readonly post: FeedPost;
  readonly address: string;
}

/** Notes what a player's game has said, of which everything is stored. */
export function noteHeard({ db }: Deps, { keyHash, userId, post, address }: Saying, until: number): void {
  const heard = heardUnder.get(db) ?? new Map<string, Heard>();
  heardUnder.set(db, heard);
  if (heard.size >= KEYS_MAX) heard.clear();
  heard.set(keyHash, { userId, said: sayingOf(post, address), until });
}

/** After a key was made anew or is gone: it is answered for no more. */
export function forgetHeard({ db }: Deps): void {
  heardUnder.delete(db);
}
