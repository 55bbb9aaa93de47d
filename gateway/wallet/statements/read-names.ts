import type { Reader } from '../../../db/client/database.ts';
import { readPaymentNames } from '../../../db/wallet/payment-names.queries.ts';
import { readSubjects } from '../../../db/wallet/stake.queries.ts';
import type { Subject } from '../../../domain/wallet/stakes.ts';

/** A quarter of a busy account has more subjects than a statement of SQL has room for. */
const IDS_A_READ = 1_000;

export interface BookedNames {
  /** Contests and purchases, with their pages. */
  readonly subjects: ReadonlyMap<string, Subject>;
  /** What payments were paid with. */
  readonly methods: ReadonlyMap<string, string>;
}

/** What bookings belong to, by the ids of their subjects; three reads for a page of them. */
export async function readNames(reader: Reader, ids: readonly string[]): Promise<BookedNames> {
  const all = [...new Set(ids)];
  const subjects = new Map<string, Subject>();
  const methods = new Map<string, string>();
  for (let from = 0; from < all.length; from += IDS_A_READ) {
    const some = all.slice(from, from + IDS_A_READ);
    const [found, paid] = await Promise.all([readSubjects(reader, some), readPaymentNames(reader, some)]);
    for (const [id, subject] of found) subjects.set(id, subject);
    for (const [id, name] of paid) methods.set(id, name);
  }
  return { subjects, methods };
}
