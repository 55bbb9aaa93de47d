import { holdsNul } from '../../../domain/shared/text.ts';
import type { Context } from '../../kernel/context.ts';
import type { RestRoute } from '../../kernel/http/route.ts';
import { requireAccess } from '../../schema/access.ts';
import { requireScopes } from '../../schema/scope.ts';

/** A route that takes a file of a player, and what stands in the address for its ids. */
export interface FileRoute {
  readonly route: RestRoute & Required<Pick<RestRoute, 'takesFile'>>;
  readonly params: Readonly<Record<string, string>>;
}

const takesPlayersFile = (route: RestRoute): route is FileRoute['route'] =>
  route.method === 'POST' && route.takesFile !== undefined && route.calledBy === undefined;

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The ids in an address of a route; null for an address of another one. */
function paramsOf(route: RestRoute, path: string): Record<string, string> | null {
  const [own, given] = [route.path.split('/'), path.split('/')];
  if (own.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [n, part] of own.entries()) {
    const said = given[n] ?? '';
    if (!part.startsWith(':')) {
      if (part !== said) return null;
      continue;
    }
    const value = decode(said);
    if (value === null || value === '' || holdsNul(value)) return null;
    params[part.slice(1)] = value;
  }
  return params;
}

/** The route that takes a whole file at an address; null where none does. Routes that machines call take none by parts. */
export function findFileRoute(routes: readonly RestRoute[], path: string): FileRoute | null {
  for (const route of routes.filter(takesPlayersFile)) {
    const params = paramsOf(route, path);
    if (params) return { route, params };
  }
  return null;
}

/** Asks what the route itself asks of its caller. @throws Refused */
export function requireFileRoute({ caller }: Context, { route }: FileRoute): void {
  requireAccess(route.access, caller.actor);
  requireScopes([route.scope ?? 'closed'], caller.actor);
}

/** The largest file that any route takes of a player. */
export const largestFile = (routes: readonly RestRoute[]): number =>
  Math.max(...routes.filter(takesPlayersFile).map(({ takesFile }) => takesFile.bytesMax));
