import { type SQL, type SQLWrapper, and, count, desc, eq, inArray, isNull, min, ne, sql } from 'drizzle-orm';
import { DEFAULT_MODERATION, type ModerationSettings } from '../../domain/chat/moderation.ts';
import type { ReportStatus } from '../../domain/chat/report.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { alias } from '../client/kit.ts';
import { lookup } from '../client/sql.ts';
import { chatMessages, moderationSettings, userReports } from './chat.table.ts';
import type { MessageKey } from './message.queries.ts';

const stored = lookup((reader) =>
  reader
    .select({
      profanityFilter: moderationSettings.profanityFilter,
      spamDetection: moderationSettings.spamDetection,
      linkBlocking: moderationSettings.linkBlocking,
      capsLimit: moderationSettings.capsLimit,
      slowMode: moderationSettings.slowMode,
      followersOnly: moderationSettings.followersOnly,
      autoModSeverity: moderationSettings.autoModSeverity,
    })
    .from(moderationSettings)
    .prepare('moderation_settings'),
);

/** How messages are moderated; the defaults until staff choose. */
export async function readModeration(reader: Reader): Promise<ModerationSettings> {
  const [settings] = await stored(reader);
  return settings ?? DEFAULT_MODERATION;
}

export async function putModeration(tx: Tx, settings: ModerationSettings): Promise<void> {
  await tx
    .insert(moderationSettings)
    .values({ id: 1, ...settings })
    .onConflictDoUpdate({ target: moderationSettings.id, set: settings });
}

export async function insertReport(tx: Tx, report: typeof userReports.$inferInsert): Promise<void> {
  await tx.insert(userReports).values(report);
}

const isWaiting = (status: SQLWrapper): SQL => sql`${status} in ('pending', 'escalated')`;

/** What a report is about; without message and clip it is the other player as such. */
interface ReportedThing {
  readonly reporterId: string;
  readonly reportedId: string;
  readonly messageId: string | null;
  readonly clipId: string | null;
}

/** Whether the player's report of this very thing still waits for staff. */
export async function hasOpenReport(
  reader: Reader,
  { reporterId, reportedId, messageId, clipId }: ReportedThing,
): Promise<boolean> {
  const rows = await reader
    .select({ id: userReports.id })
    .from(userReports)
    .where(
      and(
        eq(userReports.reporterId, reporterId),
        eq(userReports.reportedId, reportedId),
        messageId === null ? isNull(userReports.messageId) : eq(userReports.messageId, messageId),
        clipId === null ? isNull(userReports.clipId) : eq(userReports.clipId, clipId),
        isWaiting(userReports.status),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

const others = alias(userReports, 'others');
const reporters = alias(users, 'reporters');
const reported = alias(users, 'reported');

const reportViews = (reader: Reader) =>
  reader
    .select({
      id: userReports.id,
      status: userReports.status,
      reportType: userReports.reportType,
      reason: userReports.reason,
      /** Players whose reports of the same one wait. */
      reporters: sql<number>`(
        select count(distinct ${others.reporterId}) from ${userReports} as others
        where ${others.reportedId} = ${userReports.reportedId} and ${isWaiting(others.status)}
      )`.mapWith(Number),
      at: userReports.at,
      reporterId: userReports.reporterId,
      reporterName: reporters.username,
      reporterAvatarId: reporters.avatarId,
      reportedId: userReports.reportedId,
      reportedName: reported.username,
      reportedAvatarId: reported.avatarId,
      messageId: userReports.messageId,
      clipId: userReports.clipId,
      /** What the reported message says; empty once deleted, null for a report of the player as such. */
      messageBody: chatMessages.body,
    })
    .from(userReports)
    .innerJoin(reporters, eq(reporters.id, userReports.reporterId))
    .innerJoin(reported, eq(reported.id, userReports.reportedId))
    .leftJoin(chatMessages, eq(chatMessages.id, userReports.messageId));

/** Which of some reports are about a player. */
export async function listReportsOn(reader: Reader, userId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await reader
    .select({ id: userReports.id })
    .from(userReports)
    .where(and(inArray(userReports.id, [...ids]), eq(userReports.reportedId, userId)));
  return new Set(rows.map(({ id }) => id));
}

export interface ReportTerms {
  readonly status: ReportStatus;
  /** Who asks, and is shown none about themselves. */
  readonly viewerId: string;
}

/** Reports of one status with the names, newest first, those before a key. */
export const listReports = (
  reader: Reader,
  { status, viewerId }: ReportTerms,
  limit: number,
  before: MessageKey | null,
) =>
  reportViews(reader)
    .where(
      and(
        eq(userReports.status, status),
        ne(userReports.reportedId, viewerId),
        before ? sql`(${userReports.at}, ${userReports.id}) < (${before.at}, ${before.id})` : undefined,
      ),
    )
    .orderBy(desc(userReports.at), desc(userReports.id))
    .limit(limit);
export type ReportView = Awaited<ReturnType<typeof listReports>>[number];

/** The report, locked until the transaction ends. */
export async function lockReport(tx: Tx, id: string) {
  const [report] = await tx.select().from(userReports).where(eq(userReports.id, id)).for('update');
  return report;
}

export async function updateReport(tx: Tx, id: string, status: ReportStatus): Promise<void> {
  await tx.update(userReports).set({ status }).where(eq(userReports.id, id));
}

/** How many reports nobody has looked at, but for those about whoever asks. */
export async function countOpenReports(reader: Reader, viewerId: string): Promise<number> {
  const [row] = await reader
    .select({ count: count() })
    .from(userReports)
    .where(and(eq(userReports.status, 'pending'), ne(userReports.reportedId, viewerId)));
  return row?.count ?? 0;
}

/** Reports about others that somebody must decide, and since when the oldest waits, by their status. */
export const listWaitingReports = (reader: Reader, viewerId: string) =>
  reader
    .select({ status: userReports.status, count: count(), oldestAt: min(userReports.at) })
    .from(userReports)
    .where(and(inArray(userReports.status, ['pending', 'escalated']), ne(userReports.reportedId, viewerId)))
    .groupBy(userReports.status);

/** What was reported of a player, newest first. */
export const listReportsAbout = (reader: Reader, userId: string, limit: number) =>
  reportViews(reader)
    .where(eq(userReports.reportedId, userId))
    .orderBy(desc(userReports.at), desc(userReports.id))
    .limit(limit);
