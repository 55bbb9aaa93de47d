/** The documents for whoever builds on the API: public pages of their own, beside the app. */
export const developersPath = '/developers';

/** Keys, webhooks and applications of a player. */
export const programsPath = '/programs';

/** The OpenAPI document of every REST path. */
export const openApiPath = '/api/openapi.json';

/** What a player is asked for an application, by the id of the question; without one it could not be asked. */
export const connectPattern = '/connect/:id';
export const connectPath = (id: string): string => `/connect/${id}`;
export const connectFailedPath = (why: string): string => `/connect/failed?why=${encodeURIComponent(why)}`;

/** Where the code of a device is entered. */
export const devicePath = '/connect/device';
