/** Areas that open soon: each address moves to its room when there is one. */
export const homePath = '/home';
export const streamsPath = '/streams';
export const streamPattern = '/stream/:id';
export const goLivePath = '/go-live';
export const arcadePath = '/arcade';
export const storePath = '/store';
export const creatorHubPath = '/creator-hub';
export const missionsPath = '/missions';
export const helpPath = '/help';
export const trustPath = '/trust';
export const adminContentPath = '/admin/content';
export const adminSystemPath = '/admin/system';
