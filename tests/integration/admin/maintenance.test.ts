// @module-tag engines
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { beginDue } from '../../../gateway/admin/system/maintain.ts';
import { HttpGateway, PASSWORD, type SignedIn } from '../../support/http-gateway.ts';
import { SOON_MS, stopwatch } from '../../support/machine-clock.ts';
import { goLive } from '../../support/socket-client.ts';
import { until } from '../../support/until.ts';

let gateway: HttpGateway;
/** Another gateway on the same database; SQLite has one only. */
let second: HttpGateway;
let admin: SignedIn;
let player: SignedIn;
beforeAll(async () => {
  gateway = await HttpGateway.open();
  second = engine === 'postgres' ? await HttpGateway.open({ databaseUrl: gateway.databaseUrl }) : gateway;
  admin = await gateway.player({ role: 'administrator' });
  player = await second.enter(await gateway.account({ cents: 100_00 }));
});
afterAll(async () => {
  if (second !== gateway) await second.close();
  await gateway.close();
});

const SCHEDULE = `mutation ($input: ScheduleMaintenanceInput!) {
  scheduleMaintenance(input: $input) { isOn open { id state startsAt reason notifiesAll } }
}`;
const CHANGE = `mutation ($input: ChangeMaintenanceInput!) { changeMaintenance(input: $input) { isOn open { id state } } }`;
const NEWS = '{ maintenance { isOn open { id state startsAt reason } } }';
const MARK = 'mutation { resetPreferences { marketing } }';

interface Planned {
  readonly scheduleMaintenance: { isOn: boolean; open: { id: string; state: string }[] };
}
const schedule = async (input: object): Promise<string> => {
  const { scheduleMaintenance } = await admin.ask<Planned>(SCHEDULE, { input });
  return scheduleMaintenance.open.at(-1)?.id ?? '';
};
const change = (id: string, action: string) => admin.ask(CHANGE, { input: { id, action, reason: 'Planned work.' } });
const codeOfWrite = async () => (await player.graphql(MARK)).errors[0]?.extensions['code'] ?? 'ok';

describe('maintenance', () => {
  it('is announced with neither date nor reason needed, to all or to staff alone (AS-17, AS-18, AS-19)', async () => {
    const quiet = await schedule({ notifiesAll: false });
    expect(await player.ask(NEWS)).toEqual({ maintenance: { isOn: false, open: [] } });
    await change(quiet, 'CANCEL');
    const at = gateway.deps.now() + 20 * MINUTE;
    const id = await schedule({ startsAt: at, reason: 'Larger disks.' });
    expect(await player.ask(NEWS)).toEqual({
      maintenance: { isOn: false, open: [{ id, state: 'SCHEDULED', startsAt: at, reason: 'Larger disks.' }] },
    });
    expect(await admin.refusal(SCHEDULE, { input: { startsAt: gateway.deps.now(), reason: '' } })).toMatchObject({
      code: 'BAD_INPUT',
      field: 'startsAt',
    });
    expect(await player.refusal(SCHEDULE, { input: {} })).toMatchObject({ code: 'FORBIDDEN' });
    await change(id, 'CANCEL');
    expect(await admin.refusal(CHANGE, { input: { id, action: 'BEGIN', reason: 'x' } })).toMatchObject({
      code: 'MAINTENANCE_OVER',
    });
  });

  it('begins by itself, lets everything be read and nothing changed, and staff go on working (AS-19)', async () => {
    const at = gateway.deps.now() + 20 * MINUTE;
    const id = await schedule({ startsAt: at, reason: 'Larger disks.' });
    expect(await beginDue(gateway.deps)).toBe(0);
    const live = await goLive(player);
    const stands = second.listening();
    const told = live.iterate('subscription { maintenanceChanged { isOn open { id state } } }');
    const begun = (async () => {
      for await (const message of told) {
        const { data } = message as { data: { maintenanceChanged: { isOn: boolean } } };
        if (data.maintenanceChanged.isOn) return data.maintenanceChanged;
      }
      throw new Error('it never began');
    })();
    await stands();
    gateway.pass(20 * MINUTE);
    if (second !== gateway) second.pass(20 * MINUTE);
    expect(await codeOfWrite()).toBe('ok');
    const passed = stopwatch();
    expect(await beginDue(gateway.deps)).toBe(1);
    expect(await beginDue(gateway.deps)).toBe(0);
    // What was announced before may be told first.
    expect(await begun).toMatchObject({ open: [{ id, state: 'RUNNING' }] });
    await until(async () => expect(await codeOfWrite()).toBe('UNDER_MAINTENANCE'));
    expect(passed()).toBeLessThan(SOON_MS);
    expect(await player.ask('{ viewer { id } }')).toEqual({ viewer: { id: player.user.id } });
    expect((await player.rest('GET', '/api/wallet/me')).status).toBe(200);
    expect((await player.rest('POST', '/api/waitlist', { email: 'a@b.example' })).json).toMatchObject({
      code: 'UNDER_MAINTENANCE',
    });
    const visitor = second.visitor();
    const entered = await visitor.rest('POST', '/api/auth/login', {
      username: player.user.username,
      password: PASSWORD,
    });
    expect(entered.status).toBe(200);
    expect((await admin.graphql(MARK)).errors).toEqual([]);
    await change(id, 'END');
    await until(async () => expect(await codeOfWrite()).toBe('ok'));
    await live.close();
  });

  it('ends with everything that was begun under it', async () => {
    const [first, next] = [await schedule({ reason: 'Disks.' }), await schedule({ reason: 'Cables.' })];
    await change(first, 'BEGIN');
    await change(next, 'BEGIN');
    expect(await change(first, 'END')).toEqual({ changeMaintenance: { isOn: false, open: [] } });
    await until(async () => expect(await codeOfWrite()).toBe('ok'));
  });

  it('runs as long as the flag is on, and ends with it (AS-12)', async () => {
    const FLAG =
      'mutation ($on: Boolean!) { setFeatureFlag(input: { id: "maintenance-mode", enabled: $on, reason: "x" }) { enabled } }';
    const id = await schedule({ reason: 'By hand.' });
    await change(id, 'BEGIN');
    await until(async () => expect(await codeOfWrite()).toBe('UNDER_MAINTENANCE'));
    await admin.ask(FLAG, { on: false });
    await until(async () => expect(await codeOfWrite()).toBe('ok'));
    expect(await admin.refusal(CHANGE, { input: { id, action: 'END', reason: 'x' } })).toMatchObject({
      code: 'MAINTENANCE_OVER',
    });
    await admin.ask(FLAG, { on: true });
    await until(async () => expect(await codeOfWrite()).toBe('UNDER_MAINTENANCE'));
    await admin.ask(FLAG, { on: false });
    await until(async () => expect(await codeOfWrite()).toBe('ok'));
  });
});
