import { type SQL, and, asc, desc, eq, exists, gt, inArray, sql } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { affected, before, sumInt } from '../client/sql.ts';
import { playDays } from '../wallet/index.ts';
import { type ReferralRow, referrals } from './referral.table.ts';

/** Whether the newcomer was not counted before. */
export async function insertReferral(tx: Tx, row: ReferralRow): Promise<boolean> {
  return affected(await tx.insert(referrals).values(row).onConflictDoNothing()) > 0;
}

/** Whether a newcomer has put up money that did not come back: the day keeps what stayed at stake. */
const hasWagered = (reader: Reader): SQL<boolean> =>
  exists(
    reader
      .select({ day: playDays.day })
      .from(playDays)
      .where(and(eq(playDays.userId, referrals.newcomerId), gt(playDays.stakedCents, 0))),
  ) as SQL<boolean>;

/** Who of some players was brought by another of them, whether it counted or not. */
export async function listReferralsAmong(
  reader: Reader,
  userIds: readonly string[],
): Promise<{ newcomerId: string; referrerId: string }[]> {
  const ids = [...userIds];
  if (ids.length === 0) return [];
  const { newcomerId, referrerId } = referrals;
  return reader
    .select({ newcomerId, referrerId })
    .from(referrals)
    .where(and(inArray(newcomerId, ids), inArray(referrerId, ids)))
    .orderBy(asc(newcomerId));
}

const countIf = (condition: SQL) => sumInt(sql`case when ${condition} then 1 else 0 end`);
const counts = sql`${referrals.fault} is null`;

export interface ReferralCounts {
  /** Everybody who signed up with the code. */
  readonly signUps: number;
  /** Those of them that count. */
  readonly counted: number;
  /** Those of these that have staked money. */
  readonly firstWagers: number;
}

export async function countReferrals(reader: Reader, referrerId: string): Promise<ReferralCounts> {
  const [row] = await reader
    .select({
      signUps: sumInt(sql`1`),
      counted: countIf(counts),
      firstWagers: countIf(sql`${counts} and ${hasWagered(reader)}`),
    })
    .from(referrals)
    .where(eq(referrals.referrerId, referrerId));
  return row ?? { signUps: 0, counted: 0, firstWagers: 0 };
}

export interface ReferralView extends ReferralRow {
  readonly username: string;
  readonly avatarId: string | null;
  readonly hasWagered: boolean;
}

/** Which of some players have put up money that did not come back. */
async function wageredAmong(reader: Reader, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await reader
    .selectDistinct({ id: playDays.userId })
    .from(playDays)
    .where(and(inArray(playDays.userId, [...userIds]), gt(playDays.stakedCents, 0)));
  return new Set(rows.map(({ id }) => id));
}

/** Those who signed up with a player's code, newest first. */
export async function listReferrals(
  reader: Reader,
  referrerId: string,
  limit: number,
  past: { readonly at: number; readonly id: string } | null,
): Promise<ReferralView[]> {
  const rows = await reader
    .select({
      newcomerId: referrals.newcomerId,
      referrerId: referrals.referrerId,
      fault: referrals.fault,
      at: referrals.at,
      username: users.username,
      avatarId: users.avatarId,
    })
    .from(referrals)
    .innerJoin(users, eq(users.id, referrals.newcomerId))
    .where(
      and(
        eq(referrals.referrerId, referrerId),
        past ? before([referrals.at, referrals.newcomerId], [past.at, past.id]) : undefined,
      ),
    )
    .orderBy(desc(referrals.at), desc(referrals.newcomerId))
    .limit(limit);
  const wagered = await wageredAmong(
    reader,
    rows.map(({ newcomerId }) => newcomerId),
  );
  return rows.map((row) => ({ ...row, hasWagered: wagered.has(row.newcomerId) }));
}

/** Those whom a player has brought last, whether they count or not. */
export async function listBrought(reader: Reader, referrerId: string, limit: number): Promise<string[]> {
  const rows = await reader
    .select({ id: referrals.newcomerId })
    .from(referrals)
    .where(eq(referrals.referrerId, referrerId))
    .orderBy(desc(referrals.at), desc(referrals.newcomerId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Who brought a player, who brought that one, and so on, the nearest first. */
export async function listReferrersOf(reader: Reader, userId: string, limit: number): Promise<string[]> {
  const line: string[] = [];
  for (let id: string | null = userId; id !== null && line.length < limit;) {
    const [row]: { referrerId: string }[] = await reader
      .select({ referrerId: referrals.referrerId })
      .from(referrals)
      .where(eq(referrals.newcomerId, id));
    id = row?.referrerId ?? null;
    if (id !== null) line.push(id);
  }
  return line;
}
