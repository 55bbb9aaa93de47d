import { readStreamKey } from '../../../db/video/stream-key.queries.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { type Ingest, toIncomingStream } from '../video.types.ts';

/** How the caller sends pictures, and what comes in. */
export async function readIngest({ config, db, video }: Deps, { userId }: Actor): Promise<Ingest> {
  const key = await readStreamKey(db.read, userId);
  const figures = video.figures(userId);
  const isSealed = video.rtmps.state === 'on';
  const { state, port } = isSealed ? video.rtmps : video.rtmp;
  const here = `${isSealed ? 'rtmps' : 'rtmp'}://${new URL(config.publicUrl).hostname}:${port}/live`;
  return {
    rtmp: state,
    rtmpUrl: state === 'on' ? (config.publicRtmpUrl ?? here) : null,
    keyHint: key?.hint ?? null,
    keyMadeAt: key?.madeAt ?? null,
    incoming: figures && toIncomingStream(figures, video.viewers(userId), video.preview(userId)),
  };
}
