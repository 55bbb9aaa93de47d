import { isStaff } from '../../../domain/accounts/roles.ts';
import { playerReport } from '../../../domain/chat/chat.schemas.ts';
import type { ReportType } from '../../../domain/chat/report.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { readClip } from '../../../db/streams/clip.queries.ts';
import { requireStanding } from '../../accounts/index.ts';
import { fileReport } from '../../chat/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readInput } from '../../kernel/read-input.ts';

interface ClipReport {
  readonly id: string;
  readonly reportType: ReportType;
  readonly reason: string;
}

/**
 * Tells staff about a clip, as a report of whoever made it. Saying it again while it waits changes nothing.
 * @throws Refused NOT_FOUND, ONESELF, BAD_INPUT, RATE_LIMITED
 */
export async function reportClip(deps: Deps, { userId, role }: Actor, { id, ...said }: ClipReport): Promise<void> {
  const { reportType, reason } = readInput(playerReport, said);
  await deps.db.transact(async (tx) => {
    await requireStanding(tx, userId);
    const clip = await readClip(tx, { userId, isStaff: isStaff(role) }, id);
    if (!clip) throw new Refused('NOT_FOUND');
    if (clip.makerId === userId) throw new Refused('ONESELF');
    const about = { reporterId: userId, reportedId: clip.makerId, messageId: null, clipId: id };
    await fileReport(deps, tx, { ...about, reportType, reason });
  });
}
