import { and, asc, count, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Candidate } from '../../domain/jury/juror.ts';
import type { Record } from '../../domain/jury/jury.ts';
import type { BattleGame } from '../../domain/shared/games.ts';
import { users } from '../accounts/index.ts';
import { auditLog } from '../audit/audit.table.ts';
import type { Reader, Tx } from '../client/database.ts';
import { gameRecords } from '../results/index.ts';
import { jurors, summonses } from './jury.table.ts';

/** What staff do to an account that speaks against serving. */
const SANCTIONS = ['account.warned', 'account.suspended', 'account.banned'];

export async function isJuror(reader: Reader, userId: string): Promise<boolean> {
  const rows = await reader.select({ since: jurors.since }).from(jurors).where(eq(jurors.userId, userId));
  return rows.length > 0;
}

/** Has somebody serve from now on; does nothing for who does. */
export async function addJuror(tx: Tx, juror: typeof jurors.$inferInsert): Promise<void> {
  await tx.insert(jurors).values(juror).onConflictDoNothing();
}

export async function removeJurors(tx: Tx, userIds: readonly string[]): Promise<void> {
  if (userIds.length > 0) await tx.delete(jurors).where(inArray(jurors.userId, [...userIds]));
}

export async function moveJuror(tx: Tx, userId: string, place: string): Promise<void> {
  await tx.update(jurors).set({ place }).where(eq(jurors.userId, userId));
}

/** When staff warned, suspended or banned some accounts last; without those that they never did it to. */
async function readSanctions(reader: Reader, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await reader
    .select({ id: auditLog.subjectId, at: sql<number>`max(${auditLog.at})`.mapWith(Number) })
    .from(auditLog)
    .where(
      and(eq(auditLog.subject, 'account'), inArray(auditLog.subjectId, [...ids]), inArray(auditLog.action, SANCTIONS)),
    )
    .groupBy(auditLog.subjectId);
  return new Map(rows.map(({ id, at }) => [id, at]));
}

export type KnownCandidate = Candidate & { readonly id: string; readonly place: string };

const standing = {
  id: users.id,
  role: users.role,
  status: users.status,
  verification: users.verification,
  createdAt: users.createdAt,
};

/** Those who serve after a place on the ring, in its order, as they stand in a game. */
export async function listCandidates(
  reader: Reader,
  game: BattleGame,
  past: string,
  limit: number,
): Promise<KnownCandidate[]> {
  const rows = await reader
    .select({ ...standing, place: jurors.place, battles: gameRecords.battles })
    .from(jurors)
    .innerJoin(users, eq(users.id, jurors.userId))
    .leftJoin(gameRecords, and(eq(gameRecords.userId, jurors.userId), eq(gameRecords.game, game)))
    .where(gt(jurors.place, past))
    .orderBy(asc(jurors.place))
    .limit(limit);
  const sanctions =
    rows.length === 0
      ? new Map<string, number>()
      : await readSanctions(
          reader,
          rows.map(({ id }) => id),
        );
  return rows.map(({ status, battles, ...row }) => ({
    ...row,
    isActive: status === 'active',
    sanctionedAt: sanctions.get(row.id) ?? null,
    battles: battles ?? 0,
  }));
}

/** Somebody as a possible juror, with the games that were played to their end and how often, the most played first. */
export async function readCandidate(
  reader: Reader,
  userId: string,
): Promise<(Candidate & { readonly games: readonly { game: BattleGame; battles: number }[] }) | undefined> {
  const [[user], games, sanctions] = await Promise.all([
    reader.select(standing).from(users).where(eq(users.id, userId)),
    reader
      .select({ game: gameRecords.game, battles: gameRecords.battles })
      .from(gameRecords)
      .where(eq(gameRecords.userId, userId))
      .orderBy(desc(gameRecords.battles), asc(gameRecords.game)),
    readSanctions(reader, [userId]),
  ]);
  if (!user) return undefined;
  const { status, ...row } = user;
  return {
    ...row,
    isActive: status === 'active',
    sanctionedAt: sanctions.get(userId) ?? null,
    battles: games[0]?.battles ?? 0,
    games,
  };
}

/** How the votes of a player stand to what was decided in the end. */
export async function readRecord(reader: Reader, jurorId: string): Promise<Record & { readonly votes: number }> {
  const [row] = await reader
    .select({
      votes: count(),
      judged: count(summonses.isAgreed),
      agreed: sql<number>`count(case when ${summonses.isAgreed} then 1 end)`.mapWith(Number),
    })
    .from(summonses)
    .where(and(eq(summonses.jurorId, jurorId), isNotNull(summonses.votedAt)));
  return row ?? { votes: 0, judged: 0, agreed: 0 };
}
