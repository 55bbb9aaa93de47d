import type { FeedRefusal } from '../../../domain/proof/proof.schemas.ts';
import type { Database } from '../../../db/client/database.ts';
import { noteRefusedPost } from '../../../db/proof/feed.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import { TOUCH_AGE_MAX } from './touch-age.ts';

/** Players whose last refusal is remembered at once, far above those of one gateway. */
const PLAYERS_MAX = 50_000;

interface Noted {
  readonly refusal: FeedRefusal;
  readonly at: number;
}

/** In memory of each gateway: it spares writing and decides nothing. */
const notedOf = new WeakMap<Database, Map<string, Noted>>();

/** Lets a player read why a post of the own game was refused, and when, to within some seconds. */
export async function noteRefusal({ db, now }: Deps, userId: string, refusal: FeedRefusal): Promise<void> {
  const noted = notedOf.get(db) ?? new Map<string, Noted>();
  notedOf.set(db, noted);
  const at = now();
  const last = noted.get(userId);
  if (last?.refusal === refusal && at - last.at < TOUCH_AGE_MAX) return;
  if (noted.size >= PLAYERS_MAX) noted.clear();
  noted.set(userId, { refusal, at });
  await db.transact((tx) => noteRefusedPost(tx, userId, refusal, at));
}
