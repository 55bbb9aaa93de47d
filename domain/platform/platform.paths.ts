export const developersPath = '/developers';

/** The OpenAPI document of every REST path. */
export const openApiPath = '/api/openapi.json';
