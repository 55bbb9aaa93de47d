import { eq } from 'drizzle-orm';
import webPush from 'web-push';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putSettings } from '../../../db/accounts/preferences.queries.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { enqueueJob } from '../../../db/jobs/job.queries.ts';
import { jobs } from '../../../db/jobs/job.table.ts';
import { pendingSends, pushSubscriptions } from '../../../db/notifications/notification.table.ts';
import { DEFAULT_SETTINGS } from '../../../domain/accounts/preferences.ts';
import { DAY, HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { workOnce } from '../../../gateway/server/work/work-jobs.ts';
import type { Mail } from '../../../gateway/mail/mail.ts';
import { writeMessage } from '../../../gateway/mail/messages/write-message.tsx';
import { webPushSender } from '../../../gateway/notifications/push-sender.ts';
import { readConfig } from '../../../gateway/kernel/config/config.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { PushBrowser, PushStandIn } from '../../support/push-stand-in.ts';
import { ordersIn } from '../../support/second-factor.ts';
import type { EventPayloads, EventType } from '../../../domain/shared/events.ts';

const log = openLog('silent');
const keys = webPush.generateVAPIDKeys();
const vapid = { ...keys, subject: 'mailto:ops@gauntlet.example' };
const REGISTER = 'mutation R($input: RegisterPushArgs!) { registerPush(input: $input) }';

const service = new PushStandIn();
let gate: HttpGateway;
let player: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  await service.open();
  gate = await HttpGateway.open({ change: () => ({ push: webPushSender(vapid, service.call) }) });
});
afterAll(async () => {
  await gate.close();
  await service.close();
});
beforeEach(async () => {
  player = await gate.player();
  other = await gate.player();
  service.got.length = 0;
  service.status = 201;
});

const tell = async <T extends EventType>(type: T, data: EventPayloads[T], entityId = 'thing') => {
  const entity = type.split('.', 1)[0] ?? '';
  await gate.db.transact((tx) => appendEvent(tx, { type, entity, entityId, concerns: [], data, at: gate.deps.now() }));
  await deliverEverything(gate.deps, log);
};
const deposit = (userId = player.user.id) => tell('deposit.succeeded', { userId, amountCents: 20_00 });
const sendInvite = () =>
  tell(
    'invite.sent',
    { fromId: other.user.id, toId: player.user.id, game: 'cs2', mode: 'duel', stakeCents: 25_00 },
    gate.deps.newId(),
  );
/** Does every job but the sending of mails, which stays to be looked at. */
async function work(): Promise<void> {
  do {
    const later = { runAt: gate.deps.now() + 9 * DAY };
    await gate.db.transact((tx) => tx.update(jobs).set(later).where(eq(jobs.kind, 'mail.send')));
  } while (await workOnce(gate.deps, log));
}
const mailsTo = async ({ user }: SignedIn): Promise<Mail[]> =>
  (await ordersIn(gate)).filter(({ to }) => to === user.email).map(({ mail }) => mail);
async function digest(): Promise<void> {
  const at = gate.deps.now();
  const job = { id: gate.deps.newId(), payload: {}, runAt: at, createdAt: at };
  await gate.db.transact((tx) => enqueueJob(tx, { kind: 'digest.send', ...job }));
  await work();
}

describe('e-mail', () => {
  test('what runs out goes out at once, everything else in one digest', async () => {
    await sendInvite();
    await work();
    expect(await mailsTo(player)).toMatchObject([
      {
        kind: 'notification',
        title: `${other.user.username} challenges you`,
        url: expect.stringContaining('/notifications?tab=battle-invites&invite='),
      },
    ]);
    for (let n = 0; n < 25; n++) await deposit();
    await work();
    expect(await mailsTo(player), 'nothing more until the digest').toHaveLength(1);
    await digest();
    const [, second] = await mailsTo(player);
    expect(second).toMatchObject({ kind: 'digest', more: 5 });
    expect(second?.kind === 'digest' && second.items).toHaveLength(20);
    await digest();
    expect(await mailsTo(player), 'each is told once').toHaveLength(2);
    expect(await gate.db.read.select().from(pendingSends)).toEqual([]);
  });

  test('what was read meanwhile is not mailed, nor to whoever has switched e-mails off', async () => {
    await sendInvite();
    await deposit();
    await player.ask('mutation { markAllNotificationsRead { unread } }');
    await deposit(other.user.id);
    await gate.db.transact((tx) => putSettings(tx, other.user.id, { ...DEFAULT_SETTINGS, email: false }));
    await digest();
    expect(await mailsTo(player)).toEqual([]);
    expect(await mailsTo(other)).toEqual([]);
  });

  test('the messages say what happened, lead there and to where they are switched off', async () => {
    const item = { title: 'You won <b>', message: '$100.00 are yours.', url: 'https://g.example/challenge/1' };
    const one = await writeMessage({ kind: 'notification', username: 'nova', ...item }, 'en', 'https://g.example');
    expect(one).toMatchObject({ subject: 'You won <b>', url: item.url });
    expect(one.text).toContain('Hello nova. $100.00 are yours.');
    expect(one.text).toContain('https://g.example/settings?section=notifications');
    const many = await writeMessage(
      { kind: 'digest', username: 'nova', items: [item, { ...item, message: 'Again.' }], more: 3 },
      'en',
      'https://g.example',
    );
    expect(many.subject).toBe('5 new notifications');
    expect(many.html).toContain('You won &lt;b&gt;');
    expect(many.text).toContain('And 3 more.');
    expect(many.text).toContain('https://g.example/settings?section=notifications');
  });
});

describe('push', () => {
  const agree = async (client: SignedIn, name = gate.deps.newId()): Promise<PushBrowser> => {
    const browser = new PushBrowser(`https://push.browsers.com/${name}`);
    await client.ask(REGISTER, { input: browser.input });
    return browser;
  };

  test('a browser gets what only it can read, under the keys of the installation', async () => {
    const browser = await agree(player);
    expect(JSON.stringify(await gate.db.read.select().from(pushSubscriptions))).not.toContain('push.browsers.com');
    await sendInvite();
    gate.pass(5_000);
    await work();
    expect(service.got).toHaveLength(1);
    const [{ body, authorization, path } = { body: Buffer.alloc(0), authorization: '', path: '' }] = service.got;
    expect(`https://push.browsers.com${path}`).toBe(browser.endpoint);
    expect(authorization).toMatch(new RegExp(`^vapid t=[\\w.-]+, k=${vapid.publicKey}$`));
    expect(browser.read(body)).toEqual({
      title: `${other.user.username} challenges you`,
      body: 'CS2 1v1 Duel for $25.00.',
      link: expect.stringMatching(/^\/notifications\?tab=battle-invites&invite=/),
      tag: expect.any(String),
    });
  });

  test('many at once are one push, and what was read is none', async () => {
    const browser = await agree(player);
    for (let n = 0; n < 4; n++) await deposit();
    gate.pass(5_000);
    await work();
    expect(service.got.map(({ body }) => browser.read(body))).toEqual([
      {
        title: '4 new notifications',
        body: 'Deposit received, Deposit received, Deposit received and 1 more',
        link: '/notifications',
        tag: 'several',
      },
    ]);
    await deposit();
    await player.ask('mutation { markAllNotificationsRead { unread } }');
    gate.pass(5_000);
    await work();
    expect(service.got).toHaveLength(1);
  });

  test('a push is in the language of whom it wakes', async () => {
    await player.ask('mutation { setLanguage(language: ES) { language } }');
    const browser = await agree(player);
    for (let n = 0; n < 4; n++) await deposit();
    gate.pass(5_000);
    await work();
    expect(service.got.map(({ body }) => browser.read(body))).toMatchObject([
      { title: '4 notificaciones nuevas', body: 'Depósito recibido, Depósito recibido, Depósito recibido y 1 más' },
    ]);
  });

  test.each([404, 410])('a browser that is gone (%i) is forgotten', async (status) => {
    const { endpoint } = await agree(player);
    service.status = status;
    await deposit();
    gate.pass(5_000);
    await work();
    expect(
      await player.ask('query Q($endpoint: String!) { pushRegistered(endpoint: $endpoint) }', { endpoint }),
    ).toEqual({
      pushRegistered: false,
    });
  });

  test('a push service that is busy or leads elsewhere is asked again, and given up after a day', async () => {
    await agree(player);
    service.status = 307;
    await deposit();
    gate.pass(5_000);
    await work();
    expect(service.got).toHaveLength(1);
    service.status = 201;
    gate.pass(MINUTE);
    await work();
    expect(service.got).toHaveLength(2);
    service.status = 503;
    await deposit();
    gate.pass(5_000);
    await work();
    gate.pass(25 * HOUR);
    await work();
    expect(service.got).toHaveLength(3);
    expect((await gate.db.read.select().from(jobs)).filter(({ kind }) => kind === 'push.deliver')).toEqual([]);
  });

  test('a browser is the one’s who is signed in there, and nobody’s after the sign-out', async () => {
    player = await gate.player();
    const browser = await agree(player, 'shared');
    await other.ask(REGISTER, { input: browser.input });
    await deposit();
    await deposit(other.user.id);
    gate.pass(5_000);
    await work();
    expect(service.got).toHaveLength(1);
    await other.ask('mutation { signOut }');
    await deposit(other.user.id);
    gate.pass(5_000);
    await work();
    expect(service.got).toHaveLength(1);
  });

  test.each([
    'http://push.browsers.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://10.1.2.3/x',
    'https://169.254.169.254/latest',
    'https://0x7f000001/x',
    'https://localhost/x',
    'https://printer.local/x',
    'https://metadata.google.internal/x',
    'https://user:secret@push.browsers.com/x',
    'https://push.browsers.com:8443/x',
    'javascript:alert(1)',
    'nonsense',
  ])('the endpoint %s is refused', async (endpoint) => {
    const { p256dh, auth } = new PushBrowser(endpoint).input;
    expect(await player.refusal(REGISTER, { input: { endpoint, p256dh, auth } })).toMatchObject({
      code: 'BAD_INPUT',
      field: 'endpoint',
    });
  });

  test('keys that are none are refused, and more browsers than anybody has', async () => {
    const { endpoint, p256dh, auth } = new PushBrowser('https://push.browsers.com/k').input;
    expect(await player.refusal(REGISTER, { input: { endpoint, p256dh: auth, auth } })).toMatchObject({
      field: 'p256dh',
    });
    expect(await player.refusal(REGISTER, { input: { endpoint, p256dh, auth: p256dh } })).toMatchObject({
      field: 'auth',
    });
    for (let n = 0; n < 20; n++) await agree(player);
    const one = new PushBrowser('https://push.browsers.com/one-more').input;
    expect(await player.refusal(REGISTER, { input: one })).toMatchObject({ code: 'LIMIT_EXCEEDED' });
  });

  test('without keys nobody can agree, and half a configuration stops the start', async () => {
    const plain = await HttpGateway.open();
    const somebody = await plain.player();
    expect(await somebody.ask('{ pushKey }')).toEqual({ pushKey: null });
    const { input } = new PushBrowser('https://push.browsers.com/x');
    expect(await somebody.refusal(REGISTER, { input })).toMatchObject({ code: 'PUSH_OFF' });
    await plain.close();
    const env = { VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey, VAPID_SUBJECT: vapid.subject };
    expect(readConfig(env).vapid).toEqual(vapid);
    expect(() => readConfig({ ...env, VAPID_SUBJECT: '' })).toThrow(/set all of them or none/);
    expect(() => readConfig({ ...env, VAPID_PRIVATE_KEY: keys.publicKey })).toThrow(/VAPID_PRIVATE_KEY: must have 32/);
    expect(() => readConfig({ ...env, VAPID_SUBJECT: 'ops' })).toThrow(/VAPID_SUBJECT: must be a mailto/);
  });
});
