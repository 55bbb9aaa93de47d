import type { ReportType } from '../../../domain/chat/report.ts';
import { usernameKeyOf } from '../../../domain/accounts/username-key.ts';
import { playerReport } from '../../../domain/chat/chat.schemas.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { chargeRateLimit } from '../../../db/calls/rate-limit.queries.ts';
import { readUser, readUserByName, type User } from '../../../db/accounts/index.ts';
import { readMessage } from '../../../db/chat/message.queries.ts';
import { hasOpenReport, insertReport } from '../../../db/chat/moderation.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { requireStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readInput } from '../../kernel/read-input.ts';

const REPORTS_PER_HOUR = 10;

export interface ReportPlayerInput {
  readonly userId: string;
  /** The message that it is about; null for the player as such. */
  readonly messageId: string | null;
  readonly reportType: ReportType;
  readonly reason: string;
}

/**
 * Tells staff about another player. Saying it again while it waits changes nothing.
 * @throws Refused NOT_FOUND, ONESELF, BAD_INPUT, RATE_LIMITED
 */
export async function reportPlayer(deps: Deps, actor: Actor, input: ReportPlayerInput): Promise<void> {
  const { userId, messageId } = input;
  const { reportType, reason } = readInput(playerReport, input);
  await deps.db.transact(async (tx) => {
    await requireStanding(tx, actor.userId);
    const reported = requireOther(await readUser(tx, userId), actor.userId);
    const message = messageId === null ? null : await readMessage(tx, messageId);
    if (message !== null && message?.authorId !== reported.id) throw new Refused('NOT_FOUND');
    const about = { reporterId: actor.userId, reportedId: reported.id, messageId, clipId: null };
    await fileReport(deps, tx, { ...about, reportType, reason });
  });
}

/** The player whom a report names. @throws Refused NOT_FOUND, ONESELF */
export const findReported = async (tx: Tx, reporter: User, username: string): Promise<User> =>
  requireOther(await readUserByName(tx, usernameKeyOf(username)), reporter.id);

function requireOther(user: User | undefined, reporterId: string): User {
  if (!user || user.status === 'closed') throw new Refused('NOT_FOUND');
  if (user.id === reporterId) throw new Refused('ONESELF');
  return user;
}

interface NewReport {
  readonly reporterId: string;
  readonly reportedId: string;
  /** What it is about: a message, a clip of a stream, or the player as such where both are null. */
  readonly messageId: string | null;
  readonly clipId: string | null;
  readonly reportType: ReportType;
  readonly reason: string;
}

/** Writes a report down, unless the same one waits already. @throws Refused RATE_LIMITED */
export async function fileReport(deps: Deps, tx: Tx, report: NewReport): Promise<void> {
  if (await hasOpenReport(tx, report)) return;
  const at = deps.now();
  const { count, endsAt } = await chargeRateLimit(tx, `chat:report:${report.reporterId}`, at, HOUR);
  if (count > REPORTS_PER_HOUR)
    throw new Refused('RATE_LIMITED', { data: { retryAfterSeconds: Math.ceil((endsAt - at) / 1000) } });
  const id = deps.newId();
  await insertReport(tx, { id, ...report, status: 'pending', at });
  await appendEvent(tx, { type: 'report.filed', entity: 'user-report', entityId: id, concerns: [], data: {}, at });
}
