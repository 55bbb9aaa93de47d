import { createHash } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A game as the documented API tells it, the fields that anybody reads and some that nobody does. */
export interface StandInGame {
  id: string;
  rated: boolean;
  variant: string;
  speed: string;
  perf: string;
  createdAt: number;
  lastMoveAt: number;
  status: string;
  winner?: 'white' | 'black';
  players: Record<'white' | 'black', { user?: { name: string; id: string }; rating?: number }>;
  clock?: { initial: number; increment: number; totalTime: number };
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** What is wrong with the next calls of a path. */
type Fault = 'busy' | 'down' | 'hangs' | 'junk' | 'refuses' | 'drops';

/**
 * A server in Lichess's place that follows its documented API: sign-in by PKCE without registration, open challenges for
 * two named players, games by their ids as NDJSON. A challenge is a game once both have opened its page.
 */
export class LichessStandIn {
  /** Who agrees next on the page of the sign-in. */
  person = 'Somebody';
  /** The clock that games are made by. */
  now: () => number = Date.now;
  readonly asked: Asked[] = [];
  readonly games = new Map<string, StandInGame>();
  /** By the id: who may join, and who has. */
  readonly challenges = new Map<string, { form: URLSearchParams; users: string[]; joined: Set<string> }>();
  /** Tokens that are good, and whose. */
  readonly tokens = new Map<string, string>();
  readonly #faults = new Map<string, Fault[]>();
  readonly #codes = new Map<string, { challenge: string; person: string; redirect: string; client: string }>();
  #made = 0;
  readonly #server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => this.#serve(request, response, Buffer.concat(chunks).toString()));
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => void this.#server.listen(0, '127.0.0.1', resolve));
    return this.origin;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => void this.#server.close(() => resolve()));
  }

  /** Lets the next calls of a path fail, one each. */
  fail(path: string, ...faults: Fault[]): void {
    this.#faults.set(path, [...(this.#faults.get(path) ?? []), ...faults]);
  }

  /** How often a path was called. */
  callsOf(path: string): number {
    return this.asked.filter((call) => call.path === path).length;
  }

  /** The player agrees on the page that the browser was led to; answers where it goes from there. */
  agree(address: string): URL {
    const { searchParams: given } = new URL(address);
    const code = `code-${this.#codes.size + 1}`;
    this.#codes.set(code, {
      challenge: given.get('code_challenge') ?? '',
      person: this.person,
      redirect: given.get('redirect_uri') ?? '',
      client: given.get('client_id') ?? '',
    });
    const back = new URL(given.get('redirect_uri') ?? '');
    back.searchParams.set('code', code);
    back.searchParams.set('state', given.get('state') ?? '');
    return back;
  }

  /** Both open the page of a challenge: the game begins. */
  play(id: string): StandInGame {
    for (const user of this.challenges.get(id)?.users ?? []) this.join(id, user);
    const game = this.games.get(id);
    if (!game) throw new Error('there is no such challenge');
    return game;
  }

  join(id: string, user: string): void {
    const challenge = this.challenges.get(id);
    if (!challenge?.users.includes(user)) throw new Error('only the named players may join');
    challenge.joined.add(user);
    const [white = '', black = ''] = challenge.users;
    if (challenge.joined.size < 2 || this.games.has(id)) return;
    const initial = Number(challenge.form.get('clock.limit'));
    const increment = Number(challenge.form.get('clock.increment'));
    const side = (name: string) => ({ user: { name, id: name.toLowerCase() }, rating: 1500 });
    const at = this.now();
    this.games.set(id, {
      id,
      rated: challenge.form.get('rated') === 'true',
      variant: challenge.form.get('variant') ?? 'standard',
      speed: 'rapid',
      perf: 'rapid',
      createdAt: at,
      lastMoveAt: at,
      status: 'started',
      players: { white: side(white), black: side(black) },
      clock: { initial, increment, totalTime: initial + increment * 40 },
    });
  }

  /** Ends a game as Lichess would say it. */
  end(id: string, status: string, winner?: 'white' | 'black'): void {
    const game = this.games.get(id) ?? this.play(id);
    game.status = status;
    if (winner) game.winner = winner;
  }

  #serve(request: IncomingMessage, response: ServerResponse, body: string): void {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', this.origin);
    const method = request.method ?? '';
    this.asked.push({ method, path, headers: request.headers, body });
    const fault = this.#faults.get(path)?.shift();
    if (fault === 'hangs') return;
    if (fault === 'drops') return void request.socket.destroy();
    if (fault === 'busy') {
      response.setHeader('Retry-After', '60');
      return this.#say(response, 429, { error: 'Too many requests. Try again later.' });
    }
    if (fault === 'down') return this.#say(response, 502, { error: 'down' });
    if (fault === 'refuses') return this.#say(response, 400, { error: 'No such user' });
    if (fault === 'junk') return void response.end('<html>not what you wanted</html>');
    if (path === '/oauth') return this.#signInPage(response, searchParams);
    if (method === 'POST' && path === '/api/token') return this.#token(response, new URLSearchParams(body));
    if (path === '/api/token' || path === '/api/account') return this.#account(request, response, method);
    if (method === 'POST' && path === '/api/challenge/open')
      return this.#challenge(response, new URLSearchParams(body));
    if (method === 'POST' && path === '/api/games/export/_ids') return this.#export(response, body.split(','));
    const id = path.slice(1);
    if (this.challenges.has(id)) return this.#page(response, id, searchParams.get('as'));
    this.#say(response, 404, { error: 'Not found' });
  }

  #say(response: ServerResponse, status: number, answer: unknown): void {
    response.statusCode = status;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(answer));
  }

  #html(response: ServerResponse, title: string, body: string): void {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>${body}</main></html>`);
  }

  #signInPage(response: ServerResponse, given: URLSearchParams): void {
    const back = this.agree(`${this.origin}/oauth?${given.toString()}`);
    this.#html(response, 'Authorize', `<p><a href="${back.href.replaceAll('&', '&amp;')}">Authorize</a></p>`);
  }

  #token(response: ServerResponse, form: URLSearchParams): void {
    const code = this.#codes.get(form.get('code') ?? '');
    this.#codes.delete(form.get('code') ?? '');
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      code?.challenge === proof && code.redirect === form.get('redirect_uri') && code.client === form.get('client_id');
    if (!code || !isRight) return this.#say(response, 400, { error: 'invalid_grant' });
    const token = `lio_${code.person}_${this.tokens.size + 1}`;
    this.tokens.set(token, code.person);
    this.#say(response, 200, { token_type: 'Bearer', access_token: token, expires_in: 31_536_000 });
  }

  #account(request: IncomingMessage, response: ServerResponse, method: string): void {
    const token = (request.headers.authorization ?? '').replace('Bearer ', '');
    const person = this.tokens.get(token);
    if (person === undefined) return this.#say(response, 401, { error: 'No such token' });
    if (method !== 'DELETE') return this.#say(response, 200, { id: person.toLowerCase(), username: person });
    this.tokens.delete(token);
    response.statusCode = 204;
    response.end();
  }

  #challenge(response: ServerResponse, form: URLSearchParams): void {
    const users = (form.get('users') ?? '').split(',');
    if (users.length !== 2) return this.#say(response, 400, { error: { users: ['two'] } });
    const id = `game${String(++this.#made).padStart(4, '0')}`;
    this.challenges.set(id, { form, users, joined: new Set() });
    const url = `${this.origin}/${id}`;
    this.#say(response, 200, { id, url, status: 'created', challenger: null, destUser: null, rated: false, open: {} });
  }

  #export(response: ServerResponse, ids: readonly string[]): void {
    response.setHeader('Content-Type', 'application/x-ndjson');
    for (const id of ids) {
      const game = this.games.get(id);
      if (game) response.write(`${JSON.stringify(game)}\n`);
    }
    response.end();
  }

  /** The page of a challenge; `?as=` in the place of a sign-in of its own. */
  #page(response: ServerResponse, id: string, as: string | null): void {
    if (as !== null) this.join(id, as);
    this.#html(response, 'Chess', `<p>${this.games.get(id)?.status ?? 'Waiting for the other player'}</p>`);
  }
}
