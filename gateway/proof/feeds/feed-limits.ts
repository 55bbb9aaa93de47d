import { Refused } from '../../../domain/shared/refusals.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import type { Database } from '../../../db/client/database.ts';
import type { Deps } from '../../kernel/deps.ts';

export interface CallLimit {
  readonly perSecond: number;
  readonly atOnce: number;
}

/** With a throttle of one second a client posts about once a second. */
const OF_A_CLIENT: CallLimit = { perSecond: 3, atOnce: 12 };
/** Names that are remembered at once: far above the players of one gateway, far below what memory holds. */
const NAMES_MAX = 50_000;

interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** In memory of each gateway: a row for each post would cost more than the post. */
const bucketsOf = new WeakMap<Database, Map<string, Bucket>>();

/** Takes one of a name's calls: three a second, twelve at once, unless told otherwise. @throws Refused RATE_LIMITED */
export function charge({ db, now }: Deps, name: string, { perSecond, atOnce }: CallLimit = OF_A_CLIENT): void {
  const buckets = bucketsOf.get(db) ?? new Map<string, Bucket>();
  bucketsOf.set(db, buckets);
  if (buckets.size >= NAMES_MAX) buckets.clear();
  const at = now();
  const last = buckets.get(name) ?? { left: atOnce, at };
  const grown = (Math.max(0, at - last.at) / SECOND) * perSecond;
  const left = Math.min(atOnce, last.left + grown);
  if (left < 1) throw new Refused('RATE_LIMITED', { data: { retryAfterSeconds: 1 } });
  buckets.set(name, { left: left - 1, at });
}
