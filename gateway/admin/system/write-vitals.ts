import { VITALS_EVERY, watchedSince } from '../../../domain/admin/servers.ts';
import { DAY, SECOND, utcDay } from '../../../domain/shared/time.ts';
import { listOpenErrands } from '../../../db/admin/operation.queries.ts';
import {
  addWatched,
  forgetServers,
  lockServer,
  markServer,
  putServer,
  readBacklog,
} from '../../../db/admin/server.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import type { Deps } from '../../kernel/deps.ts';
import { noteStatus } from '../people/note-status.ts';
import { settle } from '../approvals/settle-errand.ts';

/** A server that nobody has seen for so long is taken away for good; so long what was watched of the others counts. */
const SERVER_LIFE = DAY;
const WATCHED_LIFE = 30 * DAY;

/** What was open for an earlier run of this server: it is back, which is all that a restart wants. */
async function closeFormer(deps: Deps, tx: Tx, at: number): Promise<void> {
  const { id } = deps.config.server;
  for (const errand of await listOpenErrands(tx, id)) {
    if (errand.runId === deps.host.runId) continue;
    const isBack = errand.kind === 'restart' && errand.state === 'running';
    await settle(tx, errand, at, {
      state: isBack ? 'done' : 'failed',
      outcome: isBack
        ? `Came back after ${Math.max(1, Math.round((at - errand.changedAt) / SECOND))} s`
        : 'The server was started anew before it had done this',
    });
  }
}

/**
 * Writes down how this server is, and how long it was up since it did so last (AS-06). The newer of two processes of one
 * name is believed.
 */
async function write(deps: Deps, at: number): Promise<void> {
  const { config, db, host } = deps;
  const { server, isSupervised } = config;
  const firstAt = host.written?.firstAt ?? at;
  const measured = await host.measure();
  const backlog = await readBacklog(db.read, at);
  const calls = host.uncounted();
  const isBelieved = await db.transact(async (tx) => {
    if (host.written === null) await closeFormer(deps, tx, at);
    const before = await lockServer(tx, server.id);
    const isFirst = before?.runId !== host.runId;
    const isPut = await putServer(tx, {
      ...server,
      name: host.name,
      version: host.version,
      isSample: false,
      isSupervised,
      runId: host.runId,
      startedAt: firstAt,
      lastSeen: at,
      stoppedAt: null,
      isDraining: !isFirst && before.isDraining,
      ...measured,
      ...backlog,
    });
    if (!isPut) return false;
    const watched = watchedSince(before === undefined || before.isSample ? at : before.lastSeen, at);
    // What another run left out was not up.
    const upMs = isFirst ? 0 : watched.upMs;
    await addWatched(tx, server.id, utcDay(at), { ...watched, upMs, ...calls });
    return true;
  });
  host.written = { firstAt, lastAt: at };
  if (!isBelieved) throw new Error(`a gateway that started later is called ${server.id} too: set SERVER_NAME`);
  host.forget(calls);
}

/** Writes down how this server is when its time has come, by a clock that may be set; answers how often. */
export async function writeVitals(deps: Deps): Promise<number> {
  const at = deps.now();
  const last = deps.host.written?.lastAt ?? -Infinity;
  if (at >= last && at - last < VITALS_EVERY) return 0;
  await write(deps, at);
  await noteStatus(deps, at);
  return 1;
}

/** Reads this server anew, whenever it was read last. */
export const readAnew = (deps: Deps): Promise<void> => write(deps, deps.now());

/** Tells the others that this server has ended, so that nobody waits for it to fall silent. */
export async function sayGoodbye({ config, db, host, now }: Deps): Promise<void> {
  await db.transact((tx) => markServer(tx, config.server.id, host.runId, { stoppedAt: now(), isDraining: false }));
}

/** Forgets servers that were taken away, and days that no figure is made of any more. */
export const expireServers = (tx: Tx, now: number): Promise<void> =>
  forgetServers(tx, now - SERVER_LIFE, utcDay(now - WATCHED_LIFE));
