// @module-tag engines
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { openDatabase } from '../../../db/client/open.ts';
import { lookAtConfig, readConfig } from '../../../gateway/kernel/config/config.ts';
import { DEMO_SECRET } from '../../../gateway/kernel/config/environment.ts';
import type { Answer } from '../../support/http-client.ts';
import { HttpGateway } from '../../support/http-gateway.ts';
import { goLive } from '../../support/socket-client.ts';

let folder: string;
let gate: HttpGateway;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gauntlet-build-'));
  for (const [path, text] of [
    [
      'web/index.html',
      '<!doctype html><title>Gauntlet</title><script type="module" src="/assets/app-1a2b3c.js"></script>',
    ],
    ['web/assets/app-1a2b3c.js', 'export {};'],
    ['web/robots.txt', 'User-agent: *'],
    ['web-es/index.html', '<!doctype html><html lang="es"><title>Gauntlet</title>'],
    ['web-es/assets/app-4d5e6f.js', 'export {};'],
    ['graphiql/index.html', '<!doctype html><title>Explorer</title>'],
    ['overlay/index.html', '<!doctype html><title>Overlay</title>'],
    ['overlay/assets/overlay-1a2b3c.js', 'export {};'],
    ['embed/index.html', '<!doctype html><title>Embed</title>'],
    ['embed/assets/embed-1a2b3c.js', 'export {};'],
    ['catalogue/index.html', '<!doctype html><title>Catalogue</title>'],
    ['secret.txt', 'not to be served'],
  ] as const) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  gate = await HttpGateway.open({ buildFolder: folder });
});
afterAll(async () => {
  await gate.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, from = gate) => from.visitor().send({ path });

describe('pages', () => {
  const policy = ({ headers }: Answer): Record<string, string> =>
    Object.fromEntries(
      String(headers['content-security-policy'])
        .split(';')
        .map((line) => [line.trim().split(' ', 1)[0] ?? '', line.trim().split(' ').slice(1).join(' ')]),
    );

  test('every page carries headers that keep foreign scripts, frames and guesses out', async () => {
    for (const path of ['/', '/dashboard?tab=create', '/graphiql/']) {
      const answer = await get(path);
      expect(policy(answer)['script-src'], path).toBe("'self'");
      expect(policy(answer)).toMatchObject({
        'default-src': "'self'",
        'object-src': "'none'",
        'frame-ancestors': "'none'",
        'base-uri': "'none'",
        'form-action': "'self'",
      });
      expect(String(answer.headers['content-security-policy']).replace(/style-src[^;]*/, '')).not.toMatch(
        /unsafe-inline|unsafe-eval|(?<!ws:\/\/(?:localhost|127\.0\.0\.1):)\*/,
      );
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(answer.headers['x-powered-by']).toBeUndefined();
    }
    for (const path of ['/assets/app-1a2b3c.js', '/assets/none.js']) {
      const answer = await get(path);
      expect(policy(answer), path).toMatchObject({ 'default-src': "'self'", 'frame-ancestors': "'none'" });
      expect(answer.headers, path).toMatchObject({ 'x-content-type-options': 'nosniff' });
    }
    for (const path of ['/api/battles', '/api/none', '/graphql', '/healthz', '/metrics', '/media/none']) {
      const answer = await get(path);
      expect(answer.headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
      expect(policy(answer)['default-src'], path).toBe("'none'");
      expect(answer.headers['content-type'], path).toMatch(/; ?charset=utf-8/);
    }
    expect((await get('/')).headers['strict-transport-security'], 'not on a developer’s machine').toBeUndefined();
  });

  test('the pages of overlays and of embedded tournaments alone may be shown within pages of other sites (CR-11)', async () => {
    for (const path of [
      '/overlay/',
      '/overlay/?show=wagers&theme=clear&size=large',
      '/overlay/assets/overlay-1a2b3c.js',
      '/embed/tournaments/cup-1',
      '/embed/tournaments/cup-1?view=standings&theme=light',
      '/embed/assets/embed-1a2b3c.js',
    ]) {
      const answer = await get(path);
      expect(answer.status, path).toBe(200);
      expect(policy(answer), path).toMatchObject({
        'default-src': "'self'",
        'script-src': "'self'",
        'connect-src': "'self'",
        'frame-ancestors': '*',
        'base-uri': "'none'",
      });
      expect(answer.headers['x-frame-options'], path).toBeUndefined();
      expect(answer.headers['referrer-policy'], path).toBe('no-referrer');
      expect(answer.headers['set-cookie'], path).toBeUndefined();
    }
    for (const path of [
      '/',
      '/embed',
      '/embedded/tournaments/cup-1',
      '/tournaments/cup-1',
      '/overlays',
      '/overlay',
      '/creator-hub?tab=content',
      '/graphiql/',
      '/login',
      '/catalogue/',
    ]) {
      const answer = await get(path);
      expect(policy(answer)['frame-ancestors'], path).toBe("'none'");
      expect(answer.headers['x-frame-options'], path).toBe('SAMEORIGIN');
    }
  });

  test('pages of the app alone may connect to an OBS, and to one of the own computer alone (CR-21)', async () => {
    for (const path of ['/', '/creator-hub?tab=developer', '/dashboard'])
      expect(policy(await get(path))['connect-src'], path).toBe("'self' ws://localhost:* ws://127.0.0.1:*");
    for (const path of ['/graphiql/', '/graphiql', '/catalogue/', '/overlay/', '/embed/tournaments/cup-1'])
      expect(policy(await get(path))['connect-src'], path).toBe("'self'");
  });

  test('in production the browser is told to stay on TLS, and the catalogue is not there', async () => {
    const production = await HttpGateway.open({
      buildFolder: folder,
      env: {
        NODE_ENV: 'production',
        PAYMENTS: 'sandbox',
        SESSION_SECRET: 'a secret of our very own',
        PUBLIC_URL: 'https://gauntlet.example',
        MAIL_URL: 'smtp://mail.gauntlet.example',
      },
    });
    const page = await get('/', production);
    for (const path of ['/', '/graphql', '/api/battles', '/healthz'])
      expect((await get(path, production)).headers['strict-transport-security'], path).toMatch(
        /max-age=\d{8,}; includeSubDomains/,
      );
    expect(policy(page)).toHaveProperty('upgrade-insecure-requests');
    expect((await get('/catalogue/', production)).status).toBe(404);
    expect((await get('/catalogue/')).status).toBe(200);
    await production.close();
  });

  test('files with a hash in their name are kept for ever, everything else is asked for anew (FR-11)', async () => {
    expect((await get('/assets/app-1a2b3c.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/robots.txt', '/challenge/1', '/graphiql/']) {
      const answer = await get(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers['cache-control'], path).toBe('no-cache');
      const etag = String(answer.headers.etag);
      expect((await gate.visitor().send({ path, headers: { 'if-none-match': etag } })).status, path).toBe(304);
    }
    expect((await get('/challenge/1')).text, 'an address of the app is the app').toBe((await get('/')).text);
    expect((await get('/assets/none.js')).status, 'a missing file is not').toBe(404);
  });

  test('a browser gets the app in the language that it has chosen, and whichever files a page asks for (issue 11)', async () => {
    const ask = async (path: string, language: string) =>
      gate.visitor().send({ path, headers: { cookie: `gauntlet_language=${language}` } });
    for (const path of ['/', '/challenge/1']) {
      expect((await ask(path, 'es')).text, path).toContain('lang="es"');
      expect((await ask(path, 'es')).headers.vary, path).toBe('Accept-Encoding, Accept-Language, Cookie');
      for (const language of ['en', 'tlh', '../../secret'])
        expect((await ask(path, language)).text, language).toBe((await get(path)).text);
    }
    const likes = async (accepted: string, cookie = '') =>
      (await gate.visitor().send({ path: '/', headers: { 'accept-language': accepted, cookie } })).text.includes(
        'lang="es"',
      );
    for (const accepted of ['es', 'es-MX,es;q=0.9,en;q=0.8', 'tlh, es;q=0.2'])
      expect(await likes(accepted), accepted).toBe(true);
    for (const accepted of ['en-US,en;q=0.9,es;q=0.8', 'tlh', '*', '', 'es;q=0'])
      expect(await likes(accepted), accepted).toBe(false);
    expect(await likes('es', 'gauntlet_language=en'), 'what was chosen goes before').toBe(false);
    for (const file of ['/assets/app-1a2b3c.js', '/assets/app-4d5e6f.js'])
      for (const language of ['en', 'es']) {
        const answer = await ask(file, language);
        expect(answer.status, file).toBe(200);
        expect(answer.headers['cache-control'], file).toContain('immutable');
        expect(answer.headers.vary, file).toBe('Accept-Encoding');
      }
    expect((await ask('/assets/none.js', 'es')).status).toBe(404);
  });

  test('nothing outside the build is served, and nothing is written to', async () => {
    for (const path of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/graphiql/../../secret.txt',
      '/assets/..%2f..%2fsecret.txt',
    ]) {
      expect((await get(path)).text, path).not.toContain('not to be served');
    }
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await gate.visitor().send({ method, path: '/' });
      expect({ status: answer.status, allow: answer.headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
    }
    const moved = await get('/graphiql');
    expect({ status: moved.status, to: moved.headers.location }).toEqual({ status: 308, to: '/graphiql/' });
  });

  test('without a build the API still answers', async () => {
    const bare = await HttpGateway.open();
    expect((await get('/', bare)).status).toBe(404);
    expect((await bare.visitor().graphql('{ battleRules { feeBasisPoints } }')).status).toBe(200);
    await bare.close();
  });
});

describe('health', () => {
  test('/healthz says that the process lives, /readyz that it can serve, each request has an id', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const answer = await get(path);
      expect({ status: answer.status, json: answer.json }, path).toEqual({ status: 200, json: { status: 'ok' } });
      expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    }
    expect((await get('/healthz')).headers['x-request-id']).not.toBe((await get('/healthz')).headers['x-request-id']);
  });

  test('without its database the gateway lives, is not ready, and answers calls with a masked fault', async () => {
    const orphan = await HttpGateway.open();
    await orphan.db.close();
    expect((await get('/healthz', orphan)).status).toBe(200);
    const ready = await get('/readyz', orphan);
    expect({ status: ready.status, json: ready.json }).toEqual({ status: 503, json: { status: 'unavailable' } });
    const visitor = orphan.visitor();
    visitor.setCookie('gauntlet_session', 'A'.repeat(43));
    for (const answer of [await visitor.graphql('{ viewer { id } }'), await visitor.rest('GET', '/api/auth/user')]) {
      expect(answer.status).toBe(500);
      expect(answer.json).toMatchObject({ code: 'INTERNAL', message: 'Something went wrong on our side' });
      expect(answer.text).not.toMatch(/\n\s+at |\bpool\b|connection is not open|node_modules/i);
      expect(orphan.logged.join('')).toContain((answer.json as { requestId: string }).requestId);
    }
    await orphan.stopServing();
  });

  test('/metrics counts requests by endpoint and status, faults and sockets', async () => {
    const own = await HttpGateway.open();
    await own.visitor().graphql('{ nothing }');
    await own.visitor().rest('GET', '/api/wallet/1');
    const live = await goLive(await own.player());
    const { text, headers } = await get('/metrics', own);
    expect(headers['content-type']).toContain('text/plain');
    expect(text).toContain('gauntlet_http_seconds_count{endpoint="graphql",status="400"} 1');
    expect(text).toContain('gauntlet_http_seconds_count{endpoint="rest",status="401"} 1');
    expect(text).toContain('gauntlet_faults_total 0');
    expect(text).toContain('gauntlet_sockets 1');
    expect(text).not.toMatch(/player1|127\.0\.0\.1/);
    await live.close();
    await own.close();
  });
});

test('/metrics answers nothing that came through a proxy', async () => {
  const answer = await gate.visitor({ 'x-forwarded-for': '192.0.2.7' }).send({ path: '/metrics' });
  expect([answer.status, answer.text]).toEqual([404, 'Not found']);
  expect((await get('/metrics')).status).toBe(200);
});

test('a fault shows a request id and no more; the log holds the rest under the same id', async () => {
  let isBroken = false;
  const broken = await HttpGateway.open({
    change: ({ newId }) => ({
      newId: () => {
        if (isBroken) throw new Error('the internals at /srv/secret/place.ts:7 gave way');
        return newId();
      },
    }),
  });
  const player = await broken.player({ cents: 100_00 });
  const live = await goLive(player);
  isBroken = true;
  const query =
    'mutation ($key: String) { createBattle(input: { game: CS2, mode: DUEL, stakeCents: 500 }, idempotencyKey: $key) { id } }';
  const before = await broken.contents();
  const answer = await player.graphql(query, { key: 'over-http' });
  expect(answer.status).toBe(500);
  const over = await live.ask(query, { key: 'over-websocket' });
  const rest = await broken
    .visitor()
    .rest('POST', '/api/auth/login', { username: player.user.username, password: 'correct-Horse-9' });
  expect(rest.status).toBe(500);
  const seen = [answer.errors[0], over.errors?.[0]] as {
    message: string;
    extensions: { code: string; requestId: string };
  }[];
  const ids = [...seen.map(({ extensions }) => extensions.requestId), (rest.json as { requestId: string }).requestId];
  for (const { message, extensions } of seen)
    expect({ message, code: extensions.code }).toEqual({
      message: 'Something went wrong on our side',
      code: 'INTERNAL',
    });
  expect(rest.json).toMatchObject({ code: 'INTERNAL', error: 'Something went wrong on our side' });
  for (const text of [answer.text, JSON.stringify(over), rest.text]) expect(text).not.toMatch(/gave way|secret|\.ts/);
  for (const id of ids) {
    const lines = broken.logged.filter((line) => line.includes(id));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('the internals at /srv/secret/place.ts:7 gave way');
  }
  expect(await broken.contents()).toBe(before);
  expect((await broken.metrics.faults.get()).values[0]?.value).toBe(3);
  isBroken = false;
  await live.close();
  await broken.close();
});

describe('configuration', () => {
  test.each([
    ['NODE_ENV', 'staging'],
    ['PORT', '65536'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://localhost/gauntlet'],
    ['PUBLIC_URL', 'gauntlet.example'],
    ['PUBLIC_URL', 'ftp://gauntlet.example'],
    ['SESSION_SECRET', 'too short'],
    ['DEMO_DATA', 'maybe'],
    ['SAMPLE_BATTLES', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', 'yes'],
  ])('an unusable %s (%s) stops the start with its name, and its value is not repeated', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(new RegExp(`^The environment is not usable\\.\\n${name}: `));
    if (name === 'SESSION_SECRET') expect(read).not.toThrow(value);
  });

  test('every unusable variable is named at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT: .*\nLOG_LEVEL: /);
  });

  test('a wrong variable is named once, and nothing that may follow from it alone', () => {
    const wrong = (env: Readonly<Record<string, string>>) =>
      lookAtConfig(env).wrong.map((line) => line.split(':', 1)[0]);
    expect(wrong({ DATABASE_URL: 'mysql://here', REDIS_URL: 'redis://here' })).toEqual(['DATABASE_URL']);
    expect(wrong({ SHUTDOWN_MS: 'soon', SHUTDOWN_NOTICE_MS: '30000' })).toEqual(['SHUTDOWN_MS']);
    expect(wrong({ VAPID_PUBLIC_KEY: '?', VAPID_SUBJECT: 'mailto:a@players.example' })).toEqual([
      'VAPID_PUBLIC_KEY',
      'VAPID_PUBLIC_KEY',
    ]);
    expect(wrong({ PORT: 'x', REDIS_URL: 'redis://here' })).toEqual(['PORT', 'REDIS_URL']);
  });

  test('production refuses the demo secret, a missing one, and a missing public address', () => {
    const production = {
      NODE_ENV: 'production',
      PAYMENTS: 'sandbox',
      SESSION_SECRET: 'a secret of our very own',
      PUBLIC_URL: 'https://gauntlet.example/',
      MAIL_URL: 'smtp://mail.gauntlet.example',
    };
    expect(readConfig(production)).toMatchObject({
      isProduction: true,
      loadsDemoData: false,
      publicUrl: 'https://gauntlet.example',
    });
    expect(() => readConfig({ ...production, SESSION_SECRET: DEMO_SECRET })).toThrow(/SESSION_SECRET: .*production/);
    expect(() => readConfig({ ...production, SESSION_SECRET: '' })).toThrow(/SESSION_SECRET: .*production/);
    expect(() => readConfig({ ...production, PUBLIC_URL: undefined })).toThrow(/PUBLIC_URL: .*production/);
    expect(readConfig({ ...production, DEMO_DATA: 'load' }).loadsDemoData, 'only when asked for by name').toBe(true);
    expect(readConfig({}).loadsDemoData).toBe(true);
  });

  test('sample players play where the demo data set is loaded, unless that is off', () => {
    const plays = (env: Readonly<Record<string, string>>): boolean => readConfig(env).playsSamples;
    expect(plays({})).toBe(true);
    expect(plays({ SAMPLE_BATTLES: 'off' })).toBe(false);
    expect(plays({ DEMO_DATA: 'none', SAMPLE_BATTLES: 'on' })).toBe(false);
    expect(plays({ NODE_ENV: 'test' })).toBe(false);
    expect(plays({ NODE_ENV: 'test', SAMPLE_BATTLES: 'on' })).toBe(true);
  });
});

test.runIf(engine === 'sqlite')('a second process on the same SQLite file is refused and told what to do', async () => {
  await expect(openDatabase(gate.databaseUrl)).rejects.toThrow(
    /is in use by another Gauntlet process\. Several processes need PostgreSQL: set DATABASE_URL=postgres/,
  );
});
