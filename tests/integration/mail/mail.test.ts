import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { enqueueJob } from '../../../db/jobs/job.queries.ts';
import { jobs } from '../../../db/jobs/job.table.ts';
import { mailbox } from '../../../db/mail/mailbox.table.ts';
import type { Language } from '../../../domain/shared/languages.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../../domain/shared/time.ts';
import { deleteExpired } from '../../../gateway/server/work/delete-expired.ts';
import { type Mail, orderMail } from '../../../gateway/mail/mail.ts';
import { readConfig } from '../../../gateway/kernel/config/config.ts';
import { smtpMailer } from '../../../gateway/mail/smtp-mailer.ts';
import { Post } from '../../support/post.ts';
import { formOf, register, resetTokenFor, RESET, runJobs, VERIFY, codeFor } from '../../support/visitor.ts';
import { HttpGateway, PASSWORD } from '../../support/http-gateway.ts';
import { findsCode } from '../../support/finds-code.ts';

const order = (gate: HttpGateway, mail: Mail, to = 'nova@players.example', language: Language = 'en') =>
  gate.db.transact((tx) => orderMail(gate.deps, tx, { to, language, mail }));

/** One of each kind, and what its reader must find in it. */
const KINDS: readonly (readonly [mail: Mail, finds: readonly string[]])[] = [
  [
    { kind: 'verify-email', username: 'Nova', code: '042917', url: null, lifeMs: 10 * MINUTE },
    ['042917', '10 minutes'],
  ],
  [{ kind: 'already-registered', username: 'Nova' }, ['Nova', '/forgot-password']],
  [
    {
      kind: 'reset-password',
      username: 'Nova',
      url: 'https://gauntlet.example/reset-password?token=abc',
      lifeMs: 10 * MINUTE,
    },
    ['Nova', 'https://gauntlet.example/reset-password?token=abc', '10 minutes'],
  ],
  [
    { kind: 'password-changed', username: 'Nova', at: Date.UTC(2026, 2, 2, 12), ended: ['Laptop', 'Phone'] },
    ['Nova', 'March 2, 2026', 'UTC', 'Laptop, Phone'],
  ],
  [{ kind: 'after-reset', username: 'Nova', at: Date.UTC(2026, 2, 2, 12), things: [] }, ['Nova', '/after-reset']],
  [
    { kind: 'passkey-changed', username: 'Nova', name: 'My <laptop>', isAdded: true, at: 0 },
    ['added', 'My <laptop>', '/settings'],
  ],
  [
    { kind: 'passkey-changed', username: 'Nova', name: 'My laptop', isAdded: false, at: 0 },
    ['removed', 'My laptop', '/forgot-password'],
  ],
  [{ kind: 'recovery-codes-replaced', username: 'Nova', at: 0 }, ['recovery codes', '/forgot-password']],
  [
    { kind: 'new-device', username: 'Nova', device: 'Chrome on <Windows>', address: '203.0.113.7', at: 0 },
    ['Nova', 'Chrome on <Windows>', '203.0.113.7', '/settings'],
  ],
  [{ kind: 'two-factor-changed', username: 'Nova', isOn: true, at: 0 }, ['is now on', 'recovery codes']],
  [{ kind: 'two-factor-changed', username: 'Nova', isOn: false, at: 0 }, ['is now off']],
  [
    { kind: 'data-ready', username: 'Nova', url: 'https://gauntlet.example/settings', expiresAt: Date.UTC(2026, 2, 9) },
    ['https://gauntlet.example/settings', 'March 9, 2026'],
  ],
  [{ kind: 'account-closed', username: 'Nova' }, ['Nova', 'closed']],
  [
    { kind: 'standing-changed', username: 'Nova', status: 'suspended', reason: 'Two accounts & more' },
    ['Two accounts & more'],
  ],
  [{ kind: 'standing-changed', username: 'Nova', status: 'banned', reason: 'Cheating' }, ['banned', 'Cheating']],
  [{ kind: 'standing-changed', username: 'Nova', status: 'active', reason: 'Appeal' }, ['open again', '/login']],
];

describe('with a mail server', () => {
  let post: Post;
  let gate: HttpGateway;
  beforeAll(async () => {
    post = new Post();
    gate = await HttpGateway.open({
      env: {
        MAIL_URL: await post.open(),
        MAIL_FROM: 'Gauntlet <hello@gauntlet.example>',
        PUBLIC_URL: 'https://gauntlet.example',
      },
    });
  });
  afterAll(async () => {
    await gate.close();
    await post.close();
  });

  test.each(KINDS)('%j arrives as HTML and as plain text', async (mail, finds) => {
    post.received.length = 0;
    await order(gate, mail);
    expect(post.received, 'not before the job').toEqual([]);
    await runJobs(gate);
    const [got] = post.received;
    expect(got).toMatchObject({ from: 'hello@gauntlet.example', to: ['nova@players.example'] });
    expect(got?.mail.from).toMatchObject({ name: 'Gauntlet', address: 'hello@gauntlet.example' });
    expect(got?.mail.subject).toMatch(/Gauntlet|Two-factor/);
    expect(got?.mail.messageId).toMatch(/^<[\w-]{36}@gauntlet\.example>$/);
    const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    for (const text of finds) {
      expect(got?.mail.text).toContain(text);
      expect(got?.mail.html?.replaceAll('<!-- -->', '')).toContain(escaped(text));
    }
    expect(got?.mail.html, 'nothing is fetched from anywhere').not.toMatch(/<img|<link|url\(|@import|<script/i);
    expect(await gate.db.read.select().from(jobs)).toEqual([]);
    expect(await gate.db.read.select().from(mailbox), 'nothing stays here').toEqual([]);
  });

  test('a message that the server does not take is tried again later, and arrives once', async () => {
    post.received.length = 0;
    post.isRefusing = true;
    await order(gate, { kind: 'verify-email', username: 'Nova', code: '042917', url: null, lifeMs: 10 * MINUTE });
    const logged = await runJobs(gate);
    expect(logged.join('')).toContain('the mail server did not take the message: EENVELOPE 451');
    expect(logged.join('')).not.toMatch(/nova@players|post-Secret/);
    expect(findsCode(logged.join(''), '042917')).toBe(false);
    const [waiting] = await gate.db.read.select().from(jobs);
    expect(waiting).toMatchObject({ kind: 'mail.send', attempts: 1, runAt: gate.deps.now() + SECOND });
    gate.pass(SECOND);
    await runJobs(gate);
    gate.pass(2 * SECOND);
    post.isRefusing = false;
    await runJobs(gate);
    expect(post.received).toHaveLength(1);
    expect(post.received[0]?.mail.messageId).toContain(waiting?.id);
    gate.pass(HOUR);
    await runJobs(gate);
    expect(post.received).toHaveLength(1);
  });

  test('a message that is refused for good is not tried again, whatever it is, and the log says so', async () => {
    post.received.length = 0;
    post.isRefusing = true;
    for (const refusal of [550, 551, 552, 553, 554]) {
      post.refusal = refusal;
      await order(gate, { kind: 'account-closed', username: 'Nova' });
      const logged = (await runJobs(gate)).join('');
      expect(logged).toContain(`the mail server refused the message for good: EENVELOPE ${refusal}`);
      expect(logged).not.toContain('nova@players');
      expect(await gate.db.read.select().from(jobs)).toEqual([]);
    }
    post.refusal = 530; // sign in first
    await order(gate, { kind: 'account-closed', username: 'Nova' });
    await runJobs(gate);
    expect(await gate.db.read.select().from(jobs), 'what is about us is put right').toHaveLength(1);
    post.isRefusing = false;
    gate.pass(SECOND);
    await runJobs(gate);
    expect(post.received).toHaveLength(1);
  });

  test('the page that waits for a code hears that no mail server takes it, whether the address has an account or not', async () => {
    const PENDING = 'query P($id: ID!) { pendingRegistration(id: $id) { id sentTo isUndeliverable } }';
    const isUndeliverable = async (id: string) =>
      (await gate.visitor().ask<{ pendingRegistration: { isUndeliverable: boolean } | null }>(PENDING, { id }))
        .pendingRegistration?.isUndeliverable;
    const known = await gate.player();
    post.isRefusing = true;
    post.refusal = 550;
    for (const email of [
      'unknown@players.example',
      'мария@players.example',
      'jürgen@players.example',
      known.user.email,
    ]) {
      const { id } = await register(gate.visitor(), formOf({ email }));
      expect(await isUndeliverable(id), email).toBe(false);
      await runJobs(gate);
      expect(await isUndeliverable(id), email).toBe(true);
      const entered = await gate.visitor().graphql(VERIFY, { input: { registrationId: id, code: '000000' } });
      expect(entered.errors[0]?.extensions['code'], email).toBe('CODE_EXPIRED');
    }
    post.refusal = 451;
    const { id } = await register(gate.visitor(), formOf({ email: 'busy@players.example' }));
    await runJobs(gate);
    expect(await isUndeliverable(id), 'a busy mailbox').toBe(false);
    post.isRefusing = false;
    gate.pass(SECOND);
    await runJobs(gate);
    expect(await isUndeliverable('none')).toBeUndefined();
  });

  test('a code that nobody could use any more is not sent; other messages are tried for three days', async () => {
    post.received.length = 0;
    await order(gate, { kind: 'verify-email', username: 'Nova', code: '042917', url: null, lifeMs: 10 * MINUTE });
    await order(gate, { kind: 'account-closed', username: 'Nova' });
    gate.pass(10 * MINUTE + 1);
    await runJobs(gate);
    expect(post.received.map(({ mail }) => mail.subject)).toEqual(['Your Gauntlet account is closed']);
    await order(gate, { kind: 'account-closed', username: 'Nova' });
    gate.pass(3 * DAY + 1);
    await runJobs(gate);
    expect(post.received).toHaveLength(1);
    expect(await gate.db.read.select().from(jobs)).toEqual([]);
  });

  test('nothing can be put into a header by a name or an address', async () => {
    post.received.length = 0;
    await order(gate, {
      kind: 'standing-changed',
      username: 'Nova\r\nBcc: spy@evil.example',
      status: 'banned',
      reason: '\r\n.\r\nMAIL FROM:<spy@evil.example>',
    });
    await runJobs(gate);
    expect(post.received).toHaveLength(1);
    expect(post.received[0]).toMatchObject({ to: ['nova@players.example'] });
    expect(post.received[0]?.mail.bcc).toBeUndefined();
  });

  test('the development mailbox is not there', async () => {
    expect((await gate.visitor().send({ path: '/dev/mailbox' })).status).toBe(404);
  });

  test('wrong credentials and a server that is away are told without naming them', async () => {
    const message = { id: 'x', to: 'nova@players.example', subject: 's', html: 'h', text: 't', code: null, url: null };
    const { port } = new URL(gate.deps.config.mailUrl ?? '');
    for (const url of [`smtp://gauntlet:wrong-Secret@127.0.0.1:${port}`, 'smtp://gauntlet:wrong-Secret@127.0.0.1:1']) {
      const failure = await smtpMailer(url, 'hello@gauntlet.example', { requireTLS: false })
        .send(message)
        .catch((error: unknown) => error);
      expect(String(failure)).toMatch(/did not take the message: (EAUTH 535|ESOCKET|ECONNECTION)/);
      expect(String(failure)).not.toMatch(/wrong-Secret|nova@/);
    }
  });

  test('in production a server that does not switch to TLS is told nothing', async () => {
    post.received.length = 0;
    const message = { id: 'x', to: 'nova@players.example', subject: 's', html: 'h', text: 't', code: null, url: null };
    const { mailUrl } = gate.deps.config;
    const strict = smtpMailer(mailUrl ?? '', 'hello@gauntlet.example', { requireTLS: true });
    await expect(strict.send(message)).rejects.toThrow(/did not take the message: E(TLS|SOCKET)/);
    expect(post.received).toEqual([]);
  });

  test('an address is taken as one, never read as a list of them', async () => {
    post.received.length = 0;
    await order(gate, { kind: 'account-closed', username: 'Nova' }, 'other@players.example,victim@players.example');
    await runJobs(gate);
    expect(post.received.flatMap(({ to }) => to)).not.toContain('victim@players.example');
  });
});

describe('without a mail server', () => {
  let gate: HttpGateway;
  beforeEach(async () => {
    gate = await HttpGateway.open();
  });
  afterEach(() => gate.close());
  const get = (path: string, method = 'GET') => gate.visitor().send({ method, path });

  test('messages are kept for the development mailbox, newest first, with what to copy from them', async () => {
    expect((await get('/dev/mailbox')).text).toContain('No messages yet');
    await order(gate, { kind: 'verify-email', username: 'Nova', code: '042917', url: null, lifeMs: 10 * MINUTE });
    await runJobs(gate);
    gate.pass(SECOND);
    await order(gate, {
      kind: 'reset-password',
      username: 'Nova',
      url: 'https://gauntlet.example/reset-password?token=a&b=<',
      lifeMs: 10 * MINUTE,
    });
    await runJobs(gate);
    const list = await get('/dev/mailbox');
    expect(list.status).toBe(200);
    expect(list.text.indexOf('Set a new Gauntlet password')).toBeLessThan(list.text.indexOf('Your code for Gauntlet'));
    const [reset = '', verify = ''] = [...list.text.matchAll(/href="(\/dev\/mailbox\/[\w-]+)"/g)].map(
      ([, path]) => path ?? '',
    );
    expect((await get(verify)).text).toContain('<output id="code">042917</output>');
    expect((await get(reset)).text).toContain('href="https://gauntlet.example/reset-password?token=a&amp;b=&lt;"');
  });

  test('its pages run nothing but their own script, are not kept and not framed', async () => {
    const { headers, text } = await get('/dev/mailbox');
    const policy = String(headers['content-security-policy']);
    const [, nonce] = /script-src 'nonce-([\w-]{22})'/.exec(policy) ?? [];
    expect(text).toContain(`<script nonce="${nonce}">`);
    expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(headers['cache-control']).toBe('no-store');
    expect((await get('/dev/mailbox')).headers['content-security-policy']).not.toBe(policy);
  });

  test('a message is markup nowhere but in its own frame', async () => {
    await order(gate, {
      kind: 'standing-changed',
      username: '<script>alert(1)</script>',
      status: 'active',
      reason: '"><img>',
    });
    await runJobs(gate);
    const [path = ''] = [...(await get('/dev/mailbox')).text.matchAll(/href="(\/dev\/mailbox\/[\w-]+)"/g)].map(
      ([, one]) => one,
    );
    const { text } = await get(path);
    expect(text).not.toContain('<script>alert');
    expect(text.match(/<img/g)).toBeNull();
    expect(text).toContain('sandbox="allow-popups');
  });

  test.each([
    '/dev/mailbox/none',
    '/dev/mailbox/',
    '/dev/other',
    '/dev/',
    `/dev/mailbox/${'x'.repeat(500)}`,
    '/dev/mailbox/%00',
  ])('%s is not found', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test('is only for reading', async () => {
    expect((await get('/dev/mailbox', 'POST')).status).toBe(404);
  });

  test('what was sealed under another secret is passed over, and given up after three days', async () => {
    const before = (await get('/dev/mailbox')).text;
    const at = gate.deps.now();
    await gate.db.transact(async (tx) => {
      await tx.insert(mailbox).values({ id: 'unreadable', sealed: 'x'.repeat(80), at });
      await enqueueJob(tx, {
        id: 'lost',
        kind: 'mail.send',
        payload: { sealed: 'x'.repeat(80) },
        runAt: at,
        createdAt: at,
      });
    });
    const list = await get('/dev/mailbox');
    expect(list.status).toBe(200);
    expect(list.text.match(/<li>/g)).toEqual(before.match(/<li>/g));
    expect((await get('/dev/mailbox/unreadable')).status).toBe(404);
    await runJobs(gate);
    expect(await gate.db.read.select().from(jobs)).toMatchObject([{ id: 'lost', attempts: 1 }]);
    gate.pass(3 * DAY + 1);
    await runJobs(gate);
    expect(await gate.db.read.select().from(jobs)).toEqual([]);
  });

  test('a message that was ordered twice by a job that ran twice is kept once, and goes after a week', async () => {
    const before = await gate.db.read.select().from(mailbox);
    await order(gate, { kind: 'account-closed', username: 'Nova' });
    const [job] = await gate.db.read.select().from(jobs);
    await runJobs(gate);
    if (job) await gate.db.transact((tx) => tx.insert(jobs).values(job));
    await runJobs(gate);
    expect(await gate.db.read.select().from(mailbox)).toHaveLength(before.length + 1);
    gate.pass(7 * DAY);
    await deleteExpired(gate.deps);
    expect(await gate.db.read.select().from(mailbox)).toEqual([]);
  });
});

test('no code, token or password is in clear in any table, waiting or sent, nor in the log', async () => {
  const gate = await HttpGateway.open();
  const everything = async () => `${await gate.contents()}\n${gate.logged.join('')}`;
  const form = formOf();
  const client = gate.visitor();
  const { id } = await register(client, form);
  const waiting = await everything();
  const code = await codeFor(gate, form.email);
  await client.ask(VERIFY, { input: { registrationId: id, code } });
  const token = await resetTokenFor(gate, gate.visitor(), form.email);
  const linked = await everything();
  const next = 'another-Horse-7';
  await gate.visitor().ask(RESET, { input: { token, password: next, confirmPassword: next } });
  const seen = `${waiting}\n${linked}\n${await everything()}\n${(await runJobs(gate)).join('')}`;
  expect(seen, 'what is looked for would be found').toContain(form.email);
  for (const secret of [PASSWORD, next, token]) expect(seen).not.toContain(secret);
  expect(findsCode(`the code is ${code}.`, code)).toBe(true);
  expect(findsCode(seen, code)).toBe(false);
  await gate.close();
});

test('production wants a mail server, and whatever is configured must be one', () => {
  const production = {
    NODE_ENV: 'production',
    PAYMENTS: 'sandbox',
    SESSION_SECRET: 'a secret of our very own',
    PUBLIC_URL: 'https://gauntlet.example',
  };
  expect(() => readConfig(production)).toThrow(/MAIL_URL: must be set .*production/);
  expect(() => readConfig({ ...production, MAIL_URL: 'https://mail.example' })).toThrow(/MAIL_URL: must be an smtp/);
  expect(() => readConfig({ MAIL_FROM: 'nobody' })).toThrow(/MAIL_FROM: must hold/);
  expect(() => readConfig({ MAIL_FROM: 'a@b.co\r\nBcc: c@d.co' })).toThrow(/MAIL_FROM/);
  expect(readConfig({ ...production, MAIL_URL: 'smtps://user:secret@mail.example' })).toMatchObject({
    mailUrl: 'smtps://user:secret@mail.example',
    mailFrom: 'Gauntlet <no-reply@gauntlet.example>',
  });
});
