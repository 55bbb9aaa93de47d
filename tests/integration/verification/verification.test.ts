import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../../db/accounts/user.table.ts';
import { uploads } from '../../../db/uploads/upload.table.ts';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { DAY, utcDay } from '../../../domain/shared/time.ts';
import { deleteExpired } from '../../../gateway/server/work/delete-expired.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

const PDF = Buffer.from('%PDF-1.7\nan identity card');
const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from('a bill')]);

const SUBMIT = `mutation ($day: String!) { submitVerification(input: { addressIssuedOn: $day }) { status request { id outcome } } }`;
const OWN = '{ verification { status hasIdentity hasAddress request { id outcome reason } } }';
const QUEUE = '{ pendingVerifications(first: 100) { edges { node { id userId username addressIssuedOn isOwn } } } }';
const DECIDE = `mutation ($id: ID!, $yes: Boolean!, $reason: String! = "") {
  decideVerification(input: { requestId: $id, isVerified: $yes, reason: $reason }) }`;

const VERIFY = `mutation ($id: ID!, $bornOn: String) {
  decideVerification(input: { requestId: $id, isVerified: true, bornOn: $bornOn }) }`;

let gate: HttpGateway;
let moderator: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
  moderator = await gate.player({ role: 'moderator' });
});
afterAll(() => gate.close());

const send = (client: SignedIn, kind: string, body: Buffer, type = 'application/pdf') =>
  client.send({ method: 'POST', path: `/api/uploads/${kind}`, headers: { 'content-type': type }, body });
const today = () => utcDay(gate.deps.now());

interface Own {
  readonly verification: {
    status: string;
    hasIdentity: boolean;
    hasAddress: boolean;
    request: { id: string; outcome: string; reason: string | null } | null;
  };
}
const own = async (client: SignedIn) => (await client.ask<Own>(OWN)).verification;
const tier = async (client: SignedIn) =>
  (
    await client.ask<{ fundLimits: { tier: string; depositDay: { maxCents: number } } }>(
      '{ fundLimits { tier depositDay { maxCents } } }',
    )
  ).fundLimits;

const newcomer = () => gate.player({ verification: 'unverified' });

async function handIn(client: SignedIn): Promise<string> {
  expect((await send(client, 'identity', PDF)).status).toBe(200);
  expect((await send(client, 'address', PNG, 'image/png')).status).toBe(200);
  const { submitVerification } = await client.ask<{ submitVerification: { request: { id: string } } }>(SUBMIT, {
    day: today(),
  });
  return submitVerification.request.id;
}

interface Queue {
  readonly pendingVerifications: { edges: { node: { id: string; userId: string; isOwn: boolean } }[] };
}
const queue = async (client: SignedIn) =>
  (await client.ask<Queue>(QUEUE)).pendingVerifications.edges.map(({ node }) => node);

describe('from unverified to verified', () => {
  it('documents are handed in, staff see and decide, and the limits rise at once (WA-03, BC-09, AU-03)', async () => {
    const player = await newcomer();
    expect(await own(player)).toEqual({ status: 'UNVERIFIED', hasIdentity: false, hasAddress: false, request: null });
    expect(await tier(player)).toEqual({ tier: 'UNVERIFIED', depositDay: { maxCents: 100_00 } });
    const id = await handIn(player);
    expect(await own(player)).toMatchObject({ status: 'PENDING', request: { id, outcome: 'PENDING' } });
    expect((await tier(player)).tier, 'pending counts as unverified').toBe('UNVERIFIED');
    expect((await queue(moderator)).find((one) => one.id === id)).toMatchObject({
      userId: player.user.id,
      username: player.user.username,
      addressIssuedOn: today(),
      isOwn: false,
    });
    const administrator = await gate.player({ role: 'administrator' });
    await administrator.ask(DECIDE, { id, yes: true });
    expect(await own(player)).toMatchObject({ status: 'VERIFIED', request: { outcome: 'VERIFIED' } });
    expect(await tier(player)).toEqual({ tier: 'VERIFIED', depositDay: { maxCents: 2_500_00 } });
    expect((await queue(moderator)).map((one) => one.id)).not.toContain(id);
    expect(await moderator.refusal(DECIDE, { id, yes: false, reason: 'Changed my mind' })).toMatchObject({
      code: 'VERIFICATION_DECIDED',
    });
  });

  it('the date of birth on the document is kept with a yes, and none of whoever is too young for the terms', async () => {
    const player = await newcomer();
    const id = await handIn(player);
    const kept = async () => {
      const [row] = await gate.deps.db.read.select().from(users).where(eq(users.id, player.user.id));
      return row?.bornOn;
    };
    const year = Number(today().slice(0, 4)) - 17;
    for (const bornOn of [`${year}-01-01`, '2000-02-30', 'yesterday'])
      expect(await moderator.refusal(VERIFY, { id, bornOn })).toMatchObject({ code: 'BAD_INPUT', field: 'bornOn' });
    expect([await kept(), (await own(player)).status]).toEqual([null, 'PENDING']);
    await moderator.ask(VERIFY, { id, bornOn: '1990-05-04' });
    expect([await kept(), (await own(player)).status]).toEqual(['1990-05-04', 'VERIFIED']);
  });

  it('a no needs a reason, which the player reads, and other documents may follow', async () => {
    const player = await newcomer();
    const id = await handIn(player);
    expect(await moderator.refusal(DECIDE, { id, yes: false, reason: ' ' })).toMatchObject({
      code: 'BAD_INPUT',
      field: 'reason',
    });
    await moderator.ask(DECIDE, { id, yes: false, reason: 'The photo is blurred' });
    expect(await own(player)).toEqual({
      status: 'UNVERIFIED',
      hasIdentity: false,
      hasAddress: false,
      request: { id, outcome: 'REFUSED', reason: 'The photo is blurred' },
    });
    const second = await handIn(player);
    expect(second).not.toBe(id);
    expect((await own(player)).status).toBe('PENDING');
  });

  it('is asked for once at a time, with both documents and an address proof of the last 90 days', async () => {
    const player = await newcomer();
    const submit = (day = today()) => player.refusal(SUBMIT, { day });
    expect(await submit()).toMatchObject({ code: 'BAD_INPUT', field: 'identity' });
    await send(player, 'identity', PDF);
    expect(await submit()).toMatchObject({ code: 'BAD_INPUT', field: 'address' });
    await send(player, 'address', PNG, 'image/png');
    expect(await submit(utcDay(gate.deps.now() - 91 * DAY))).toMatchObject({
      code: 'BAD_INPUT',
      field: 'addressIssuedOn',
      data: { maxDays: 90 },
    });
    const both = await Promise.all([
      player.graphql(SUBMIT, { day: today() }),
      player.graphql(SUBMIT, { day: today() }),
    ]);
    expect(both.flatMap(({ errors }) => errors.map(({ extensions }) => extensions['code']))).toEqual([
      'VERIFICATION_PENDING',
    ]);
    expect((await send(player, 'identity', PDF)).json).toMatchObject({ code: 'VERIFICATION_PENDING' });
    expect((await send(await gate.player(), 'identity', PDF)).status, 'a verified one').toBe(400);
  });
});

describe('a document', () => {
  it('is a PDF or a picture by its first bytes, of 8 MB at the most', async () => {
    const player = await newcomer();
    const webp = Buffer.concat([Buffer.from('RIFF....WEBPVP8 ')]);
    const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2]);
    expect((await send(player, 'identity', webp, 'image/webp')).status).toBe(200);
    expect((await send(player, 'address', jpeg, 'image/jpeg')).status).toBe(200);
    const script = Buffer.from('<html><script>alert(1)</script>');
    expect((await send(player, 'identity', script)).json).toMatchObject({ code: 'FILE_UNUSABLE' });
    expect((await send(player, 'identity', PDF, 'text/html')).json).toMatchObject({ code: 'FILE_UNUSABLE' });
    const large = Buffer.alloc(8_000_001, '%PDF-');
    expect((await send(player, 'identity', large)).json).toMatchObject({ code: 'FILE_TOO_LARGE' });
    expect(
      (
        await gate.visitor().send({
          method: 'POST',
          path: '/api/uploads/identity',
          headers: { 'content-type': 'application/pdf' },
          body: PDF,
        })
      ).status,
    ).toBe(401);
  });

  it('reaches staff alone, as a file to be saved, and every look is written down', async () => {
    const player = await newcomer();
    const id = await handIn(player);
    const path = `/api/verification/${id}`;
    for (const stranger of [player, await gate.player()])
      expect((await stranger.rest('GET', `${path}/identity`)).status).toBe(403);
    const answer = await moderator.rest('GET', `${path}/identity`);
    expect(answer.text).toBe(PDF.toString());
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="identity-${player.user.id}.pdf"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'no-store',
    });
    expect((await moderator.rest('GET', `${path}/address`)).headers['content-type']).toBe('image/png');
    expect((await moderator.rest('GET', `${path}/avatar`)).status).toBe(404);
    expect((await moderator.rest('GET', '/api/verification/none/identity')).status).toBe(404);
    const looks = await gate.db.read.select().from(auditLog).where(eq(auditLog.subjectId, player.user.id));
    expect(looks.map(({ action, actorId }) => `${action} ${actorId}`).toSorted((a, b) => a.localeCompare(b))).toEqual([
      `verification.opened-address ${moderator.user.id}`,
      `verification.opened-identity ${moderator.user.id}`,
    ]);
    const [upload] = await gate.db.read.select().from(uploads).where(eq(uploads.ownerId, player.user.id));
    expect((await gate.visitor().rest('GET', `/media/${upload?.id ?? ''}`)).status, 'no public address').toBe(404);
  });

  it('that is not handed in is gone after a day, a refused one after thirty, and one that counts stays', async () => {
    const [idle, refused, kept] = [await newcomer(), await newcomer(), await newcomer()];
    await send(idle, 'identity', PDF);
    const no = await handIn(refused);
    await moderator.ask(DECIDE, { id: no, yes: false, reason: 'Too dark' });
    await handIn(kept);
    const count = async ({ user }: SignedIn) =>
      (await gate.db.read.select({ id: uploads.id }).from(uploads).where(eq(uploads.ownerId, user.id))).length;
    const clean = async (days: number) => {
      gate.pass(days * DAY);
      await deleteExpired(gate.deps);
      return [await count(idle), await count(refused), await count(kept)];
    };
    expect(await clean(0)).toEqual([1, 2, 2]);
    expect(await clean(1)).toEqual([0, 2, 2]);
    expect(await clean(29)).toEqual([0, 0, 2]);
    moderator = await gate.enter(moderator.user);
    expect((await moderator.rest('GET', `/api/verification/${no}/identity`)).status).toBe(404);
  });
});

it('nobody decides over or opens the own documents, and players decide nothing (C-05)', async () => {
  const judge = await gate.player({ role: 'moderator', verification: 'unverified' });
  const id = await handIn(judge);
  expect((await queue(judge)).find((one) => one.id === id)?.isOwn).toBe(true);
  expect(await judge.refusal(DECIDE, { id, yes: true })).toMatchObject({ code: 'OWN_ACCOUNT' });
  expect((await judge.rest('GET', `/api/verification/${id}/identity`)).json).toMatchObject({ code: 'OWN_ACCOUNT' });
  const player = await gate.player();
  expect(await player.refusal(DECIDE, { id, yes: true })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await player.refusal(QUEUE)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await moderator.refusal(DECIDE, { id: 'none', yes: true })).toMatchObject({ code: 'NOT_FOUND' });
});
