export const developersPath = '/developers';

/** The OpenAPI document of every REST path. */
export const openApiPath = '/api/openapi.json';

/** What a player is asked for an application, by the id of the question; without one it could not be asked. */
export const connectPattern = '/connect/:id';
export const connectPath = (id: string): string => `/connect/${id}`;
export const connectFailedPath = (why: string): string => `/connect/failed?why=${encodeURIComponent(why)}`;

/** Where the code of a device is entered. */
export const devicePath = '/connect/device';
