import { pipeline } from 'node:stream/promises';
import type { ServerResponse } from 'node:http';
import { mayAct } from '../../domain/accounts/standing.ts';
import { closePlaylist } from '../../domain/video/recording.ts';
import { PLAYLIST_FILE, readRecordingAddress, recordingAddress } from '../../domain/video/recording-addresses.ts';
import { readRecording } from '../../db/video/recording.queries.ts';
import type { Deps } from '../kernel/deps.ts';
import type { FileCall } from '../kernel/room.ts';
import { PlaybackTokens, TOKEN_LIFE_MS } from './playback-token.ts';

/** No token of a channel opens a recording, nor the other way round. */
const nameOf = (id: string) => `recording-${id}`;

/** Where a recording is watched. Whoever asks has looked whether the viewer may. */
export function replayAddress({ config, now }: Deps, id: string): string {
  const tokens = new PlaybackTokens(config.videoSecret);
  return recordingAddress(id, tokens.give(nameOf(id), now() + TOKEN_LIFE_MS));
}

/** Whether it may be watched at this moment: it is over, and its streamer and its stream are in good standing. */
async function isShown({ db, wiring }: Deps, id: string): Promise<boolean> {
  const found = await readRecording(db.read, id);
  if (!found || found.endedAt === null || !mayAct(found).ok) return false;
  return wiring.provided.mayReplay(db.read, found.streamId);
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.end(text);
}

/** The files of a recording, for whoever has a token of it; for all others there is none. */
export async function answerRecording({ deps, request, response, pathname }: FileCall): Promise<void> {
  // Asked for anew each time: what was deleted or taken down is gone at once.
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return refuse(response, 405, 'Method not allowed');
  }
  const address = readRecordingAddress(pathname);
  const store = deps.video.recordings;
  if (!address || !store) return refuse(response, 404, 'Not found');
  const { token, recording: id, file } = address;
  const opens = new PlaybackTokens(deps.config.videoSecret).opens(token, nameOf(id), deps.now());
  if (!opens || !(await isShown(deps, id))) return refuse(response, 404, 'Not found');
  if (file === PLAYLIST_FILE) {
    const playlist = closePlaylist((await store.playlist(id)) ?? '');
    if (!playlist) return refuse(response, 404, 'Not found');
    response.setHeader('Content-Type', 'application/vnd.apple.mpegurl');
    response.end(request.method === 'GET' ? playlist.text : undefined);
    return;
  }
  const found = await store.read(id, file);
  if (!found) return refuse(response, 404, 'Not found');
  response.setHeader('Content-Type', 'video/mp4');
  response.setHeader('Content-Length', found.bytes);
  if (request.method === 'HEAD') {
    found.stream.destroy();
    response.end();
    return;
  }
  // Whoever leaves in the middle of it is no fault of ours.
  await pipeline(found.stream, response).catch(() => response.destroy());
}
