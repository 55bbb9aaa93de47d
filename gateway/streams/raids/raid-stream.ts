import { Refused, must } from '../../../domain/shared/refusals.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { RAIDS_PER_HOUR, arrivalText, ruleOnRaid } from '../../../domain/streams/raid.ts';
import { talkIdOf } from '../../../domain/streams/stream.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { isBlocked } from '../../../db/friends/index.ts';
import { insertRaid, readLastRaid, readRaidChoice, writeRaidChoice } from '../../../db/streams/raid.queries.ts';
import { readStream } from '../../../db/streams/stream.queries.ts';
import { lockStanding } from '../../accounts/index.ts';
import { putMessage } from '../../chat/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { chargeAttempt } from '../../kernel/charge-attempt.ts';
import type { Deps } from '../../kernel/deps.ts';
import { lockLive } from '../change-stream.ts';

interface Raid {
  readonly id: string;
  readonly targetId: string;
}

/**
 * Sends those who watch a live stream to another; its streamer alone. Whoever watches is told and decides, the chat of
 * the target has a line with the number that the server counts, and the target's streamer is told.
 * @throws Refused FORBIDDEN, NOT_FOUND, STREAM_OVER, ONESELF, BLOCKED, RAIDS_OFF, RAID_RUNNING, RAID_EMPTY, RATE_LIMITED
 */
export async function raidStream(deps: Deps, { userId }: Actor, { id, targetId }: Raid): Promise<void> {
  await chargeAttempt(deps, `stream:raid:${userId}`, RAIDS_PER_HOUR, HOUR);
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    await lockStanding(tx, userId);
    const stream = await lockLive(tx, id);
    if (stream.streamerId !== userId) throw new Refused('FORBIDDEN');
    const target = await readStream(tx, targetId);
    if (!target) throw new Refused('NOT_FOUND', { field: 'targetId' });
    const { streamerId } = target;
    const asked = {
      viewers: stream.viewers,
      lastAt: (await readLastRaid(tx, id))?.at ?? null,
      isBlocked: await isBlocked(tx, userId, streamerId),
      target: {
        isOwn: streamerId === userId,
        isLive: target.state === 'live',
        isOpen: await readRaidChoice(tx, streamerId),
      },
      at,
    };
    const viewers = must(ruleOnRaid(asked));
    await insertRaid(tx, { id: deps.newId(), streamId: id, targetId, viewers, at });
    await putMessage(tx, {
      id: deps.newId(),
      channelId: talkIdOf(target),
      authorId: userId,
      kind: 'raid',
      body: arrivalText(viewers),
      at,
      flag: null,
    });
    await appendEvent(tx, {
      type: 'stream.raided',
      entity: 'stream',
      entityId: id,
      concerns: [streamerId],
      data: { userId: streamerId, fromId: userId, targetId, viewers },
      at,
    });
  });
}

/** Lets others raid the caller's streams from now on, or no more. */
export const chooseRaids = (deps: Deps, { userId }: Actor, isWanted: boolean): Promise<void> =>
  deps.db.transact(async (tx) => {
    await lockStanding(tx, userId);
    await writeRaidChoice(tx, userId, isWanted);
  });
