import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APPLICATIONS_MAX } from '../../../domain/platform/application.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import {
  APPLICATIONS,
  CHANGE_APPLICATION,
  REGISTER,
  REMOVE_APPLICATION,
  REPLACE_SECRET,
  authorizePath,
  begin,
  locationOf,
  post,
  register,
} from '../../support/oauth-steps.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());

const APPLICATION_LOGOS = '{ applications { logoUrl } }';
const ASKED_LOGO = 'query A($ref: ConnectRequestRef!) { askedOfMe(ref: $ref) { logoUrl } }';

const TERMS = { name: ' Score Bot ', description: ' Posts your results. ', redirects: ['https://bot.example/a'] };
const GONE = { status: 404, code: 'NOT_FOUND' };

describe('an application', () => {
  test('is registered with what players read of it, and listed to its owner alone', async () => {
    const [owner, other] = [await gate.player(), await gate.player()];
    const { registerApplication } = await owner.ask<{ registerApplication: { application: { id: string } } }>(
      REGISTER,
      {
        input: { ...TERMS, redirects: [...TERMS.redirects, ...TERMS.redirects] },
        isConfidential: false,
      },
    );
    const { application } = registerApplication;
    expect(registerApplication).toEqual({
      secret: null,
      application: {
        id: expect.any(String) as string,
        name: 'Score Bot',
        description: 'Posts your results.',
        redirects: ['https://bot.example/a'],
        isConfidential: false,
        createdAt: gate.deps.now(),
      },
    });
    expect(await owner.ask(APPLICATIONS)).toEqual({ applications: [application] });
    expect(await other.ask(APPLICATIONS)).toEqual({ applications: [] });
  });

  test.each([
    ['no name', { name: ' ' }],
    ['a name that is too long', { name: 'x'.repeat(61) }],
    ['a description that is too long', { description: 'x'.repeat(281) }],
    ['an address in the clear', { redirects: ['http://bot.example/'] }],
    ['an address of another scheme', { redirects: ['javascript:alert(1)'] }],
    ['an address with a fragment', { redirects: ['https://bot.example/#a'] }],
    ['eleven addresses', { redirects: Array.from({ length: 11 }, (_, n) => `https://bot.example/${n}`) }],
  ] as const)('with %s is neither registered nor changed to it', async (_, but) => {
    const owner = await gate.player();
    const { id } = await register(owner);
    const input = { ...TERMS, ...but };
    expect(await owner.refusal(REGISTER, { input, isConfidential: false })).toMatchObject({
      status: 400,
      code: 'BAD_INPUT',
    });
    expect(await owner.refusal(CHANGE_APPLICATION, { id, input })).toMatchObject({ status: 400, code: 'BAD_INPUT' });
    expect(await owner.ask(APPLICATIONS)).toMatchObject({ applications: [{ id, name: 'Score Bot' }] });
  });

  test('has the logo that its owner sends, drawn anew, which everybody may see until it is changed or removed', async () => {
    const [owner, other] = [await gate.player(), await gate.player()];
    const { id } = await register(owner);
    const put = (client: SignedIn, body: Buffer, type = 'image/png') =>
      client.send({ method: 'POST', path: `/api/applications/${id}/logo`, headers: { 'content-type': type }, body });
    const base = sharp({ create: { width: 300, height: 200, channels: 3, background: { r: 20, g: 60, b: 200 } } });
    const [png, webp] = await Promise.all([base.clone().png().toBuffer(), base.clone().webp().toBuffer()]);
    const logoOf = async (): Promise<string | null> => {
      const { applications } = await owner.ask<{ applications: [{ logoUrl: string | null }] }>(APPLICATION_LOGOS);
      return applications[0].logoUrl;
    };

    expect((await put(other, png)).json).toMatchObject({ code: 'NOT_FOUND' });
    expect((await put(owner, Buffer.from('<svg/>'))).json).toMatchObject({ code: 'FILE_UNUSABLE' });
    expect((await put(owner, Buffer.alloc(2 * 1_024 * 1_024 + 1, png))).json).toMatchObject({ code: 'FILE_TOO_LARGE' });
    expect(await logoOf()).toBeNull();

    const first = (await put(owner, png)).json as { logoUrl: string };
    const second = (await put(owner, webp, 'image/webp')).json as { logoUrl: string };
    expect(await logoOf()).toBe(second.logoUrl);
    expect((await fetch(gate.url + first.logoUrl)).status).toBe(404);
    const shown = await fetch(gate.url + second.logoUrl);
    const { width, height, format } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect({ width, height, format }).toEqual({ width: 256, height: 256, format: 'webp' });
    const asked = await begin(other, id);
    expect(await other.ask(ASKED_LOGO, { ref: { id: asked } })).toEqual({ askedOfMe: { logoUrl: second.logoUrl } });

    const path = `/api/applications/${id}/logo`;
    expect((await other.send({ method: 'DELETE', path })).json).toMatchObject({ code: 'NOT_FOUND' });
    expect((await owner.send({ method: 'DELETE', path })).json).toEqual({ logoUrl: null });
    expect(await logoOf()).toBeNull();
    expect((await fetch(gate.url + second.logoUrl)).status).toBe(404);

    const third = (await put(owner, png)).json as { logoUrl: string };
    await owner.ask(REMOVE_APPLICATION, { id });
    expect((await fetch(gate.url + third.logoUrl)).status).toBe(404);
  });

  test('is one of ten at the most, and one that is removed makes room', async () => {
    const owner = await gate.player();
    const all = [];
    for (let n = 0; n < APPLICATIONS_MAX; n++) all.push(await register(owner));
    expect(await owner.refusal(REGISTER, { input: TERMS, isConfidential: false })).toEqual({
      status: 409,
      code: 'LIMIT_EXCEEDED',
      data: { max: APPLICATIONS_MAX },
    });
    await owner.ask(REMOVE_APPLICATION, { id: all[0]?.id });
    await register(owner);
  });

  test('sends players to its new addresses once they are changed, and to the earlier ones no more', async () => {
    const owner = await gate.player();
    const { id } = await register(owner);
    await owner.ask(CHANGE_APPLICATION, { id, input: { ...TERMS, name: 'Scores' } });
    const but = { redirect_uri: 'https://bot.example/a' };
    expect(await begin(owner, id, { but })).toMatch(/^[\w-]+$/);
    expect(locationOf(await owner.send({ path: authorizePath(id) }))).toContain('/connect/failed');
    expect(await owner.ask(APPLICATIONS)).toMatchObject({
      applications: [{ name: 'Scores', redirects: TERMS.redirects }],
    });
  });

  test('has its secret replaced at once, and one without a secret gets none', async () => {
    const owner = await gate.player();
    const { id, secret } = await register(owner, { isConfidential: true });
    const { replaceApplicationSecret: next } = await owner.ask<{ replaceApplicationSecret: { secret: string } }>(
      REPLACE_SECRET,
      { id },
    );
    expect(next.secret).not.toBe(secret);
    const ask = async (given: string) =>
      (await post(gate, '/device/auth', { client_id: id, client_secret: given, scope: 'account:read' })).status;
    expect(await ask(secret ?? '')).toBe(401);
    expect(await ask(next.secret)).toBe(200);
    expect(await owner.refusal(REPLACE_SECRET, { id: (await register(owner)).id })).toEqual(GONE);
  });

  test('of somebody else is neither changed nor removed, and gets no other secret', async () => {
    const [owner, other] = [await gate.player(), await gate.player()];
    const { id } = await register(owner, { isConfidential: true });
    expect(await other.refusal(CHANGE_APPLICATION, { id, input: TERMS })).toEqual(GONE);
    expect(await other.refusal(REPLACE_SECRET, { id })).toEqual(GONE);
    expect(await other.refusal(REMOVE_APPLICATION, { id })).toEqual(GONE);
    expect(await owner.ask(APPLICATIONS)).toMatchObject({ applications: [{ id }] });
  });

  test('without addresses is entered by device codes alone', async () => {
    const owner = await gate.player();
    const { id } = await register(owner, { redirects: [] });
    expect((await post(gate, '/device/auth', { client_id: id, scope: 'account:read' })).status).toBe(200);
    expect(locationOf(await owner.send({ path: authorizePath(id) }))).toContain('/connect/failed');
  });
});
