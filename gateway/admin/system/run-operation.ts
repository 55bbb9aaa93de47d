import { mayAgree } from '../../../domain/accounts/second-administrator.ts';
import { staffAct } from '../../../domain/accounts/accounts.schemas.ts';
import { shutdownOrder } from '../../../domain/admin/admin.schemas.ts';
import {
  CONFIRM_WITHIN,
  ERRAND_LIMITS,
  type OperationKind,
  askServer,
  askServers,
  decideShutdown as judge,
  slotOf,
} from '../../../domain/admin/operations.ts';
import { serverStateOf } from '../../../domain/admin/servers.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { changeOperation, insertErrands, insertOperation, lockOperation } from '../../../db/admin/operation.queries.ts';
import type { SystemOperation } from '../../../db/admin/operation.table.ts';
import { listServers } from '../../../db/admin/server.queries.ts';
import type { Server } from '../../../db/admin/server.table.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import { lockAdministrator } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readInput } from '../../kernel/read-input.ts';

/** What is done at once when one administrator asks for it. */
export const OPERATIONS_OF_ONE = ['backup', 'clear-cache', 'restart', 'reload'] as const;
export type OperationOfOne = (typeof OPERATIONS_OF_ONE)[number];

const withSigns = (servers: readonly Server[], now: number) =>
  servers.map((server) => ({
    ...server,
    isHeard: !['offline', 'unknown'].includes(serverStateOf({ ...server, isDraining: false, cpu: 0 }, now, false)),
  }));

/** Whom an operation is for: one server that is named, the one that answers, or all that are heard. */
async function targetsOf(deps: Deps, tx: Tx, kind: OperationKind, serverId: string | null): Promise<readonly Server[]> {
  const known = withSigns(await listServers(tx), deps.now());
  const named = kind === 'backup' ? deps.config.server.id : serverId;
  if (named === null) return must(askServers(kind, known));
  const target = known.find(({ id }) => id === named);
  if (!target) throw new Refused(kind === 'backup' ? 'SERVER_SILENT' : 'NOT_FOUND');
  must(askServer(kind, target));
  return [target];
}

const errandsOf = (operationId: string, targets: readonly Server[], at: number) =>
  targets.map(({ id, runId }, place) => ({
    operationId,
    place,
    serverId: id,
    runId,
    state: 'waiting' as const,
    outcome: '',
    changedAt: at,
  }));

interface Asked extends Pick<SystemOperation, 'kind' | 'state' | 'reason' | 'askedBy' | 'endsAt'> {
  readonly targets: readonly Server[];
}

/** Stores an operation with what each server has to do of it; answers its id. @throws Refused OPERATION_UNDER_WAY */
async function store(deps: Deps, tx: Tx, { targets, ...asked }: Asked): Promise<string> {
  const [id, at] = [deps.newId(), deps.now()];
  const row: SystemOperation = {
    id,
    ...asked,
    slot: slotOf(asked.kind),
    askedAt: at,
    decidedBy: null,
    endedAt: null,
    fileName: null,
    bytes: null,
  };
  if (!(await insertOperation(tx, row))) throw new Refused('OPERATION_UNDER_WAY');
  if (targets.length > 0) await insertErrands(tx, errandsOf(id, targets, at));
  return id;
}

const audit = (deps: Deps, tx: Tx, actorId: string, operationId: string, action: string, reason: string) =>
  insertAudit(tx, {
    id: deps.newId(),
    actorId,
    action,
    subject: 'system',
    subjectId: operationId,
    reason,
    data: {},
    at: deps.now(),
  });

/**
 * Has one server read anew, or all of them (AS-02, AS-07). Nothing is changed by it, so that no reason is asked for.
 * @throws Refused FORBIDDEN, NOT_FOUND, SAMPLE_SERVER, SERVER_SILENT
 */
export const refreshServers = (deps: Deps, actor: Actor, serverId: string | null): Promise<string> =>
  deps.db.transact(async (tx) => {
    const { id: askedBy } = await lockAdministrator(tx, actor.userId);
    const targets = await targetsOf(deps, tx, 'refresh', serverId);
    const endsAt = deps.now() + ERRAND_LIMITS.refresh;
    return store(deps, tx, { kind: 'refresh', state: 'running', reason: '', askedBy, endsAt, targets });
  });

export interface RunOperationInput {
  readonly kind: OperationOfOne;
  /** The one server to restart; all of them, one after another, without it. */
  readonly serverId: string | null;
  readonly reason: string;
}

/**
 * Has the servers do something (AS-07, AS-16); each says how it went. Answers the operation's id.
 * @throws Refused FORBIDDEN, NOT_FOUND, BAD_INPUT, SAMPLE_SERVER, SERVER_SILENT, NO_SUPERVISOR, NO_BACKUP_FOLDER,
 * OPERATION_UNDER_WAY
 */
export async function runOperation(deps: Deps, actor: Actor, input: RunOperationInput): Promise<string> {
  const { kind, serverId } = input;
  const { reason } = readInput(staffAct, input);
  if (serverId !== null && kind !== 'restart') throw new Refused('BAD_INPUT', { field: 'serverId' });
  if (kind === 'backup' && deps.config.backups === null) throw new Refused('NO_BACKUP_FOLDER');
  return deps.db.transact(async (tx) => {
    const { id: askedBy } = await lockAdministrator(tx, actor.userId);
    const targets = await targetsOf(deps, tx, kind, serverId);
    const endsAt = deps.now() + ERRAND_LIMITS[kind];
    const id = await store(deps, tx, { kind, state: 'running', reason, askedBy, endsAt, targets });
    await audit(deps, tx, askedBy, id, `system.${kind}`, reason);
    return id;
  });
}

export interface AskShutdownInput {
  /** What was typed to confirm. */
  readonly words: string;
  readonly reason: string;
}

/**
 * Asks for everything to be shut down (AS-16); it waits for a second administrator. Answers the operation's id.
 * @throws Refused FORBIDDEN, BAD_INPUT, OPERATION_UNDER_WAY
 */
export async function askShutdown(deps: Deps, actor: Actor, input: AskShutdownInput): Promise<string> {
  const { reason } = readInput(shutdownOrder, input);
  return deps.db.transact(async (tx) => {
    const { id: askedBy } = await lockAdministrator(tx, actor.userId);
    const endsAt = deps.now() + CONFIRM_WITHIN;
    const id = await store(deps, tx, { kind: 'shutdown', state: 'asked', reason, askedBy, endsAt, targets: [] });
    await audit(deps, tx, askedBy, id, 'system.shutdown-asked', reason);
    return id;
  });
}

export interface DecideShutdownInput {
  readonly id: string;
  readonly confirms: boolean;
  readonly reason: string;
}

/**
 * Another administrator confirms the shutdown, upon which every server ends what is under way and itself; or one of
 * them calls it off. @throws Refused FORBIDDEN, NOT_FOUND, BAD_INPUT, SECOND_ADMINISTRATOR,
 * ADMINISTRATOR_NEW, OPERATION_OVER, SERVER_SILENT
 */
export async function decideShutdown(deps: Deps, actor: Actor, input: DecideShutdownInput): Promise<void> {
  const { id, confirms } = input;
  const { reason } = readInput(staffAct, input);
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    const staff = await lockAdministrator(tx, actor.userId);
    const asked = await lockOperation(tx, id);
    if (asked?.kind !== 'shutdown') throw new Refused('NOT_FOUND');
    const state = must(judge(staff, asked, confirms, at));
    if (state === 'refused') await changeOperation(tx, id, { state, slot: null, decidedBy: staff.id, endedAt: at });
    else {
      must(mayAgree(staff, asked.askedAt, at));
      const targets = await targetsOf(deps, tx, 'shutdown', null);
      await insertErrands(tx, errandsOf(id, targets, at));
      await changeOperation(tx, id, { state, decidedBy: staff.id, endsAt: at + ERRAND_LIMITS.shutdown });
    }
    await audit(deps, tx, staff.id, id, `system.shutdown-${confirms ? 'confirmed' : 'called-off'}`, reason);
  });
}
