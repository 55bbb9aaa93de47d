import { Refused } from '../../domain/shared/refusals.ts';
import { HOUR } from '../../domain/shared/time.ts';
import { streamReport } from '../../domain/streams/streams.schemas.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { insertStreamReport } from '../../db/streams/audience.queries.ts';
import { readStream } from '../../db/streams/stream.queries.ts';
import { requireStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { chargeAttempt } from '../kernel/charge-attempt.ts';
import type { Deps } from '../kernel/deps.ts';
import { readInput } from '../kernel/read-input.ts';

const REPORTS_PER_HOUR = 10;

/**
 * Tells staff about a stream; a second time changes nothing.
 * @throws Refused NOT_FOUND, ONESELF, BAD_INPUT, RATE_LIMITED
 */
export async function reportStream(
  deps: Deps,
  { userId }: Actor,
  { streamId, ...said }: { readonly streamId: string; readonly reason: string },
): Promise<void> {
  const { reason } = readInput(streamReport, said);
  await chargeAttempt(deps, `stream:report:${userId}`, REPORTS_PER_HOUR, HOUR);
  await deps.db.transact(async (tx) => {
    await requireStanding(tx, userId);
    const stream = await readStream(tx, streamId);
    if (!stream) throw new Refused('NOT_FOUND');
    if (stream.streamerId === userId) throw new Refused('ONESELF');
    const [id, at] = [deps.newId(), deps.now()];
    if (!(await insertStreamReport(tx, { id, streamId, reporterId: userId, reason, at }))) return;
    await appendEvent(tx, {
      type: 'stream.reported',
      entity: 'stream-report',
      entityId: id,
      concerns: [],
      data: {},
      at,
    });
  });
}
