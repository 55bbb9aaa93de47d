import { z } from 'zod';
import { openApiPath } from '../../domain/platform/platform.paths.ts';
import type { Deps } from '../kernel/deps.ts';
import type { Wiring } from '../kernel/manifest/fold-rooms.ts';
import { type RestRoute, route } from '../kernel/http/route.ts';
import { type OpenApi, describeRoutes } from './describe-routes.ts';

const documents = new WeakMap<Wiring, OpenApi>();

/** The document of all routes, made once; asked for at the start, so that one that cannot be made stops it. */
export function openApiOf({ wiring, config }: Pick<Deps, 'wiring' | 'config'>): OpenApi {
  let document = documents.get(wiring);
  if (!document) documents.set(wiring, (document = describeRoutes(wiring, config)));
  return document;
}

export const openApiRoutes: readonly RestRoute[] = [
  route({
    method: 'GET',
    path: openApiPath,
    operation: 'readOpenApi',
    summary: 'This document',
    access: 'anyone',
    scope: 'public',
    // Nothing but another release changes it.
    sharedUntil: [],
    answers: z.looseObject({ openapi: z.literal('3.1.1'), paths: z.record(z.string(), z.unknown()) }),
    refusals: [],
    answer: async ({ deps }) => openApiOf(deps),
  }),
];
