/** What other rooms may use of this one; the running engine is `deps.video`. */
export { type Film, answerFilm, giveFilmToken, opensFilm } from './recordings/answer-film.ts';
export { replayAddress } from './recordings/answer-recording.ts';
export { forgetFiles } from './recordings/delete-recording.ts';
export { EmbeddedEngine } from './ingest/embedded-engine.ts';
export { openEngine } from './ingest/open-engine.ts';
export { PlaybackTokens, TOKEN_LIFE_MS } from './ingest/playback-token.ts';
export { recordingStoreOf } from './recordings/recording-store.ts';
export { runVideo } from './ingest/run-video.ts';
export { RecordingEndEnum } from './video.enums.ts';
export { Playback, toPlayback } from './video.types.ts';
export { UNKNOWN_KEY, WrongKeys } from './ingest/wrong-keys.ts';
