import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  createServer,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EVENT_EXAMPLES } from './__generated__/event-examples.ts';
import { runCommand } from './commands.ts';
import { readWebhook } from './index.ts';

interface Got {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const SECRET = `whsec_${Buffer.from('a key of thirty-two bytes, fixed').toString('base64')}`;
let server: Server;
let origin: string;
let got: Got[];
let said: string[];
/** What the stand-in for Gauntlet answers, one after the other. */
let answers: object[];
let asked: unknown[];

/** A receiver under /hook, and what stands for Gauntlet under /graphql. */
async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  if (request.url === '/graphql') {
    asked.push((JSON.parse(body) as { variables: unknown }).variables);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers.shift()));
    return;
  }
  got.push({ path: request.url, headers: request.headers, body });
  response.writeHead(request.url === '/hook' ? 204 : 404).end();
}

beforeEach(async () => {
  [got, said, answers, asked] = [[], [], [], []];
  server = createServer((request, response) => void serve(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const run = (given: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> =>
  runCommand(given, { env, say: (line) => void said.push(line), everyMs: 1 });
const known = ({ headers, body }: Got, secret: string) => readWebhook(secret, headers, body);

const page = (cursors: readonly string[], endCursor: string) => ({
  data: {
    events: {
      edges: cursors.map((cursor) => {
        const { seq: _, ...body } = EVENT_EXAMPLES['battle.joined'];
        return { cursor, node: { body: JSON.stringify({ ...body, cursor }) } };
      }),
      pageInfo: { hasNextPage: false, endCursor },
    },
  },
});
const END = { errors: [{ message: 'No', extensions: { code: 'TOO_FAR_BEHIND' } }] };

describe('trigger', () => {
  it('sends an example of a kind, signed with the secret that it prints', async () => {
    expect(await run(['trigger', 'bet.won', '--forward', `${origin}/hook`])).toBe(0);
    const [message] = got;
    const secret = /whsec_\S+/.exec(said[0] ?? '')?.[0] ?? '';
    expect(message && (await known(message, secret))).toEqual({ id: message?.headers['webhook-id'] });
    expect(JSON.parse(message?.body ?? '')).toMatchObject({ type: 'challenge.result', data: { what: 'bet.won' } });
    expect(said[1]).toBe('bet.won → 204');
  });

  it('knows every kind of event that there is', async () => {
    for (const kind of Object.keys(EVENT_EXAMPLES))
      expect(await run(['trigger', kind, '--forward', `${origin}/hook`]), kind).toBe(0);
    expect(got.map(({ body }) => (JSON.parse(body) as { data: { what: string } }).data.what)).toEqual(
      Object.keys(EVENT_EXAMPLES),
    );
  });

  it('names the kinds to whoever names none of them', async () => {
    expect(await run(['trigger', 'battle.won', '--forward', `${origin}/hook`])).toBe(1);
    expect(said.join('\n')).toMatch(/^There is no kind battle\.won[^]*\nbattle\.joined\n/);
  });

  it('says what an answer of the receiver means', async () => {
    expect(await run(['trigger', 'bet.won', '--forward', `${origin}/hok`])).toBe(1);
    expect(said[1]).toBe('bet.won → 404: nothing is under this path, look at its spelling');
  });

  it('runs as a program', async () => {
    const program = spawn(
      process.execPath,
      ['client/cli.ts', 'trigger', 'battle.started', '--forward', `${origin}/hook`],
      { env: { ...process.env, GAUNTLET_WEBHOOK_SECRET: SECRET } },
    );
    const [output, [code]] = await Promise.all([text(program.stdout), once(program, 'exit') as Promise<[number]>]);
    expect([code, output]).toEqual([0, 'battle.started → 204\n']);
    expect(got[0] && (await known(got[0], SECRET))).toHaveProperty('id');
  });
});

describe('listen', () => {
  const env = () => ({ GAUNTLET_URL: origin, GAUNTLET_KEY: 'gntl_pat_x', GAUNTLET_WEBHOOK_SECRET: SECRET });

  it('sends on what happens from now on, numbered and signed as a webhook is', async () => {
    answers = [page([], 'now'), page(['a', 'b'], 'b'), page(['c'], 'c'), END];
    expect(await run(['listen', '--forward', `${origin}/hook`, '--types', 'wager.placed'], env())).toBe(1);
    expect(asked.slice(0, 2)).toEqual([{ after: null }, { after: 'now', types: ['WAGER_PLACED'] }]);
    const bodies = got.map(({ body }) => JSON.parse(body) as { seq: number; cursor: string });
    expect(bodies.map(({ seq, cursor }) => [seq, cursor])).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
    ]);
    for (const message of got) expect(await known(message, SECRET)).toHaveProperty('id');
    expect(said.at(-1)).toContain('TOO_FAR_BEHIND');
  });

  it('begins with the oldest that is kept, or behind a cursor, where that is asked for', async () => {
    answers = [END];
    await run(['listen', '--forward', `${origin}/hook`, '--replay'], env());
    answers = [END];
    await run(['listen', '--forward', `${origin}/hook`, '--after', 'b'], env());
    expect(asked).toEqual([{ after: null }, { after: 'b' }]);
  });

  it('says which variable is missing', async () => {
    for (const name of ['GAUNTLET_URL', 'GAUNTLET_KEY']) {
      const rest = Object.fromEntries(Object.entries(env()).filter(([one]) => one !== name));
      expect(await run(['listen', '--forward', `${origin}/hook`], rest)).toBe(1);
      expect(said.at(-1)).toBe(`${name} is missing in the environment`);
    }
  });
});

it('each mistake of an address gets a sentence of its own', async () => {
  const mistakes = [
    '',
    'localhost:3000/hook',
    'http://',
    'ftp://localhost/',
    'http://me:pw@localhost/',
    'https://a.example/',
  ];
  for (const address of mistakes) expect(await run(['trigger', 'bet.won', '--forward', address]), address).toBe(1);
  expect(new Set(said).size).toBe(mistakes.length);
  expect(said[1]).toBe('--forward has no http:// before it: http://localhost:3000/hook');
});

it('nobody who listens is a sentence too, and so is a secret that was cut', async () => {
  server.closeAllConnections();
  server.close();
  expect(await run(['trigger', 'bet.won', '--forward', `${origin}/hook`], { GAUNTLET_WEBHOOK_SECRET: SECRET })).toBe(1);
  expect(said).toEqual([`bet.won → nobody listens at ${origin}/hook: start your receiver`]);
  await run(['trigger', 'bet.won', '--forward', `${origin}/hook`], { GAUNTLET_WEBHOOK_SECRET: SECRET.slice(0, -3) });
  expect(said.at(-1)).toBe('The secret is missing or cut: copy it whole, from whsec_ to its end');
});
