import { KEY_FAULTS } from '../../domain/platform/api-key.ts';
import { staysOpen } from '../kernel/require-writable.ts';
import { type CalledBy, type RestRoute, isChange, nameOfRoute } from '../kernel/http/route.ts';

/** Codes of REST errors that are no refusals: the call is no use, or something of ours is broken. */
const UNUSABLE = 'BAD_REQUEST';

/** Statuses that a call which is no use is answered with, by what of it may be none. */
export const UNUSABLE_STATUSES = { head: [400], body: [400, 413, 415] } as const;

const isForStaff = ({ access }: RestRoute): boolean => ['staff', 'senior', 'administrator'].includes(access);

/** Every code that a route may refuse with: what its declarations say, and its own. */
export function codesOf(route: RestRoute): ReadonlySet<string> {
  const { scope = 'closed' } = route;
  const changes = isChange(route);
  const when = (holds: boolean, ...codes: readonly string[]) => (holds ? codes : []);
  return new Set([
    UNUSABLE,
    'UNAUTHENTICATED',
    ...KEY_FAULTS,
    ...when(isForStaff(route), 'FORBIDDEN'),
    ...when(scope === 'closed', 'CLOSED_TO_KEYS'),
    ...when(scope !== 'closed', 'RATE_LIMITED'),
    ...when(scope !== 'closed' && scope !== 'public', 'SCOPE_REQUIRED'),
    ...when(changes, 'ACCOUNT_CHANGED', 'INSPECTION_READS_ONLY'),
    ...when(route.ownEyes === true, 'INSPECTION_HIDES'),
    ...when(changes && !staysOpen(nameOfRoute(route)), 'UNDER_MAINTENANCE'),
    ...when(route.path.includes(':'), 'NOT_FOUND'),
    ...when(route.query !== undefined || route.body !== undefined, 'BAD_INPUT'),
    ...when(route.takesFile !== undefined, 'FILE_UNUSABLE', 'FILE_TOO_LARGE', 'FILES_UNAVAILABLE'),
    ...route.refusals,
    'INTERNAL',
    'UNAVAILABLE',
    'OUTCOME_UNKNOWN',
    'OVERLOADED',
  ]);
}

const CALLERS: Readonly<Record<CalledBy, string>> = {
  'payment provider': 'Called by payment providers',
  game: 'Called by games',
  browser: 'Called by browsers',
};

/** Whom a route is for, as the document groups it. */
export const tagOf = (route: RestRoute): string =>
  route.calledBy ? CALLERS[route.calledBy] : isForStaff(route) ? 'For staff' : 'For players and their programs';

/** Who may call: a session of some role, or a key of some scopes; nothing where everybody may. */
export function securityOf(route: RestRoute): readonly Readonly<Record<string, readonly string[]>>[] {
  const { access, scope = 'closed' } = route;
  if (access === 'anyone') return [];
  const session = { session: isForStaff(route) ? [access] : [] };
  return scope === 'closed' ? [session] : [session, { key: scope === 'public' ? [] : [scope] }];
}
