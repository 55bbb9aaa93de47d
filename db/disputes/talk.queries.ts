import { and, asc, eq, isNull, ne, or } from 'drizzle-orm';
import type { Subject } from '../../domain/disputes/dispute.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { type DisputeTalkRow, appeals, disputeTalk, disputes } from './dispute.table.ts';

export interface TalkLine extends DisputeTalkRow {
  readonly authorName: string;
  readonly authorAvatarId: string | null;
}

/** What the sides of a contest said to each other, as far as it is evidence in a dispute, in the order of its lines. */
export const listTalk = (reader: Reader, disputeId: string): Promise<TalkLine[]> =>
  reader
    .select({
      disputeId: disputeTalk.disputeId,
      line: disputeTalk.line,
      messageId: disputeTalk.messageId,
      authorId: disputeTalk.authorId,
      text: disputeTalk.text,
      at: disputeTalk.at,
      sha256: disputeTalk.sha256,
      authorName: users.username,
      authorAvatarId: users.avatarId,
    })
    .from(disputeTalk)
    .innerJoin(users, eq(users.id, disputeTalk.authorId))
    .where(eq(disputeTalk.disputeId, disputeId))
    .orderBy(asc(disputeTalk.line));

export async function insertTalk(tx: Tx, lines: readonly DisputeTalkRow[]): Promise<void> {
  if (lines.length > 0) await tx.insert(disputeTalk).values([...lines]);
}

/** Whether a dispute over a contest, or an appeal in one, waits for a decision. */
export async function hasOpenCase(reader: Reader, { kind, id }: Subject): Promise<boolean> {
  const rows = await reader
    .select({ id: disputes.id })
    .from(disputes)
    .leftJoin(appeals, and(eq(appeals.disputeId, disputes.id), isNull(appeals.verdict)))
    .where(
      and(
        eq(disputes.subjectKind, kind),
        eq(disputes.subjectId, id),
        or(ne(disputes.status, 'resolved'), eq(appeals.disputeId, disputes.id)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
