import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listOperations } from '../../../db/admin/operation.queries.ts';
import { listAudit } from '../../../db/audit/audit.queries.ts';
import { seedServers } from '../../../db/admin/samples.ts';
import { MINUTE, SECOND } from '../../../domain/shared/time.ts';
import { sayGoodbye, writeVitals } from '../../../gateway/admin/system/write-vitals.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { type ServerSteps, makeServer } from '../../support/server-steps.ts';

let gateway: HttpGateway;
let admin: SignedIn;
let other: SignedIn;
let one: ServerSteps;
let two: ServerSteps;
beforeEach(async () => {
  gateway = await HttpGateway.open();
  admin = await gateway.player({ role: 'administrator' });
  other = await gateway.player({ role: 'administrator' });
  one = makeServer(gateway.deps, 'web-a');
  two = makeServer(gateway.deps, 'web-b');
  await writeBoth();
});
afterEach(() => gateway.close());

const FIELDS = 'id kind state decidedByName errands { serverId state outcome }';
const REFRESH = `mutation ($serverId: ID) { refreshServers(serverId: $serverId) { ${FIELDS} } }`;
const RUN = `mutation ($input: RunOperationInput!) { runOperation(input: $input) { ${FIELDS} } }`;
const ASK = `mutation ($input: AskShutdownInput!) { askShutdown(input: $input) { ${FIELDS} } }`;
const DECIDE = `mutation ($input: DecideShutdownInput!) { decideShutdown(input: $input) { ${FIELDS} } }`;
const LIST = `{ systemOperations(first: 10) { edges { node { ${FIELDS} } } } }`;
interface Operation {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly decidedByName: string | null;
  readonly errands: readonly { readonly serverId: string; readonly state: string; readonly outcome: string }[];
}

const writeBoth = () => Promise.all([writeVitals(one.deps), writeVitals(two.deps)]);
const latest = async (): Promise<Operation> => {
  const { systemOperations } = await admin.ask<{ systemOperations: { edges: { node: Operation }[] } }>(LIST);
  const [first] = systemOperations.edges;
  if (!first) throw new Error('nothing was done yet');
  return first.node;
};
const states = async () => {
  const { state, errands } = await latest();
  return [state, ...errands.map((errand) => errand.state)];
};
const run = (kind: string, serverId: string | null = null) => ({ input: { kind, serverId, reason: 'Planned work.' } });
const codeOfRun = async (kind: string, serverId: string | null = null, by = admin) =>
  ((await by.graphql(RUN, run(kind, serverId))).errors[0]?.extensions['code'] ?? 'ok') as string;
const actions = async () =>
  (await listAudit(gateway.db.read, null, 20, null)).map(({ action, subject }) => `${subject} ${action}`);

describe('servers that are told to do something', () => {
  it('Refresh All has every server measure itself again at once (AS-02)', async () => {
    gateway.pass(2 * SECOND);
    await admin.ask(REFRESH, {});
    expect(await states()).toEqual(['RUNNING', 'WAITING', 'WAITING']);
    await one.work();
    expect(await states()).toEqual(['RUNNING', 'DONE', 'WAITING']);
    await two.work();
    expect(await states()).toEqual(['DONE', 'DONE', 'DONE']);
    const { systemHealth } = await admin.ask<{ systemHealth: { servers: { lastCheck: string }[] } }>(
      '{ systemHealth { servers { lastCheck } } }',
    );
    expect(systemHealth.servers.map(({ lastCheck }) => lastCheck)).toEqual(['Just now', 'Just now']);
    expect(await actions()).toEqual([]);
  });

  it('one server is read anew, and says so when it does not answer in time (AS-07)', async () => {
    await admin.ask(REFRESH, { serverId: 'web-b' });
    await one.work();
    gateway.pass(10 * SECOND - 1);
    await one.work();
    expect(await states()).toEqual(['RUNNING', 'WAITING']);
    gateway.pass(1);
    await one.work();
    expect(await latest()).toMatchObject({
      state: 'FAILED',
      errands: [{ serverId: 'web-b', state: 'SILENT', outcome: 'Did not answer within 10 s' }],
    });
    await two.work();
    expect(await states()).toEqual(['FAILED', 'SILENT']);
  });

  it('a restart drains, ends with the wish to be started again, and is done when the server is back (AS-07)', async () => {
    await admin.ask(RUN, run('RESTART', 'web-a'));
    await two.work();
    await one.work();
    expect(one.ends).toEqual(['restart']);
    expect(two.ends).toEqual([]);
    const { systemHealth } = await admin.ask<{ systemHealth: { servers: { id: string; status: string }[] } }>(
      '{ systemHealth { servers { id status } } }',
    );
    expect(systemHealth.servers[0]).toEqual({ id: 'web-a', status: 'MAINTENANCE' });
    await one.work();
    expect(one.ends).toEqual(['restart']);
    await sayGoodbye(one.deps);
    gateway.pass(4 * SECOND);
    const back = one.again();
    await back.work();
    expect(await latest()).toMatchObject({ state: 'DONE', errands: [{ outcome: 'Came back after 4 s' }] });
    await back.work();
    expect(back.ends).toEqual([]);
    expect(await actions()).toEqual(['system system.restart']);
  });

  it('a server that is told twice to restart does so once, and two administrators race for one restart (AS-07)', async () => {
    const codes = await Promise.all([
      codeOfRun('RESTART', 'web-a'),
      codeOfRun('RESTART', 'web-a', other),
      codeOfRun('RESTART', null, other),
      codeOfRun('RESTART', 'web-b'),
    ]);
    expect(codes.toSorted()).toEqual(['OPERATION_UNDER_WAY', 'OPERATION_UNDER_WAY', 'OPERATION_UNDER_WAY', 'ok']);
    expect(await listOperations(gateway.db.read, 10, null)).toHaveLength(1);
    expect(await actions()).toHaveLength(1);
  });

  it('a restart is refused where nobody would start the server again, and of a sample or a silent one (AS-07)', async () => {
    await gateway.db.transact((tx) => seedServers(tx, gateway.deps.now()));
    const alone = makeServer(gateway.deps, 'alone', false);
    await alone.work();
    expect(await codeOfRun('RESTART', 'alone')).toBe('NO_SUPERVISOR');
    expect(await codeOfRun('RESTART')).toBe('NO_SUPERVISOR');
    expect(await codeOfRun('RESTART', 'web-01')).toBe('SAMPLE_SERVER');
    expect(await codeOfRun('RESTART', 'nobody')).toBe('NOT_FOUND');
    expect(await codeOfRun('CLEAR_CACHE', 'web-a')).toBe('BAD_INPUT');
    expect(await admin.refusal(REFRESH, { serverId: 'web-01' })).toMatchObject({ code: 'SAMPLE_SERVER' });
    await sayGoodbye(two.deps);
    expect(await codeOfRun('RESTART', 'web-b')).toBe('SERVER_SILENT');
    const moderator = await gateway.player({ role: 'senior_moderator' });
    expect(await codeOfRun('RESTART', 'web-a', moderator)).toBe('FORBIDDEN');
    expect(await listOperations(gateway.db.read, 10, null)).toEqual([]);
  });

  it('Restart Services takes one server after another, and stops at one that stays away (AS-16)', async () => {
    await admin.ask(RUN, run('RESTART'));
    await two.work();
    expect(two.ends).toEqual([]);
    await one.work();
    expect(await states()).toEqual(['RUNNING', 'RUNNING', 'WAITING']);
    await one.again().work();
    await two.work();
    expect(two.ends).toEqual(['restart']);
    gateway.pass(5 * SECOND);
    await two.again().work();
    expect(await states()).toEqual(['DONE', 'DONE', 'DONE']);

    [one, two] = [one.again(), two.again()];
    await writeBoth();
    await admin.ask(RUN, run('RESTART'));
    await one.work();
    gateway.pass(2 * MINUTE);
    await two.work();
    expect((await latest()).errands).toEqual([
      { serverId: 'web-a', state: 'SILENT', outcome: 'Did not come back within 120 s' },
      { serverId: 'web-b', state: 'LEFT', outcome: 'Left as it is, because one before it failed' },
    ]);
    expect(two.ends).toEqual([]);
  });

  it('a server that died over its part says so when it is back', async () => {
    await admin.ask(RUN, run('CLEAR_CACHE'));
    await two.work();
    await one.again().work();
    expect(await latest()).toMatchObject({
      state: 'FAILED',
      errands: [{ state: 'FAILED', outcome: 'The server was started anew before it had done this' }, { state: 'DONE' }],
    });
  });

  it('Clear Cache empties the caches of every server and counts what was in them (AS-16)', async () => {
    one.deps.host.caches.set('shared answers', () => 3);
    two.deps.host.caches.set('shared answers', () => 0);
    await admin.ask(RUN, run('CLEAR_CACHE'));
    await one.work();
    await two.work();
    expect((await latest()).errands.map(({ outcome }) => outcome)).toEqual([
      'Cleared 3 shared answers',
      'Cleared 0 shared answers',
    ]);
    expect([...gateway.deps.host.caches.keys()].toSorted()).toEqual([
      'checked documents',
      'compiled queries',
      'shared answers',
    ]);
    const asked = [...gateway.deps.host.caches].map(([, clear]) => clear());
    expect(asked.every((count) => count >= 0)).toBe(true);
    expect([...gateway.deps.host.caches].map(([, clear]) => clear())).toEqual([0, 0, 0]);
  });

  it('Update Configuration has every server read it anew, and the checksum says whether all stand on the same (AS-16)', async () => {
    const outcomes = async () => {
      await admin.ask(RUN, run('RELOAD'));
      await one.work();
      await two.work();
      return (await latest()).errands.map(({ outcome }) => outcome);
    };
    const [first, second] = await outcomes();
    expect(first).toMatch(/^Read \d+ settings and \d+ flags, checksum [0-9a-f]{8}$/);
    expect(second).toBe(first);
    await gateway.setting('withdrawal_fee', '3.00');
    const [changed] = await outcomes();
    expect(changed).not.toBe(first);
  });
});

describe('the emergency shutdown', () => {
  const ask = (words: string) => ({ input: { words, reason: 'A breach.' } });
  const decide = (id: string, confirms: boolean) => ({ input: { id, confirms, reason: 'I see it too.' } });
  const codeOf = async (by: SignedIn, text: string, variables: object) =>
    ((await by.graphql(text, { ...variables })).errors[0]?.extensions['code'] ?? 'ok') as string;

  it('needs the typed words and a second administrator; then every server ends for good (AS-16)', async () => {
    expect(await admin.refusal(ASK, ask('shut down'))).toMatchObject({ code: 'BAD_INPUT', field: 'words' });
    expect(await codeOf(await gateway.player({ role: 'senior_moderator' }), ASK, ask('SHUT DOWN'))).toBe('FORBIDDEN');
    await admin.ask(ASK, ask('SHUT DOWN'));
    expect(await codeOf(other, ASK, ask('SHUT DOWN'))).toBe('OPERATION_UNDER_WAY');
    const { id } = await latest();
    await one.work();
    expect(one.ends).toEqual([]);
    expect(await codeOf(admin, DECIDE, decide(id, true))).toBe('SECOND_ADMINISTRATOR');
    const third = await gateway.player({ role: 'administrator' });
    const codes = await Promise.all([other, third].map((by) => codeOf(by, DECIDE, decide(id, true))));
    expect(codes.toSorted()).toEqual(['OPERATION_OVER', 'ok']);
    await one.work();
    await two.work();
    expect([one.ends, two.ends]).toEqual([['stop'], ['stop']]);
    expect(await states()).toEqual(['DONE', 'DONE', 'DONE']);
    expect(await actions()).toEqual(['system system.shutdown-confirmed', 'system system.shutdown-asked']);
    const back = one.again();
    await back.work();
    expect(back.ends).toEqual([]);
  });

  it('is over when nobody confirms it within five minutes, or when one of them calls it off (AS-16)', async () => {
    await admin.ask(ASK, ask('SHUT DOWN'));
    const { id } = await latest();
    gateway.pass(5 * MINUTE);
    expect(await codeOf(other, DECIDE, decide(id, true))).toBe('OPERATION_OVER');
    await one.work();
    expect(await states()).toEqual(['REFUSED']);
    await admin.ask(ASK, ask('SHUT DOWN'));
    const again = await latest();
    await admin.ask(DECIDE, decide(again.id, false));
    expect(await latest()).toMatchObject({ state: 'REFUSED', decidedByName: admin.user.username });
    expect(await codeOf(other, DECIDE, decide(again.id, true))).toBe('OPERATION_OVER');
    await one.work();
    expect(one.ends).toEqual([]);
  });
});
