import { type StaffTable, viewNameKey } from '../../domain/shared/staff-views.ts';
import { DAY, HOUR, utcDay } from '../../domain/shared/time.ts';
import { addWatched, putServer } from './server.queries.ts';
import type { Tx } from '../client/database.ts';
import { people } from '../seed/cast.ts';
import type { Samples, Scene } from '../seed/scene.ts';
import { putView } from './staff-view.queries.ts';

interface Sample {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly load: readonly [cpu: number, memory: number, disk: number];
  /** Bytes a second. */
  readonly network: readonly [bytesIn: number, bytesOut: number];
  /** Of a thousand parts of the last 30 days. */
  readonly upParts: number;
  /** Milliseconds of a call. */
  readonly responseMs: number;
}

const SAMPLES: readonly Sample[] = [
  {
    id: 'web-01',
    name: 'Web Server 1',
    region: 'US East',
    load: [45, 67, 23],
    network: [125_400_000, 89_200_000],
    upParts: 999,
    responseMs: 118,
  },
  {
    id: 'web-02',
    name: 'Web Server 2',
    region: 'US West',
    load: [52, 71, 28],
    network: [98_700_000, 76_300_000],
    upParts: 998,
    responseMs: 126,
  },
  {
    id: 'stream-01',
    name: 'Stream Server 1',
    region: 'EU Central',
    load: [91, 84, 62],
    network: [456_800_000, 892_100_000],
    upParts: 996,
    responseMs: 203,
  },
  {
    id: 'db-01',
    name: 'Database Server 1',
    region: 'US East',
    load: [38, 78, 71],
    network: [67_500_000, 54_200_000],
    upParts: 999,
    responseMs: 121,
  },
];

/** So many that the few calls of a machine on which one tries the product do not move the mean. */
const CALLS = 25_000_000;

/** Servers to look at, marked as samples: nobody measures them, and they neither age nor do what they are told (AS-06). */
export async function seedServers(tx: Tx, now: number): Promise<void> {
  for (const { id, name, region, load, network, upParts, responseMs } of SAMPLES) {
    const [cpu, memory, disk] = load;
    const [bytesIn, bytesOut] = network;
    await putServer(tx, {
      id,
      name,
      region,
      version: 'sample',
      isSample: true,
      isSupervised: false,
      runId: `sample-${id}`,
      startedAt: now - 30 * DAY,
      lastSeen: now,
      stoppedAt: null,
      isDraining: false,
      cpu,
      memory,
      disk,
      bytesIn,
      bytesOut,
      loopDelayMs: 4,
      jobsDue: 0,
      eventsBehind: 0,
    });
    const watchedMs = 30 * DAY;
    const upMs = (watchedMs / 1_000) * upParts;
    await addWatched(tx, id, utcDay(now), { watchedMs, upMs, calls: CALLS, answerMs: CALLS * responseMs });
  }
}

/** What staff look at every day, for all of them. */
const VIEWS: readonly (readonly [ownerId: string, table: StaffTable, name: string, query: string])[] = [
  [people.admin, 'audit', 'What moderator did', 'by=moderator'],
  [people.admin, 'transactions', 'Failed deposits', 'type=deposit&status=failed'],
  [people.moderator, 'risk-cases', 'Watched cases', 'state=watched'],
  [people.moderator, 'withdrawals', 'Approved, not paid yet', 'status=approved'],
];

async function seedViews({ tx, now }: Scene): Promise<void> {
  for (const [n, [ownerId, table, name, query]] of VIEWS.entries())
    await putView(tx, {
      id: `view-${n + 1}`,
      ownerId,
      table,
      name,
      nameKey: viewNameKey(name),
      query,
      isShared: true,
      changedAt: now - HOUR,
    });
}

export const samples: Samples = {
  open: ({ tx, now }) => seedServers(tx, now),
  present: seedViews,
};
