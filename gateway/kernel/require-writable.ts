import { isStaff } from '../../domain/accounts/roles.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { SECOND } from '../../domain/shared/time.ts';
import type { Database } from '../../db/client/database.ts';
import { readMaintenanceMode } from '../../db/settings/maintenance.queries.ts';
import type { Context } from './context.ts';

/** News of a change may get lost with a connection, so what is known does not live longer. */
const LIFE_MS = SECOND;

interface Known {
  isOn: boolean;
  /** Null when it has to be read again. */
  readAt: number | null;
  version: number;
}

const knownOf = new WeakMap<Database, Known>();

function known(db: Database): Known {
  let entry = knownOf.get(db);
  if (!entry) {
    const fresh: Known = { isOn: false, readAt: null, version: 0 };
    db.onEvents((events) => {
      if (!events.some(({ type }) => type === 'maintenance.changed')) return;
      fresh.readAt = null;
      fresh.version++;
    });
    knownOf.set(db, (entry = fresh));
  }
  return entry;
}

/** What stays open: coming and going, what says only that somebody is there, and what waits for nobody. */
const ALWAYS_OPEN: ReadonlySet<string> = new Set([
  'signIn',
  'teamAccess',
  'confirmSignIn',
  'passkeyForSignIn',
  'beginPasskeySignIn',
  'signInWithPasskey',
  'signOut',
  'sendHeartbeat',
  'countReplayView',
  'POST /api/auth/login',
  // A run that has begun has seconds for each stage: refused, it would be lost with its entry.
  'handInArcadeStage',
  // What a provider says has happened already.
  'POST /api/payments/webhooks/:provider',
]);

/** Whether something of this name stays open in maintenance too. */
export const staysOpen = (name: string): boolean => ALWAYS_OPEN.has(name);

/**
 * Lets a change through unless maintenance is on; staff go on working. Every gateway knows of a change at once, by its
 * event, and after a second at the latest.
 * @param name of the mutation or the route
 * @throws Refused UNDER_MAINTENANCE
 */
export async function requireWritable({ deps, caller }: Pick<Context, 'deps' | 'caller'>, name: string): Promise<void> {
  if (staysOpen(name)) return;
  const state = known(deps.db);
  const at = deps.now();
  if (state.readAt === null || at - state.readAt >= LIFE_MS) {
    const { version } = state;
    state.isOn = await readMaintenanceMode(deps.db.read);
    // News that came meanwhile may be newer than what was read.
    if (state.version === version) state.readAt = at;
  }
  if (state.isOn && !(caller.actor !== null && isStaff(caller.actor.role))) throw new Refused('UNDER_MAINTENANCE');
}
