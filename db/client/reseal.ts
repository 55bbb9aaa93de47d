import { type SQL, and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  crateCommitments,
  mailbox,
  oauthApplications,
  oauthTokens,
  paymentMethods,
  pushSubscriptions,
  simulcastTargets,
  streamKeys,
  twoFactors,
  webhookEndpoints,
} from '../__generated__/schema.ts';
import type { Database } from './database.ts';
import { after } from './sql.ts';

/** So many rows at a time. */
const CHUNK = 100;

interface Place {
  readonly sealed: PgColumn;
  /** What a row is known by. */
  readonly keys: readonly [PgColumn, PgColumn?];
  /** What is worked out anew from the text. */
  readonly forgets?: { readonly [column: string]: null };
}

interface Row {
  readonly first: unknown;
  readonly second: unknown;
  readonly sealed: unknown;
}

/** Every column whose texts stay sealed for longer than a job waits. */
const PLACES: readonly Place[] = [
  { sealed: twoFactors.secret, keys: [twoFactors.userId] },
  { sealed: oauthApplications.secret, keys: [oauthApplications.id] },
  { sealed: oauthTokens.sealed, keys: [oauthTokens.id] },
  { sealed: webhookEndpoints.secret, keys: [webhookEndpoints.id] },
  { sealed: webhookEndpoints.earlierSecret, keys: [webhookEndpoints.id] },
  { sealed: paymentMethods.sealedTerms, keys: [paymentMethods.id], forgets: { destinationHash: null } },
  { sealed: pushSubscriptions.sealed, keys: [pushSubscriptions.id] },
  { sealed: crateCommitments.sealedSecret, keys: [crateCommitments.userId, crateCommitments.nonce] },
  { sealed: streamKeys.keySealed, keys: [streamKeys.userId] },
  { sealed: simulcastTargets.keySealed, keys: [simulcastTargets.userId, simulcastTargets.platform] },
  { sealed: mailbox.sealed, keys: [mailbox.id] },
];

/**
 * Seals anew what is sealed under an earlier secret, beside gateways that use it: a text that changes meanwhile is left.
 * @param anew the text sealed anew; null for one that needs it not, or cannot be opened
 * @returns how many
 */
export async function resealAll(db: Database, anew: (sealed: string) => string | null): Promise<number> {
  let count = 0;
  for (const place of PLACES) count += await resealPlace(db, place, anew);
  return count;
}

async function resealPlace(db: Database, place: Place, anew: (sealed: string) => string | null): Promise<number> {
  const { sealed, keys, forgets } = place;
  const [first, second] = keys;
  // Whichever it is, what is asked of it stands in the place.
  const table = sealed.table as typeof twoFactors;
  let count = 0;
  for (let last: readonly [unknown, unknown] | null = null; ;) {
    const beyond: SQL | null = last && (second ? after([first, second], last) : gt(first, last[0]));
    const rows: readonly Row[] = await db.read
      .select({ first, second: second ?? first, sealed })
      .from(table)
      .where(and(isNotNull(sealed), beyond ?? undefined))
      .orderBy(asc(first), ...(second ? [asc(second)] : []))
      .limit(CHUNK);
    const due = rows.flatMap((row) => {
      const text = anew(String(row.sealed));
      return text === null ? [] : [{ ...row, text }];
    });
    if (due.length > 0)
      await db.transact(async (tx) => {
        for (const row of due)
          await tx
            .update(table)
            .set({ [sealed.name]: row.text, ...forgets })
            .where(and(eq(first, row.first), second && eq(second, row.second), eq(sealed, row.sealed)));
      });
    count += due.length;
    const end: Row | undefined = rows.at(-1);
    if (rows.length < CHUNK || !end) return count;
    last = [end.first, end.second];
  }
}
