/** What other rooms may use of this one; the running engine is `deps.video`. */
export { type Film, answerFilm, giveFilmToken, opensFilm } from './answer-film.ts';
export { replayAddress } from './answer-recording.ts';
export { forgetFiles } from './delete-recording.ts';
export { EmbeddedEngine } from './embedded-engine.ts';
export { openEngine } from './open-engine.ts';
export { PlaybackTokens, TOKEN_LIFE_MS } from './playback-token.ts';
export { recordingStoreOf } from './recording-store.ts';
export { runVideo } from './run-video.ts';
export { RecordingEndEnum } from './video.enums.ts';
export { Playback, toPlayback } from './video.types.ts';
export { UNKNOWN_KEY, WrongKeys } from './wrong-keys.ts';
