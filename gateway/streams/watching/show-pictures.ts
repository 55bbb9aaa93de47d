import { appendLiveEvent } from '../../../db/events/append-event.ts';
import { defineSubscriber } from '../../../db/events/subscriber.ts';
import {
  listOfBattle,
  listViewersOf,
  lockStream,
  readLiveOf,
  readStream,
  updateStream,
} from '../../../db/streams/stream.queries.ts';
import { tellStream } from '../change-stream.ts';
import type { Provided } from '../../kernel/manifest/provided.ts';

/** Before and after a stream pictures are for its player alone, who checks them on the page to go live. */
export const mayPublish: Provided['mayPublish'] = async (reader, userId) => {
  const live = await readLiveOf(reader, userId);
  return { ok: true, isPrivate: live === undefined, streamId: live?.id ?? null, simulcast: live?.simulcast ?? [] };
};

export const mayReplay: Provided['mayReplay'] = async (reader, streamId) => {
  const stream = await readStream(reader, streamId);
  return stream !== undefined && stream.endReason === null;
};

/** Where bets are placed at a stream, its streamer has a share, and a bar. */
export const streamerOf: Provided['streamerOf'] = async (reader, streamId) => {
  const stream = await readStream(reader, streamId);
  if (stream?.state !== 'live') return null;
  return { userId: stream.streamerId, contestId: stream.hasBetting ? stream.battleId : null };
};

export const streamersOf: Provided['streamersOf'] = async (reader, contestId) =>
  (await listOfBattle(reader, contestId)).map(({ streamerId }) => streamerId);

export const viewersOf: Provided['viewersOf'] = listViewersOf;

/** Whoever gives up the seat in a battle does not show it any more, and nobody bets on it there. */
export const hearOfLeaving = defineSubscriber({
  name: 'streams-leave-battles',
  types: ['battle.left'],
  async handle(tx, { entityId: battleId, data: { creatorId, opponentId }, at }) {
    for (const { id } of await listOfBattle(tx, battleId)) {
      const stream = await lockStream(tx, id);
      if (stream?.state !== 'live' || stream.battleId !== battleId) continue;
      if (stream.streamerId === creatorId || stream.streamerId === opponentId) continue;
      await updateStream(tx, id, { battleId: null, stakeCents: 0, hasBetting: false });
      await tellStream(tx, 'stream.changed', stream, at);
    }
  },
});

/** Whoever has the page of a stream open sees it when pictures begin, and when they end. */
export const hearOfPictures = defineSubscriber({
  name: 'show-pictures',
  types: ['broadcast.started', 'broadcast.ended'],
  async handle(tx, { data: { userId }, at }) {
    const stream = await readLiveOf(tx, userId);
    if (!stream) return;
    await appendLiveEvent(tx, {
      type: 'stream.changed',
      entity: 'stream',
      entityId: stream.id,
      concerns: [],
      data: { streamerId: userId },
      at,
    });
  },
});

/** The same of their recording, which may end a moment after the stream. */
export const hearOfRecording = defineSubscriber({
  name: 'show-recording',
  types: ['recording.started', 'recording.ended'],
  async handle(tx, { data: { userId, streamId }, at }) {
    await appendLiveEvent(tx, {
      type: 'stream.changed',
      entity: 'stream',
      entityId: streamId,
      concerns: [],
      data: { streamerId: userId },
      at,
    });
  },
});
