import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, printSchema } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGES } from '../../../gateway/server/developers/pages.ts';
import { ROOT } from '../../../scripts/source-files.ts';
import { HttpGateway } from '../../support/http-gateway.ts';

/** Of a page, packed: what a phone waits for. */
const BYTES_MAX = 120_000;

let gate: HttpGateway;
const pages = new Map<string, string>();
beforeAll(async () => {
  gate = await HttpGateway.open({ env: { PUBLIC_URL: 'https://gauntlet.example' } });
  for (const { path } of PAGES) {
    const { status, headers, text } = await gate.visitor().send({ path });
    expect(status, path).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    pages.set(path, text);
  }
});
afterAll(() => gate.close());

const idsOf = (html: string): string[] => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
const linksOf = (html: string): string[] => [...html.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href);
const call = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  gate.visitor().send({ path, headers, method });

test('every page reads without a session and without a script of its own, under the policy of our pages', async () => {
  for (const [path, html] of pages) {
    expect(html, path).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect([...html.matchAll(/<h1[ >]/g)], path).toHaveLength(1);
    expect(html, path).not.toMatch(
      /\[\[|<script(?! type="module" src="\/developers\/page\.js">)|<style| style=| on\w+="/,
    );
  }
  const { headers } = await call('/developers');
  expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none';.*script-src 'self';/);
  for (const [file, type] of [
    ['page.css', 'text/css; charset=utf-8'],
    ['page.js', 'text/javascript; charset=utf-8'],
  ]) {
    const answer = await call(`/developers/${file}`);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, type]);
  }
});

test('every link of a page leads to a page and an anchor that are there, and every page is linked from the first', async () => {
  const others = new Set(['/', '/graphiql/', '/programs', '/favicon.svg']);
  const dead: string[] = [];
  for (const [path, html] of pages) {
    const ids = idsOf(html);
    expect(new Set(ids).size, path).toBe(ids.length);
    for (const href of linksOf(html)) {
      const [to = '', anchor] = href.split('#');
      if (others.has(to) || href.startsWith('https://')) continue;
      const target = to === '' ? html : pages.get(to);
      const isThere = target ? anchor === undefined || idsOf(target).includes(anchor) : (await call(to)).status === 200;
      if (!isThere) dead.push(`${path}: ${href}`);
    }
  }
  expect(dead).toEqual([]);
  expect(PAGES.filter(({ path }) => !linksOf(pages.get('/developers') ?? '').includes(path))).toEqual([]);
});

test('a page is no larger than a phone should wait for, and is sent anew only where it has changed', async () => {
  for (const path of pages.keys()) {
    const packed = await fetch(gate.url + path, { headers: { 'accept-encoding': 'gzip' } });
    expect(Number(packed.headers.get('content-length')), path).toBeLessThan(BYTES_MAX);
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(await packed.text()).toBe(pages.get(path));
  }
  const { headers } = await call('/developers/limits');
  const again = await call('/developers/limits', { 'if-none-match': headers.etag ?? '' });
  expect([again.status, again.text]).toEqual([304, '']);
  const head = await call('/developers/limits', {}, 'HEAD');
  expect([head.status, head.text]).toEqual([200, '']);
});

test('what is not there is not found, and nothing is sent to a page', async () => {
  expect((await call('/developers/nothing')).status).toBe(404);
  expect((await call('/developers/gauntlet-client.tgz')).status).toBe(404);
  expect((await call('/developers', {}, 'POST')).status).toBe(405);
});

test('the reference names every field that operations begin with', () => {
  const schema = buildSchema(readFileSync(join(ROOT, 'schema.graphql'), 'utf8'));
  const kinds = {
    queries: schema.getQueryType(),
    mutations: schema.getMutationType(),
    subscriptions: schema.getSubscriptionType(),
  };
  for (const [kind, type] of Object.entries(kinds)) {
    const html = pages.get(`/developers/reference/${kind}`) ?? '';
    const ids = new Set(idsOf(html));
    expect(Object.keys(type?.getFields() ?? {}).filter((name) => !ids.has(name.toLowerCase()))).toEqual([]);
  }
  const joined = /<h3 id="joinbattle">[^]*?(?=<h3)/.exec(pages.get('/developers/reference/mutations') ?? '')?.[0];
  expect(joined).toContain('Access: whoever is signed in. Keys: <code>battles:stake</code>. Cost: 11 points or more.');
  expect(joined).toContain('<code>SEAT_TAKEN</code>');
});

test('schema and OpenAPI document stand beside the pages, as programs read them', async () => {
  const { text } = await call('/developers/schema.graphql');
  expect(printSchema(buildSchema(text))).toBe(
    printSchema(buildSchema(readFileSync(join(ROOT, 'schema.graphql'), 'utf8'))),
  );
  const document = await call('/developers/openapi.json');
  expect(document.json).toEqual((await call('/api/openapi.json')).json);
});

test('the search finds what there is, and leads to it', async () => {
  const { json } = await call('/developers/search.json');
  const entries = json as readonly (readonly [string, string, string, string])[];
  const names = entries.map(([, , title]) => title);
  for (const name of ['Limits', 'joinBattle', 'walletChanged', 'If a key leaks']) expect(names).toContain(name);
  for (const [address] of entries) {
    const [path = '', anchor] = address.split('#');
    const html = pages.get(path) ?? '';
    expect(anchor === undefined || html.includes(` id="${anchor}"`), address).toBe(true);
  }
});

test('the address of this Gauntlet stands in what is copied', () => {
  expect(pages.get('/developers')).toContain("export GAUNTLET_URL='https://gauntlet.example'");
  expect(pages.get('/developers/client')).toContain(
    'npm install https://gauntlet.example/developers/gauntlet-client.tgz',
  );
  expect(pages.get('/developers/live')).toContain('wss://gauntlet.example/graphql');
});

test('whoever opens the GraphQL address in a browser without a query is shown the way', async () => {
  const seen = await call('/graphql', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
  expect([seen.status, seen.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  expect(linksOf(seen.text)).toEqual(['/developers', '/graphiql/']);
  const asked = await call('/graphql', { accept: '*/*' });
  expect(asked.headers['content-type']).toMatch(/json/);
  const query = await fetch(`${gate.url}/graphql?query=${encodeURIComponent('{ __typename }')}`, {
    headers: { accept: 'text/html', 'apollo-require-preflight': 'yes' },
  });
  expect(query.headers.get('content-type')).toMatch(/json/);
});

/** Figures that count nothing of ours: names, versions, statuses of HTTP, and numbers of a list. */
const NO_FIGURES =
  /^\d+\. |OAuth 2\.1|OpenAPI 3\.1|Node 22\.1[28]|Python 3|HMAC-SHA256|CRC-32|base ?6[24]|\b1970\b|\b(?:4403|410|299|20[04])\b/gm;

test('no figure of ours is typed into a source', () => {
  const typed = PAGES.flatMap(({ file }) => {
    if (file === null) return [];
    const source = readFileSync(join(ROOT, 'docs/developers', `${file}.md`), 'utf8');
    const prose = source
      .replaceAll(/^ *```[^]*?^ *```$/gm, '')
      .replaceAll(/`[^`\n]*`|\[\[[^\]]*\]\]/g, '')
      .replaceAll(NO_FIGURES, '');
    return (prose.match(/.*\d.*/g) ?? []).map((line) => `${file}: ${line}`);
  });
  expect(typed).toEqual([]);
});
