import { createHash } from 'node:crypto';
import { ERRAND_LIMITS, type OperationKind, isOneByOne } from '../../../domain/admin/operations.ts';
import { DAY, SECOND } from '../../../domain/shared/time.ts';
import {
  changeErrand,
  changeOperation,
  dropOperations,
  listErrands,
  listOpenErrands,
  lockOperation,
  readLateOperation,
} from '../../../db/admin/operation.queries.ts';
import type { Errand } from '../../../db/admin/operation.table.ts';
import { markServer } from '../../../db/admin/server.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import { listFlags } from '../../../db/settings/flag.queries.ts';
import { listSettings } from '../../../db/settings/setting.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import { makeBackup } from '../system/make-backup.ts';
import { type Settled, settle } from './settle-errand.ts';
import { readAnew } from '../system/write-vitals.ts';

type OpenErrand = Errand & { readonly kind: OperationKind };

const done = (outcome: string): Settled => ({ state: 'done', outcome });

/** Empties whatever may be empty here. */
function clearCaches({ host }: Deps): Settled {
  const cleared = [...host.caches].map(([what, clear]) => `${clear()} ${what}`);
  return done(`Cleared ${cleared.join(', ')}`);
}

/**
 * Reads settings and flags again and drops what was answered under the former ones. The checksum tells whether all
 * servers stand on the same configuration.
 */
async function reload({ db, host }: Deps): Promise<Settled> {
  const [settings, flags] = await db.snapshot((read) => Promise.all([listSettings(read), listFlags(read)]));
  host.caches.get('shared answers')?.();
  const stands = [...settings.map(({ key, value }) => [key, value]), ...flags.map(({ id, enabled }) => [id, enabled])];
  const checksum = createHash('sha256').update(JSON.stringify(stands)).digest('hex').slice(0, 8);
  return done(`Read ${settings.length} settings and ${flags.length} flags, checksum ${checksum}`);
}

const WORKS: Readonly<
  Record<'refresh' | 'clear-cache' | 'reload' | 'backup', (deps: Deps, errand: Errand) => Promise<Settled>>
> = {
  refresh: async (deps) => {
    await readAnew(deps);
    return done('Read anew');
  },
  'clear-cache': async (deps) => clearCaches(deps),
  reload,
  backup: makeBackup,
};

/** Takes up a part whose turn it is; false when it is not, or no longer. */
async function takeUp(deps: Deps, tx: Tx, errand: OpenErrand): Promise<boolean> {
  const at = deps.now();
  const operation = await lockOperation(tx, errand.operationId);
  if (operation?.state !== 'running') return false;
  const all = await listErrands(tx, operation.id);
  if (all.find(({ place }) => place === errand.place)?.state !== 'waiting') return false;
  if (isOneByOne(operation.kind) && all.some((one) => one.place < errand.place && one.state !== 'done')) return false;
  await changeErrand(tx, errand, { state: 'running', outcome: '', changedAt: at });
  await changeOperation(tx, operation.id, { endsAt: at + ERRAND_LIMITS[operation.kind] });
  return true;
}

/** Ends this server: its part is done when it is back, or, where it shall stay away, with its last word. */
async function leave(deps: Deps, errand: OpenErrand): Promise<number> {
  const { config, db, host, now } = deps;
  const isTaken = await db.transact(async (tx) => {
    if (!(await takeUp(deps, tx, errand))) return false;
    await markServer(tx, config.server.id, host.runId, { isDraining: true });
    if (errand.kind === 'shutdown') await settle(tx, errand, now(), done('Ends what is under way, then itself'));
    return true;
  });
  if (isTaken) host.end(errand.kind === 'restart' ? 'restart' : 'stop');
  return isTaken ? 1 : 0;
}

async function carryOut(deps: Deps, isMine: (kind: OperationKind) => boolean): Promise<number> {
  const { config, db, host, now } = deps;
  for (const errand of await listOpenErrands(db.read, config.server.id)) {
    if (errand.runId !== host.runId || errand.state !== 'waiting' || !isMine(errand.kind)) continue;
    if (errand.kind === 'restart' || errand.kind === 'shutdown') {
      if ((await leave(deps, errand)) > 0) return 1;
      continue;
    }
    if (!(await db.transact((tx) => takeUp(deps, tx, errand)))) continue;
    const settled = await WORKS[errand.kind](deps, errand).catch((error: unknown): Settled => ({
      state: 'failed',
      outcome: error instanceof Error ? error.message : 'Failed',
    }));
    await db.transact((tx) => settle(tx, errand, now(), settled));
    return 1;
  }
  return 0;
}

/** Does what this server was told, all but backups. */
export const carryOutErrands = (deps: Deps): Promise<number> => carryOut(deps, (kind) => kind !== 'backup');

/** Backups have a line of their own: they may take an hour. */
export const carryOutBackups = (deps: Deps): Promise<number> => carryOut(deps, (kind) => kind === 'backup');

const late = ({ kind }: { readonly kind: OperationKind }): string => {
  const seconds = ERRAND_LIMITS[kind] / SECOND;
  return `${kind === 'restart' ? 'Did not come back' : 'Did not answer'} within ${seconds} s`;
};

/** Gives up an operation that has run out of time, and says who did not answer. Safe to run in many gateways. */
export async function giveUpLate(deps: Deps): Promise<number> {
  const id = await readLateOperation(deps.db.read, deps.now());
  if (id === undefined) return 0;
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const operation = await lockOperation(tx, id);
    if (!operation || operation.endsAt > at) return 0;
    if (operation.state === 'asked') {
      await changeOperation(tx, id, { state: 'refused', slot: null, endedAt: at });
      return 1;
    }
    if (operation.state !== 'running') return 0;
    for (const errand of await listErrands(tx, id))
      await settle(tx, errand, at, { state: 'silent', outcome: late(operation) });
    return 1;
  });
}

/** How long it is shown what was done; the audit log keeps it for good. */
const OPERATION_LIFE = 90 * DAY;
export const expireOperations = (tx: Tx, now: number): Promise<void> => dropOperations(tx, now - OPERATION_LIFE);
