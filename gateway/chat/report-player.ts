import { usernameKeyOf } from '../../domain/accounts/username.ts';
import { REPORT_REASON_MAX } from '../../domain/chat/slash-commands.ts';
import { tidyMessage } from '../../domain/chat/message-text.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { HOUR } from '../../domain/shared/time.ts';
import { chargeRateLimit } from '../../db/calls/rate-limit.queries.ts';
import { readUser, readUserByName } from '../../db/accounts/user.queries.ts';
import type { User } from '../../db/accounts/user.table.ts';
import { readMessage } from '../../db/chat/message.queries.ts';
import { hasOpenReport, insertReport } from '../../db/chat/moderation.queries.ts';
import type { Tx } from '../../db/client/database.ts';
import { requireStanding } from '../accounts/standing.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';

const REPORTS_PER_HOUR = 10;

export interface ReportPlayerInput {
  readonly userId: string;
  /** The message that it is about; null for the player as such. */
  readonly messageId: string | null;
  readonly reason: string;
}

/**
 * Tells staff about another player. Saying it again while it waits changes nothing.
 * @throws Refused NOT_FOUND, ONESELF, BAD_INPUT, RATE_LIMITED
 */
export async function reportPlayer(deps: Deps, actor: Actor, input: ReportPlayerInput): Promise<void> {
  const { userId, messageId } = input;
  const reason = tidyMessage(input.reason.slice(0, 4 * REPORT_REASON_MAX));
  if (reason.length > REPORT_REASON_MAX)
    throw new Refused('BAD_INPUT', { field: 'reason', data: { max: REPORT_REASON_MAX } });
  await deps.db.transact(async (tx) => {
    await requireStanding(tx, actor.userId);
    const reported = requireOther(await readUser(tx, userId), actor.userId);
    const message = messageId === null ? null : await readMessage(tx, messageId);
    if (message !== null && message?.authorId !== reported.id) throw new Refused('NOT_FOUND');
    await fileReport(deps, tx, { reporterId: actor.userId, reportedId: reported.id, messageId, reason });
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
  readonly messageId: string | null;
  readonly reason: string;
}

/** Writes a report down, unless the same one waits already. @throws Refused RATE_LIMITED */
export async function fileReport(deps: Deps, tx: Tx, report: NewReport): Promise<void> {
  if (await hasOpenReport(tx, report)) return;
  const at = deps.now();
  const { count, endsAt } = await chargeRateLimit(tx, `chat:report:${report.reporterId}`, at, HOUR);
  if (count > REPORTS_PER_HOUR)
    throw new Refused('RATE_LIMITED', { data: { retryAfterSeconds: Math.ceil((endsAt - at) / 1000) } });
  await insertReport(tx, { id: deps.newId(), ...report, status: 'open', at });
}
