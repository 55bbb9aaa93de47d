/** What other rooms may use of this one. */
export { readFilm, writeFilm } from './film.queries.ts';
export { nextRecordingInObjects } from './recording-file.queries.ts';
export { lockRecording, readOpenRecording } from './recording.queries.ts';
export { listSimulcastTargets } from './simulcast.queries.ts';
export { recordings } from './video.table.ts';
