import { mayAct } from '../../../domain/accounts/standing.ts';
import { closePlaylist } from '../../../domain/video/recording.ts';
import { PLAYLIST_FILE, recordingAddresses } from '../../../domain/video/recording-addresses.ts';
import { readRecording } from '../../../db/video/recording.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { FileCall } from '../../kernel/manifest/room.ts';
import { type Film, answerFilm, giveFilmToken, opensFilm } from './answer-film.ts';

/** No token of a channel opens a recording, nor the other way round. */
const nameOf = (id: string) => `recording-${id}`;

/** Where a recording is watched. Whoever asks has looked whether the viewer may. */
export const replayAddress = (deps: Deps, id: string): string =>
  recordingAddresses.write(id, giveFilmToken(deps, nameOf(id)));

/** Whether it may be watched at this moment: it is over, and its streamer and its stream are in good standing. */
async function isShown({ db, wiring }: Deps, id: string): Promise<boolean> {
  const found = await readRecording(db.read, id);
  if (!found || found.endedAt === null || !mayAct(found).ok) return false;
  return wiring.provided.mayReplay(db.read, found.streamId);
}

async function findFilm(deps: Deps, pathname: string): Promise<Film | null> {
  const address = recordingAddresses.read(pathname);
  const store = deps.video.recordings;
  if (!address || !store || !opensFilm(deps, address.token, nameOf(address.id))) return null;
  const { id, file } = address;
  if (!(await isShown(deps, id))) return null;
  if (file === PLAYLIST_FILE) return closePlaylist((await store.playlist(id)) ?? '')?.text ?? null;
  return store.read(id, file);
}

/** The files of a recording, for whoever has a token of it; for all others there is none. */
export const answerRecording = (call: FileCall): Promise<void> =>
  answerFilm(call, () => findFilm(call.deps, call.pathname));
