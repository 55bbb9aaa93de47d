/** What other rooms may use of this one. */
export { countDevices, countViewers, listPeaks, readLiveViewers } from './creator.queries.ts';
export { streams } from './stream.table.ts';
