import { Refused } from '../../domain/shared/refusals.ts';
import { HOUR } from '../../domain/shared/time.ts';
import { STREAM_LONGEST } from '../../domain/streams/stream.ts';
import type { StreamInput } from '../../domain/streams/streams.schemas.ts';
import { readSettings } from '../../db/settings/setting.queries.ts';
import { insertStream, lockLiveCount, readLiveOf } from '../../db/streams/stream.queries.ts';
import { lockStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { chargeAttempt } from '../kernel/charge-attempt.ts';
import type { Deps } from '../kernel/deps.ts';
import { once } from '../kernel/once.ts';
import { tellStream } from './change-stream.ts';
import { type StreamContent, fillStream, readStreamForm } from './fill-stream.ts';

/** Each beginning is told to all who follow. */
const BEGUN_PER_HOUR = 10;

/**
 * Goes live (GL-14): the stream is stored and listed, and followers are told. One at a time, and no more on the whole
 * platform than the configuration allows (BC-23). Answers its id.
 * @throws Refused STREAM_INCOMPLETE, STREAM_NEEDS_BATTLE, STREAM_BATTLE_UNUSABLE, STREAM_CONTEST_UNUSABLE,
 * STREAM_RUNNING, STREAMS_FULL, SIMULCAST_UNCONNECTED, BAD_INPUT, NOT_FOUND, RATE_LIMITED
 */
export const goLive = async (deps: Deps, actor: Actor, key: string, input: StreamInput): Promise<string> =>
  beginStream(deps, actor, key, readStreamForm(input));

/** The same with what has been read, also of a game that the form does not offer. */
export async function beginStream(deps: Deps, actor: Actor, key: string, form: StreamContent): Promise<string> {
  await chargeAttempt(deps, `stream:begin:${actor.userId}`, BEGUN_PER_HOUR, HOUR);
  const id = deps.newId();
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const { id: streamerId } = await lockStanding(tx, actor.userId);
    const call = { userId: streamerId, key, operation: 'goLive', payload: form, answerId: id, at };
    return once(tx, call, async () => {
      if (await readLiveOf(tx, streamerId)) throw new Refused('STREAM_RUNNING');
      const { maxConcurrentStreams } = await readSettings(tx);
      if ((await lockLiveCount(tx)) >= maxConcurrentStreams) throw new Refused('STREAMS_FULL');
      const fresh = { id, battleId: null, stakeCents: 0, thumbnailId: null, contestId: null };
      await insertStream(tx, {
        ...(await fillStream(deps, tx, streamerId, form, fresh)),
        id,
        streamerId,
        state: 'live',
        viewers: 0,
        peakViewers: 0,
        toldViewers: 0,
        toldAt: 0,
        startedAt: at,
        endedAt: null,
        dueAt: at + STREAM_LONGEST,
        endReason: null,
      });
      await tellStream(tx, 'stream.started', { id, streamerId }, at);
    });
  });
}
