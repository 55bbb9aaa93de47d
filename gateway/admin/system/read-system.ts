import {
  NOTHING_WATCHED,
  type Watched,
  addWatched,
  lastCheckOf,
  responseMsOf,
  serverStateOf,
  uptimeOf,
} from '../../../domain/admin/servers.ts';
import { listServers, readWatched } from '../../../db/admin/server.queries.ts';
import { readMaintenanceMode } from '../../../db/settings/maintenance.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { SystemHealth } from './system.types.ts';

/** In megabytes, with two decimals. */
const megabytes = (bytes: number | null): number | null => (bytes === null ? null : Math.round(bytes / 10_000) / 100);

/** Every server as it stands at one moment, and what comes of them together (AS-04 to AS-06). */
export const readSystem = ({ db, now }: Deps): Promise<SystemHealth> =>
  db.snapshot(async (read) => {
    const at = now();
    const [rows, watched, isMaintenance] = await Promise.all([
      listServers(read),
      readWatched(read),
      readMaintenanceMode(read),
    ]);
    let all: Watched = NOTHING_WATCHED;
    const servers = rows.map((row) => {
      const state = serverStateOf(row, at, isMaintenance);
      const missing = state === 'offline' ? Math.max(0, at - row.lastSeen) : 0;
      const own = addWatched(watched.get(row.id) ?? NOTHING_WATCHED, { ...NOTHING_WATCHED, watchedMs: missing });
      all = addWatched(all, own);
      return {
        ...row,
        status: state,
        uptime: uptimeOf(own),
        network: { incoming: megabytes(row.bytesIn), outgoing: megabytes(row.bytesOut) },
        lastCheck: lastCheckOf(row, at),
      };
    });
    const countOf = (state: string): number => servers.filter(({ status }) => status === state).length;
    return {
      servers,
      online: countOf('online'),
      warnings: countOf('warning'),
      uptime: uptimeOf(all),
      responseMs: responseMsOf(all),
    };
  });
