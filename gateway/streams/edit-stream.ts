import { Refused } from '../../domain/shared/refusals.ts';
import type { StreamInput } from '../../domain/streams/streams.schemas.ts';
import { updateStream } from '../../db/streams/stream.queries.ts';
import { lockStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { lockLive, tellStream } from './change-stream.ts';
import { fillStream, readStreamForm } from './fill-stream.ts';

/**
 * Changes what a live stream says of itself; its streamer alone.
 * @throws Refused FORBIDDEN, STREAM_OVER, STREAM_INCOMPLETE, STREAM_NEEDS_BATTLE, STREAM_BATTLE_UNUSABLE,
 * STREAM_CONTEST_UNUSABLE, SIMULCAST_UNCONNECTED, BAD_INPUT, NOT_FOUND
 */
export async function editStream(deps: Deps, actor: Actor, id: string, input: StreamInput): Promise<void> {
  const form = readStreamForm(input);
  await deps.db.transact(async (tx) => {
    const user = await lockStanding(tx, actor.userId);
    const stream = await lockLive(tx, id);
    if (stream.streamerId !== user.id) throw new Refused('FORBIDDEN');
    await updateStream(tx, id, await fillStream(deps, tx, user.id, form, stream));
    await tellStream(tx, 'stream.changed', stream, deps.now());
  });
}
