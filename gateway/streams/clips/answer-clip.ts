import { clipAddresses } from '../../../domain/streams/clip-addresses.ts';
import { filesOf } from '../../../domain/video/cut-recording.ts';
import { PLAYLIST_FILE } from '../../../domain/video/recording-addresses.ts';
import { readClip } from '../../../db/streams/clip.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { FileCall } from '../../kernel/manifest/room.ts';
import { type Film, answerFilm, giveFilmToken, opensFilm } from '../../video/index.ts';

/** A token of a clip opens neither its recording nor its channel. */
const nameOf = (id: string) => `clip-${id}`;

/** What everybody may watch; nobody in particular has signed in with an address. */
const ANYBODY = { userId: '', isStaff: false } as const;

/** Where a clip is watched. Whoever asks has looked whether the viewer may. */
export const clipAddress = (deps: Deps, id: string): string => clipAddresses.write(id, giveFilmToken(deps, nameOf(id)));

async function findFilm(deps: Deps, pathname: string): Promise<Film | null> {
  const address = clipAddresses.read(pathname);
  const store = deps.video.recordings;
  if (!address || !store || !opensFilm(deps, address.token, nameOf(address.id))) return null;
  const clip = await readClip(deps.db.read, ANYBODY, address.id);
  if (!clip) return null;
  if (address.file === PLAYLIST_FILE) return clip.playlist;
  // The other files of the recording are no affair of the clip.
  return filesOf(clip.playlist).includes(address.file) ? store.read(clip.recordingId, address.file) : null;
}

/** The files of a clip, for whoever has a token of it; for all others there is none. */
export const answerClip = (call: FileCall): Promise<void> => answerFilm(call, () => findFilm(call.deps, call.pathname));
