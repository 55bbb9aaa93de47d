import { createHash } from 'node:crypto';
import { type IncomingMessage, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pendingProofs } from '../../../db/security/second-factor.table.ts';
import { linkedAccounts } from '../../../db/profiles/linked-account.table.ts';
import { LINKED_PROVIDERS } from '../../../domain/profiles/linked-providers.ts';
import { readConfig } from '../../../gateway/kernel/config/config.ts';
import { oauthClientOf } from '../../../gateway/profiles/oauth-providers.ts';
import { type SignedIn, HttpGateway } from '../../support/http-gateway.ts';

const START_LINK = 'mutation ($provider: LinkedProvider!) { startAccountLink(provider: $provider) }';
const UNLINK = 'mutation ($provider: LinkedProvider!) { unlinkAccount(provider: $provider) { id } }';
const OFFERS = '{ viewer { linkOffers { provider isConfigured account { name } } } }';
const MINUTE = 60_000;

/** Stands for all four sites: gives a token for a code whose verifier fits, and says who has agreed. */
class Site {
  /** Who agrees next. */
  person = { id: 'there-1', name: 'NightHawkTV' };
  failing = false;
  /** What it says otherwise than it should of a token. */
  odd: Readonly<Record<string, unknown>> = {};
  readonly asked: { path: string; headers: IncomingMessage['headers']; form: URLSearchParams }[] = [];
  /** The challenge that came with the code. */
  challenge = '';
  readonly #server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      const form = new URLSearchParams(body);
      this.asked.push({ path, headers: request.headers, form });
      const proof = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      const isRight = request.method === 'GET' || proof === this.challenge;
      response.statusCode = this.failing || !isRight ? 400 : 200;
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(this.#answer(path)));
    });
  });

  #answer(path: string): unknown {
    const { id, name } = this.person;
    switch (path) {
      case '/helix/users':
        return { data: [{ id, display_name: name }] };
      case '/youtube/v3/channels':
        return { items: [{ id, snippet: { title: name } }] };
      case '/public/v1/users':
        return { data: [{ user_id: Number(id.replaceAll(/\D/g, '')), name }] };
      case '/api/users/@me':
        return { id, username: 'plain', global_name: name };
      default:
        // With a list of scopes, as Twitch has it.
        return { access_token: 'token-of-the-site', token_type: 'bearer', scope: ['user:read'], ...this.odd };
    }
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => void this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

const site = new Site();
let gate: HttpGateway;
beforeAll(async () => {
  const url = await site.open();
  const env = Object.fromEntries(
    ['TWITCH', 'YOUTUBE', 'KICK', 'DISCORD'].flatMap((name) => [
      [`${name}_CLIENT_ID`, `${name}-client`],
      [`${name}_CLIENT_SECRET`, `${name}-secret`],
      [`OAUTH_${name}_URL`, url],
    ]),
  );
  gate = await HttpGateway.open({ env });
});
afterAll(async () => {
  await gate.close();
  site.close();
});
beforeEach(() => {
  site.failing = false;
  site.odd = {};
  site.asked.length = 0;
});

/** Goes to the site and agrees; answers what the site sends the browser back with. */
async function agree(player: SignedIn, provider: string): Promise<{ state: string; address: URL }> {
  const { startAccountLink } = await player.ask<{ startAccountLink: string }>(START_LINK, { provider });
  const address = new URL(startAccountLink);
  site.challenge = address.searchParams.get('code_challenge') ?? '';
  return { state: address.searchParams.get('state') ?? '', address };
}

async function comeBack(player: Pick<SignedIn, 'rest'>, provider: string, query: Record<string, string>) {
  const search = new URLSearchParams(query);
  const answer = await player.rest('GET', `/api/oauth/${provider.toLowerCase()}/callback?${search.toString()}`);
  expect(answer.status).toBe(303);
  const location = new URL(String(answer.headers.location), 'http://here.example');
  expect(location.pathname).toBe('/profile');
  return location.searchParams.get('link');
}

const namesOf = async (player: SignedIn) => {
  const { viewer } = await player.ask<{
    viewer: { linkOffers: { provider: string; isConfigured: boolean; account: { name: string } | null }[] };
  }>(OFFERS);
  expect(viewer.linkOffers.every(({ isConfigured }) => isConfigured)).toBe(true);
  return Object.fromEntries(viewer.linkOffers.map(({ provider, account }) => [provider, account?.name ?? null]));
};

it('links and unlinks an account of each site, with a code, its verifier and nothing kept of the token (PR-02)', async () => {
  const player = await gate.player();
  for (const provider of ['TWITCH', 'YOUTUBE', 'KICK', 'DISCORD']) {
    gate.pass(1);
    site.person = { id: `${provider.length}${provider.charCodeAt(0)}`, name: `Hawk on ${provider}` };
    const { state, address } = await agree(player, provider);
    const callback = `${gate.deps.config.publicUrl}/api/oauth/${provider.toLowerCase()}/callback`;
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: `${provider}-client`,
      redirect_uri: callback,
      code_challenge_method: 'S256',
    });
    expect(await comeBack(player, provider, { state, code: 'a-code' })).toBe('linked');
    const [token, account] = site.asked.splice(0);
    expect(Object.fromEntries(token?.form ?? [])).toMatchObject({
      grant_type: 'authorization_code',
      code: 'a-code',
      client_secret: `${provider}-secret`,
      redirect_uri: callback,
    });
    expect(account?.headers.authorization).toBe('Bearer token-of-the-site');
    expect((await namesOf(player))[provider]).toBe(`Hawk on ${provider}`);
  }
  expect(await gate.contents()).not.toContain('token-of-the-site');
  const profile = `{ player(username: "${player.user.username}") { linkedAccounts { provider name } } }`;
  expect(await (await gate.player()).ask(profile)).toMatchObject({
    player: { linkedAccounts: [{ provider: 'TWITCH', name: 'Hawk on TWITCH' }, {}, {}, {}] },
  });
  await player.ask(UNLINK, { provider: 'KICK' });
  expect(await namesOf(player)).toMatchObject({ KICK: null, TWITCH: 'Hawk on TWITCH' });
});

it('takes a state once, from the browser session that began, for its site and within ten minutes', async () => {
  const [player, thief] = [await gate.player(), await gate.player()];
  site.person = { id: 'state-1', name: 'Stated' };
  const code = 'a-code';
  expect(await comeBack(player, 'TWITCH', { state: 'made-up', code })).toBe('expired');
  expect(await comeBack(player, 'TWITCH', { code })).toBe('expired');
  const stolen = (await agree(player, 'TWITCH')).state;
  expect(await comeBack(thief, 'TWITCH', { state: stolen, code })).toBe('expired');
  expect(await comeBack(player, 'TWITCH', { state: stolen, code }), 'spent by the attempt').toBe('expired');
  const elsewhere = (await agree(player, 'TWITCH')).state;
  expect(await comeBack(await gate.enter(player.user), 'TWITCH', { state: elsewhere, code })).toBe('expired');
  const crossed = (await agree(player, 'TWITCH')).state;
  expect(await comeBack(player, 'DISCORD', { state: crossed, code })).toBe('expired');
  const late = (await agree(player, 'TWITCH')).state;
  gate.pass(10 * MINUTE);
  expect(await comeBack(player, 'TWITCH', { state: late, code })).toBe('expired');
  const good = (await agree(player, 'TWITCH')).state;
  expect(await comeBack(player, 'TWITCH', { state: good, code })).toBe('linked');
  expect(await comeBack(player, 'TWITCH', { state: good, code })).toBe('expired');
  expect(site.asked, 'the site was asked for the good one only').toHaveLength(2);
});

it('links one account of a site to one player, and one to each player', async () => {
  const [one, other] = [await gate.player(), await gate.player()];
  site.person = { id: 'shared', name: 'Shared' };
  const link = async (player: SignedIn) =>
    comeBack(player, 'TWITCH', { state: (await agree(player, 'TWITCH')).state, code: 'c' });
  expect(await link(one)).toBe('linked');
  expect(await link(other)).toBe('PROVIDER_ACCOUNT_TAKEN');
  expect(await namesOf(other)).toMatchObject({ TWITCH: null });
  site.person = { id: 'second', name: 'Second' };
  expect(await link(one), 'another account takes the place of the first').toBe('linked');
  expect(await namesOf(one)).toMatchObject({ TWITCH: 'Second' });
  site.person = { id: 'shared', name: 'Shared' };
  expect(await link(other), 'which is free again').toBe('linked');
});

it('says so when the player declines or the site fails, and links nothing', async () => {
  const player = await gate.player();
  const declined = await agree(player, 'KICK');
  expect(await comeBack(player, 'KICK', { state: declined.state, error: 'access_denied' })).toBe('declined');
  site.failing = true;
  const failing = await agree(player, 'KICK');
  expect(await comeBack(player, 'KICK', { state: failing.state, code: 'c' })).toBe('failed');
  site.failing = false;
  site.challenge = 'of somebody else';
  const { state } = await agree(player, 'KICK');
  site.challenge = 'of somebody else';
  expect(await comeBack(player, 'KICK', { state, code: 'c' }), 'the verifier does not fit').toBe('failed');
  const later = await agree(player, 'KICK');
  expect(await comeBack(gate.visitor(), 'KICK', { state: later.state, code: 'c' })).toBe('UNAUTHENTICATED');
  expect(await comeBack(player, 'nowhere', { state: later.state, code: 'c' })).toBe('PROVIDER_MISSING');
  expect(await namesOf(player)).toMatchObject({ KICK: null });
});

it('takes no token that is of another kind, empty or missing', async () => {
  const player = await gate.player();
  for (const odd of [{ token_type: 'mac' }, { token_type: undefined }, { access_token: '' }, { access_token: null }]) {
    site.odd = odd;
    const { state } = await agree(player, 'DISCORD');
    expect(await comeBack(player, 'DISCORD', { state, code: 'c' }), JSON.stringify(odd)).toBe('failed');
  }
  expect(site.asked.map(({ path }) => path)).not.toContain('/api/users/@me');
  expect(await namesOf(player)).toMatchObject({ DISCORD: null });
});

it('offers nothing where the operator has set nothing up, and says so', async () => {
  const bare = await HttpGateway.open();
  const player = await bare.player();
  const { viewer } = await player.ask<{ viewer: { linkOffers: { isConfigured: boolean }[] } }>(OFFERS);
  expect(viewer.linkOffers.map(({ isConfigured }) => isConfigured)).toEqual([false, false, false, false]);
  expect((await player.refusal(START_LINK, { provider: 'TWITCH' })).code).toBe('PROVIDER_MISSING');
  expect(await bare.db.read.select().from(pendingProofs)).toEqual([]);
  expect(await bare.db.read.select().from(linkedAccounts)).toEqual([]);
  await bare.close();
});

it('speaks to the four sites over https, at addresses that only tests may move', () => {
  const set = { TWITCH_CLIENT_ID: 'a', TWITCH_CLIENT_SECRET: 'b' };
  const production = {
    NODE_ENV: 'production',
    PAYMENTS: 'sandbox',
    SESSION_SECRET: 'a secret of production',
    PUBLIC_URL: 'https://gauntlet.example',
    MAIL_URL: 'smtps://mail.example',
  };
  const config = readConfig(
    Object.fromEntries(
      LINKED_PROVIDERS.flatMap((name) => [
        [`${name.toUpperCase()}_CLIENT_ID`, 'a'],
        [`${name.toUpperCase()}_CLIENT_SECRET`, 'b'],
      ]),
    ),
  );
  for (const provider of LINKED_PROVIDERS) {
    const client = oauthClientOf(config, provider);
    for (const address of [client?.authorize, client?.token, client?.account]) expect(address).toMatch(/^https:\/\//);
  }
  expect(() => readConfig({ TWITCH_CLIENT_ID: 'a' })).toThrow(/TWITCH_CLIENT_ID and TWITCH_CLIENT_SECRET/);
  expect(readConfig({ ...production, ...set }).oauth.twitch?.clientId).toBe('a');
  expect(() => readConfig({ ...production, ...set, OAUTH_TWITCH_URL: 'http://127.0.0.1:1' })).toThrow(
    /OAUTH_TWITCH_URL: .*tests/,
  );
});
