import { staffAct } from '../../../domain/accounts/accounts.schemas.ts';
import { maintenancePlan } from '../../../domain/admin/admin.schemas.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { changeFlag, lockFlag } from '../../../db/settings/flag.queries.ts';
import {
  endMaintenances,
  insertMaintenance,
  lockMaintenance,
  moveMaintenance,
  readDueMaintenance,
} from '../../../db/settings/maintenance.queries.ts';
import { lockAdministrator } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readInput } from '../../kernel/read-input.ts';

/** Wakes every page and every gateway. */
export const tellMaintenance = (tx: Tx, id: string, at: number): Promise<unknown> =>
  appendEvent(tx, {
    type: 'maintenance.changed',
    entity: 'maintenance',
    entityId: 'all',
    concerns: [],
    data: { id },
    at,
  });

export interface ScheduleInput {
  /** Epoch milliseconds; null to begin it by hand. */
  readonly startsAt: number | null;
  /** As players read it; may be empty (AS-18). */
  readonly reason: string;
  readonly notifiesAll: boolean;
}

/** Announces a maintenance (AS-17, AS-19). Answers its id. @throws Refused FORBIDDEN, BAD_INPUT */
export async function scheduleMaintenance(deps: Deps, actor: Actor, input: ScheduleInput): Promise<string> {
  const { reason } = readInput(maintenancePlan, { reason: input.reason });
  const { startsAt, notifiesAll } = input;
  const at = deps.now();
  if (startsAt !== null && startsAt <= at) throw new Refused('BAD_INPUT', { field: 'startsAt' });
  return deps.db.transact(async (tx) => {
    const { id: scheduledBy } = await lockAdministrator(tx, actor.userId);
    const id = deps.newId();
    await insertMaintenance(tx, {
      id,
      state: 'scheduled',
      startsAt,
      beganAt: null,
      reason,
      notifiesAll,
      scheduledBy,
      scheduledAt: at,
      changedAt: at,
    });
    await tellMaintenance(tx, id, at);
    await audit(deps, tx, { actorId: scheduledBy, id, action: 'maintenance.scheduled', reason });
    return id;
  });
}

interface Act {
  readonly actorId: string;
  readonly id: string;
  readonly action: string;
  readonly reason: string;
}

const audit = (deps: Deps, tx: Tx, { actorId, id, action, reason }: Act): Promise<void> =>
  insertAudit(tx, {
    id: deps.newId(),
    actorId,
    action,
    subject: 'maintenance',
    subjectId: id,
    reason,
    data: {},
    at: deps.now(),
  });

/** Switches `maintenance-mode`, which is locked first by whoever does. */
async function switchMode(tx: Tx, enabled: boolean, by: string, at: number): Promise<void> {
  await lockFlag(tx, 'maintenance-mode');
  await changeFlag(tx, 'maintenance-mode', enabled, by, at);
}

export const MAINTENANCE_ACTIONS = ['begin', 'end', 'cancel'] as const;
export type MaintenanceAction = (typeof MAINTENANCE_ACTIONS)[number];

export interface ChangeMaintenanceInput {
  readonly id: string;
  readonly action: MaintenanceAction;
  readonly reason: string;
}

/**
 * Begins an announced maintenance by hand, ends a running one, or calls an announced one off.
 * @throws Refused FORBIDDEN, NOT_FOUND, MAINTENANCE_OVER, BAD_INPUT
 */
export async function changeMaintenance(deps: Deps, actor: Actor, input: ChangeMaintenanceInput): Promise<void> {
  const { id, action } = input;
  const { reason } = readInput(staffAct, input);
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    const { id: actorId } = await lockAdministrator(tx, actor.userId);
    const found = await lockMaintenance(tx, id);
    if (!found) throw new Refused('NOT_FOUND');
    if (found.state !== (action === 'end' ? 'running' : 'scheduled')) throw new Refused('MAINTENANCE_OVER');
    // There is one mode: what else was begun under it ends with it.
    if (action === 'end') await endMaintenances(tx, at);
    else await moveMaintenance(tx, id, action === 'begin' ? 'running' : 'cancelled', at);
    if (action !== 'cancel') await switchMode(tx, action === 'begin', actorId, at);
    await tellMaintenance(tx, id, at);
    await audit(deps, tx, { actorId, id, action: `maintenance.${action}`, reason });
  });
}

/** Begins a maintenance whose time has come; answers how many. Safe to run in many gateways. */
export async function beginDue(deps: Deps): Promise<number> {
  const due = await readDueMaintenance(deps.db.read, deps.now());
  if (due === undefined) return 0;
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const found = await lockMaintenance(tx, due);
    if (found?.state !== 'scheduled' || found.startsAt === null || found.startsAt > at) return 0;
    await moveMaintenance(tx, due, 'running', at);
    await switchMode(tx, true, found.scheduledBy, at);
    await tellMaintenance(tx, due, at);
    return 1;
  });
}

/** After the flag was switched by itself: what ran under it ends with it. */
export async function followMode(tx: Tx, enabled: boolean, at: number): Promise<void> {
  if (!enabled) await endMaintenances(tx, at);
  await tellMaintenance(tx, 'flag', at);
}
