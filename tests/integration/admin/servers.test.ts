import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readServer } from '../../../db/admin/server.queries.ts';
import { seedServers } from '../../../db/admin/samples.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../../domain/shared/time.ts';
import { expireStatus } from '../../../gateway/admin/people/note-status.ts';
import { expireServers, sayGoodbye, writeVitals } from '../../../gateway/admin/system/write-vitals.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { type ServerSteps, makeServer } from '../../support/server-steps.ts';

let gateway: HttpGateway;
let admin: SignedIn;
let one: ServerSteps;
let two: ServerSteps;
beforeEach(async () => {
  gateway = await HttpGateway.open();
  admin = await gateway.player({ role: 'administrator' });
  one = makeServer(gateway.deps, 'web-a');
  two = makeServer(gateway.deps, 'web-b');
});
afterEach(() => gateway.close());

const HEALTH = `{ systemHealth { online warnings uptime responseMs servers {
  id name region version isSample status uptime cpu memory disk network { incoming outgoing } lastCheck
} } }`;
interface Health {
  readonly online: number;
  readonly warnings: number;
  readonly uptime: number | null;
  readonly responseMs: number | null;
  readonly servers: readonly {
    readonly id: string;
    readonly status: string;
    readonly uptime: number | null;
    readonly cpu: number | null;
    readonly lastCheck: string;
  }[];
}
const health = async () => (await admin.ask<{ systemHealth: Health }>(HEALTH)).systemHealth;
const serverOf = async (id: string) => (await health()).servers.find((server) => server.id === id);
const writeBoth = () => Promise.all([writeVitals(one.deps), writeVitals(two.deps)]);

describe('the status history', () => {
  const STATUS =
    '{ platformStatus { uptime days { day uptime downMs maintenanceMs } incidents { kind startedAt endedAt reason } } }';
  interface Status {
    readonly uptime: number | null;
    readonly days: readonly object[];
    readonly incidents: readonly object[];
  }
  const status = async () => {
    const player = await gateway.player();
    return (await player.ask<{ platformStatus: Status }>(STATUS)).platformStatus;
  };
  /** So many times fifteen seconds, of which both servers account. */
  async function watch(times: number): Promise<void> {
    for (let n = 0; n < times; n++) {
      gateway.pass(15 * SECOND);
      await writeBoth();
    }
  }

  it('says nothing before anything was written down, and counts time once however many servers there are', async () => {
    expect(await status()).toEqual({ uptime: null, days: [], incidents: [] });
    await writeBoth();
    await watch(4);
    expect(await status()).toMatchObject({ uptime: 100, days: [{ day: '2026-03-02', downMs: 0 }], incidents: [] });
    const startedAt = gateway.deps.now();
    gateway.pass(3 * MINUTE);
    await writeBoth();
    const downMs = 3 * MINUTE;
    expect(await status()).toEqual({
      uptime: 25,
      days: [{ day: '2026-03-02', uptime: 25, downMs, maintenanceMs: 0 }],
      incidents: [{ kind: 'OUTAGE', startedAt, endedAt: startedAt + downMs, reason: '' }],
    });
  });

  it('tells maintenance apart, with start, end and reason, and forgets what is older than 90 days', async () => {
    await writeBoth();
    const startedAt = gateway.deps.now();
    const { scheduleMaintenance } = await admin.ask<{ scheduleMaintenance: { open: readonly { id: string }[] } }>(
      'mutation { scheduleMaintenance(input: { reason: "New disks", notifiesAll: true }) { open { id } } }',
    );
    const id = scheduleMaintenance.open[0]?.id ?? '';
    const change = (action: string) =>
      admin.ask(
        `mutation { changeMaintenance(input: { id: "${id}", action: ${action}, reason: "As announced" }) { isOn } }`,
      );
    await change('BEGIN');
    expect((await status()).incidents).toEqual([
      { kind: 'MAINTENANCE', startedAt, endedAt: null, reason: 'New disks' },
    ]);
    await watch(4);
    await change('END');
    expect(await status()).toMatchObject({
      uptime: null,
      days: [{ uptime: null, downMs: 0, maintenanceMs: MINUTE }],
      incidents: [{ kind: 'MAINTENANCE', startedAt, endedAt: startedAt + MINUTE }],
    });
    gateway.pass(91 * DAY);
    await gateway.db.transact((tx) => expireStatus(tx, gateway.deps.now()));
    expect(await status()).toEqual({ uptime: null, days: [], incidents: [] });
  });
});

describe('server health', () => {
  it('shows every gateway of a database as it measured itself, with region, load, network and last check (AS-06, EN-63)', async () => {
    await writeBoth();
    gateway.pass(3 * SECOND);
    const { servers } = await health();
    expect(servers.map(({ id }) => id)).toEqual(['web-a', 'web-b']);
    for (const server of servers) {
      expect(server).toMatchObject({ region: 'eu-central', isSample: false, lastCheck: '3 seconds ago' });
      expect(server).toMatchObject({ name: one.deps.host.name, version: packageJson.version });
      for (const load of ['cpu', 'memory', 'disk'])
        expect(server).toHaveProperty(
          load,
          expect.toSatisfy((percent) => percent >= 0 && percent <= 100),
        );
    }
    expect(await gateway.visitor().refusal(HEALTH)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('is written every five seconds and not before, also after the clock was set back', async () => {
    expect(await writeVitals(one.deps)).toBe(1);
    gateway.pass(5 * SECOND - 1);
    expect(await writeVitals(one.deps)).toBe(0);
    gateway.pass(1);
    expect(await writeVitals(one.deps)).toBe(1);
    gateway.pass(-HOUR);
    expect(await writeVitals(one.deps)).toBe(1);
    expect(await serverOf('web-a')).toMatchObject({ lastCheck: 'Just now', uptime: 100 });
  });

  it('a server that dies is offline after twenty seconds, and what it misses is no uptime (AS-04, AS-05)', async () => {
    await writeBoth();
    for (let n = 0; n < 4; n++) {
      gateway.pass(5 * SECOND);
      await writeBoth();
    }
    gateway.pass(20 * SECOND);
    await writeVitals(two.deps);
    expect((await serverOf('web-a'))?.status).not.toBe('OFFLINE');
    gateway.pass(1);
    await writeVitals(two.deps);
    expect(await serverOf('web-a')).toMatchObject({ status: 'OFFLINE', lastCheck: '20 seconds ago', uptime: 50 });
    const { uptime, online, servers } = await health();
    // 20 of 40 seconds, and 40 of 40.
    expect(uptime).toBe(75);
    expect(online).toBe(servers.filter(({ status }) => status === 'ONLINE').length);
    gateway.pass(20 * SECOND);
    await writeVitals(two.deps);
    expect((await serverOf('web-a'))?.uptime).toBe(33.3);
    await writeVitals(one.again().deps);
    expect(await serverOf('web-a')).toMatchObject({ uptime: 33.3, lastCheck: 'Just now' });
  });

  it('a server that says goodbye is offline at once, and one whose clock is ahead is unknown', async () => {
    await writeBoth();
    await sayGoodbye(one.deps);
    expect((await serverOf('web-a'))?.status).toBe('OFFLINE');
    await writeVitals({ ...two.deps, now: () => gateway.deps.now() + 2 * MINUTE });
    expect((await serverOf('web-b'))?.status).toBe('UNKNOWN');
  });

  it('all servers are in maintenance while the mode is on (AS-04)', async () => {
    await writeBoth();
    const FLAG = `mutation { setFeatureFlag(input: { id: "maintenance-mode", enabled: true, reason: "x" }) { enabled } }`;
    await admin.ask(FLAG);
    expect((await health()).servers.map(({ status }) => status)).toEqual(['MAINTENANCE', 'MAINTENANCE']);
  });

  it('of two processes of one name the later is believed, and the other says why it is not', async () => {
    await writeVitals(one.deps);
    gateway.pass(5 * SECOND);
    const later = one.again();
    await writeVitals(later.deps);
    gateway.pass(5 * SECOND);
    await expect(writeVitals(one.deps)).rejects.toThrow('set SERVER_NAME');
    expect((await readServer(gateway.db.read, 'web-a'))?.runId).toBe(later.deps.host.runId);
  });

  it('what could not be stored while the database was away is no uptime, and no call is lost', async () => {
    const isAway = { now: true };
    const away: typeof one.deps = {
      ...one.deps,
      db: {
        ...one.deps.db,
        read: one.deps.db.read,
        transact: (work) => (isAway.now ? Promise.reject(new Error('away')) : one.deps.db.transact(work)),
      },
    };
    isAway.now = false;
    await writeVitals(away);
    isAway.now = true;
    away.host.countCall(30);
    away.host.countCall(50);
    for (let n = 0; n < 12; n++) {
      gateway.pass(5 * SECOND);
      await expect(writeVitals(away)).rejects.toThrow('away');
    }
    isAway.now = false;
    await writeVitals(away);
    expect(await health()).toMatchObject({ uptime: 0, responseMs: 40 });
    gateway.pass(5 * SECOND);
    await writeVitals(away);
    expect(await health()).toMatchObject({ responseMs: 40 });
  });

  it('calls of the API are measured by the gateway that answers them (AS-05)', async () => {
    await admin.ask('{ viewer { id } }');
    const { calls } = gateway.deps.host.uncounted();
    expect(calls).toBeGreaterThan(0);
    await writeVitals(gateway.deps);
    expect((await health()).responseMs).not.toBeNull();
  });

  it('a server that was taken away is forgotten after a day, samples and days of others are not', async () => {
    await writeBoth();
    await gateway.db.transact((tx) => seedServers(tx, gateway.deps.now()));
    gateway.pass(DAY);
    await writeVitals(two.deps);
    gateway.pass(1);
    await gateway.db.transact((tx) => expireServers(tx, gateway.deps.now()));
    admin = await gateway.enter(admin.user);
    expect((await health()).servers.map(({ id }) => id)).toEqual(['db-01', 'stream-01', 'web-01', 'web-02', 'web-b']);
  });

  it('the demo data set has four servers, marked, from which uptime and response time are computed (AS-05, AS-06)', async () => {
    await gateway.db.transact((tx) => seedServers(tx, gateway.deps.now()));
    await writeBoth();
    gateway.pass(5 * SECOND);
    one.deps.host.countCall(1);
    await writeBoth();
    expect(await health()).toMatchObject({ uptime: 99.8, responseMs: 142 });
    gateway.pass(40 * DAY);
    await gateway.db.transact((tx) => expireServers(tx, gateway.deps.now()));
    admin = await gateway.enter(admin.user);
    const { servers, ...figures } = await health();
    expect(figures).toEqual({ online: 3, warnings: 1, uptime: 99.8, responseMs: 142 });
    expect(servers.map(({ id, status, lastCheck }) => [id, status, lastCheck])).toEqual([
      ['db-01', 'ONLINE', 'Sample, not measured'],
      ['stream-01', 'WARNING', 'Sample, not measured'],
      ['web-01', 'ONLINE', 'Sample, not measured'],
      ['web-02', 'ONLINE', 'Sample, not measured'],
    ]);
  });
});
