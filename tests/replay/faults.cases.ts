import { asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { users } from '../../db/accounts/user.table.ts';
import type { Reader, Tx } from '../../db/client/database.ts';
import { engine } from '../../db/client/kit.ts';
import { before } from '../../db/client/sql.ts';
import { usernameKeyOf } from '../../domain/accounts/username-key.ts';
import { playDays } from '../../db/wallet/ledger.table.ts';
import { pages, reads, roomCases, writes } from './kit.ts';
import { SEARCHES } from './words.ts';

/** Queries that are wrong on purpose, each in a way that the replay has to notice, and the right ones beside them. */

type Key = readonly [at: number, id: string];
const keyOf = ({ createdAt, id }: { readonly createdAt: number; readonly id: string }): Key => [createdAt, id];

/** SQLite folds no letter but those of English. */
const foldsOnOneEngine = (reader: Reader, text: string) =>
  reader
    .select({ id: users.id })
    .from(users)
    .where(
      sql`${engine === 'sqlite' ? sql`lower(${users.username})` : sql`lower(${users.username} collate "pg_c_utf8")`} like ${`%${text}%`} escape '\\'`,
    )
    .orderBy(asc(users.id));

/** What is folded beforehand is the same everywhere. */
const foldsBeforehand = (reader: Reader, text: string) =>
  reader
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.usernameKey} like ${`%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`} escape '\\'`)
    .orderBy(asc(users.id));

/** Null comes first on one engine and last on the other. */
const leavesNullsToTheEngine = (reader: Reader) =>
  reader.select({ id: users.id, region: users.region }).from(users).orderBy(asc(users.region), asc(users.id));

const saysWhereNullsGo = (reader: Reader) =>
  reader
    .select({ id: users.id, region: users.region })
    .from(users)
    .orderBy(sql`${users.region} is null`, asc(users.region), asc(users.id));

const newest = (reader: Reader) => reader.select({ id: users.id, createdAt: users.createdAt }).from(users);
const inOrder = [desc(users.createdAt), desc(users.id)] as const;
const behind = (past: Key | null) => (past ? before([users.createdAt, users.id], past) : undefined);
const pastTies = (past: Key | null) => (past ? lt(users.createdAt, past[0]) : undefined);

const keepsTies = (reader: Reader, limit: number, past: Key | null) =>
  newest(reader)
    .where(behind(past))
    .orderBy(...inOrder)
    .limit(limit);

/** Who was opened at the instant at which a page ends is on no page. */
const losesTies = (reader: Reader, limit: number, past: Key | null) =>
  newest(reader)
    .where(pastTies(past))
    .orderBy(...inOrder)
    .limit(limit);

const losesTiesOnOneEngine = (reader: Reader, limit: number, past: Key | null) =>
  newest(reader)
    .where((engine === 'sqlite' ? behind : pastTies)(past))
    .orderBy(...inOrder)
    .limit(limit);

/** Equals stand as the engine happens to find them. */
const leavesTiesOpen = (reader: Reader) => newest(reader).orderBy(desc(users.createdAt));

const asksForNoOrder = (reader: Reader) => newest(reader);

/** PostgreSQL answers with text. */
const sumsAsTheEngineDoes = async (reader: Reader) => {
  const [row] = await reader.select({ sum: sql<number>`sum(${playDays.stakedCents})` }).from(playDays);
  return row?.sum;
};

/** One engine writes otherwise than the other. */
const writesOtherwise = async (tx: Tx, id: string) => {
  await tx
    .update(users)
    .set({ isVip: engine === 'sqlite' })
    .where(eq(users.id, id));
};

const writesAlike = async (tx: Tx, id: string) => {
  await tx.update(users).set({ displayName: 'Other' }).where(eq(users.id, id));
};

const answersNothing = (reader: Reader) => newest(reader).where(gt(users.createdAt, Number.MAX_SAFE_INTEGER));

const folded = SEARCHES.map((text) => [usernameKeyOf(text)] as const);

export const cases = roomCases('faults', [
  reads(foldsOnOneEngine)(() => folded),
  reads(foldsBeforehand)(() => folded),
  reads(leavesNullsToTheEngine)(() => [[]]),
  reads(saysWhereNullsGo)(() => [[]]),
  pages(keepsTies, keyOf)(() => [(limit, past) => [limit, past]]),
  pages(losesTies, keyOf)(() => [(limit, past) => [limit, past]]),
  pages(losesTiesOnOneEngine, keyOf)(() => [(limit, past) => [limit, past]]),
  reads(leavesTiesOpen)(() => [[]]),
  reads(asksForNoOrder)(() => [[]]),
  reads(asksForNoOrder)(() => [[]], { name: 'asksForNoOrderAndNeedsNone', unordered: { why: 'it says so' } }),
  reads(sumsAsTheEngineDoes)(() => [[]]),
  writes(writesOtherwise)(() => [['edge-01']]),
  writes(writesAlike)(() => [['edge-01']]),
  reads(answersNothing)(() => [[]]),
  reads(saysWhereNullsGo)(() => [[]], { name: 'differsNoMore', differs: 'it did once' }),
]);
