import { pathTo } from '../shared/path-to.ts';

/** The Hype Zone: where a member begins. */
export const homePath = '/home';
export const streamsPath = '/streams';
export const streamPattern = '/stream/:id';
export const streamPath = (streamId: string): string => pathTo(streamPattern, { id: streamId });
export const pastStreamPattern = '/past-stream/:id';
export const pastStreamPath = (recordingId: string): string => pathTo(pastStreamPattern, { id: recordingId });
export const clipPattern = '/clips/:id';
export const clipPath = (clipId: string): string => pathTo(clipPattern, { id: clipId });
export const goLivePath = '/go-live';
