import { Refused } from '../../domain/shared/refusals.ts';
import { SECOND } from '../../domain/shared/time.ts';
import type { Database } from '../../db/client/database.ts';
import type { Deps } from '../kernel/deps.ts';

/** With a throttle of one second a client posts about once a second. */
const PER_SECOND = 3;
const BURST = 12;
/** Names that are remembered at once: far above the players of one gateway, far below what memory holds. */
const NAMES_MAX = 50_000;

interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** In memory of each gateway: a row for each post would cost more than the post. */
const bucketsOf = new WeakMap<Database, Map<string, Bucket>>();

/** Takes one of a name's calls: three a second, twelve at once. @throws Refused RATE_LIMITED */
export function charge({ db, now }: Deps, name: string): void {
  const buckets = bucketsOf.get(db) ?? new Map<string, Bucket>();
  bucketsOf.set(db, buckets);
  if (buckets.size >= NAMES_MAX) buckets.clear();
  const at = now();
  const last = buckets.get(name) ?? { left: BURST, at };
  const grown = (Math.max(0, at - last.at) / SECOND) * PER_SECOND;
  const left = Math.min(BURST, last.left + grown);
  if (left < 1) throw new Refused('RATE_LIMITED', { data: { retryAfterSeconds: 1 } });
  buckets.set(name, { left: left - 1, at });
}
