import { z } from 'zod';
import {
  GAME_ID,
  type LichessGame,
  LICHESS_CLOCK,
  LICHESS_ID,
  lichessGame,
  linesOf,
} from '../../../domain/proof/lichess.ts';
import { MINUTE, SECOND } from '../../../domain/shared/time.ts';
import type { Config } from '../../kernel/config/config.ts';
import { type CodeGrant, exchangeCode } from '../../kernel/http/exchange-code.ts';

/** Of a whole answer: a hundred games without their moves are a tenth of it. */
const ANSWER_BYTES_MAX = 1_000_000;
/** Of one game without its moves. */
const GAME_CHARACTERS_MAX = 8_000;
/** Lichess asks for a full minute of silence after a 429. */
const PAUSE_MIN_MS = MINUTE;
const PAUSE_MAX_MS = 60 * MINUTE;

/** Lichess has had enough for a while. */
export class LichessBusy extends Error {
  readonly pauseMs: number;
  constructor(pauseMs: number) {
    super(`Lichess asks for a pause of ${pauseMs} ms`);
    this.pauseMs = pauseMs;
  }
}

/** Lichess understood, and will not do it. */
export class LichessRefuses extends Error {}

export type Site = Pick<Config, 'publicUrl' | 'lichessWaitMs'> & { readonly lichess: URL };

/**
 * One call to where the operator said that Lichess is; redirects are not followed. Answers the text of a success.
 * Throws LichessBusy at a 429, LichessRefuses at any other refusal of the call itself, and an Error at everything else.
 */
async function call({ lichess, lichessWaitMs, publicUrl }: Site, path: string, init: RequestInit): Promise<string> {
  const response = await fetch(new URL(path, lichess), {
    ...init,
    headers: { ...init.headers, 'User-Agent': `Gauntlet (${publicUrl})` },
    redirect: 'error',
    signal: AbortSignal.timeout(lichessWaitMs),
  });
  const { status } = response;
  if (status === 429) {
    await response.body?.cancel();
    throw new LichessBusy(pauseOf(response.headers.get('Retry-After')));
  }
  const text = await textOf(response);
  if (status >= 400 && status < 500) throw new LichessRefuses(`Lichess: ${status} for ${path}`);
  if (!response.ok) throw new Error(`Lichess: ${status} for ${path}`);
  return text;
}

function pauseOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? '');
  const askedMs = Number.isFinite(seconds) ? seconds * SECOND : 0;
  return Math.min(Math.max(askedMs, PAUSE_MIN_MS), PAUSE_MAX_MS);
}

/** The text of an answer, up to what any of them may have. */
async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > ANSWER_BYTES_MAX) throw new Error('Lichess says more than it should');
  }
  return Buffer.concat(chunks).toString();
}

const form = (fields: Readonly<Record<string, string>>): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
  body: new URLSearchParams(fields).toString(),
});

export interface GameWanted {
  readonly white: string;
  readonly black: string;
  /** When nobody can join it any more. */
  readonly expiresAt: number;
}

const made = z.object({ id: z.string().regex(GAME_ID) });

/** Has Lichess make a game that these two players alone can join, unrated; answers its id. No token is needed for it. */
export async function makeGame(site: Site, { white, black, expiresAt }: GameWanted): Promise<string> {
  const text = await call(
    site,
    '/api/challenge/open',
    form({
      rated: 'false',
      variant: 'standard',
      'clock.limit': String(LICHESS_CLOCK.limit),
      'clock.increment': String(LICHESS_CLOCK.increment),
      users: `${white},${black}`,
      rules: 'noRematch,noGiveTime',
      name: 'Gauntlet battle',
      expiresAt: String(expiresAt),
    }),
  );
  return made.parse(JSON.parse(text)).id;
}

/** A game as Lichess told it. */
export interface ToldGame {
  readonly game: LichessGame;
  /** As it came. */
  readonly text: string;
}

/** What Lichess says of some games, by id; those that have not begun, and lines that make no sense, are not in it. */
export async function askGames(site: Site, ids: readonly string[]): Promise<ReadonlyMap<string, ToldGame>> {
  const query = 'moves=false&tags=false&clocks=false&evals=false&opening=false';
  const text = await call(site, `/api/games/export/_ids?${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain', Accept: 'application/x-ndjson' },
    body: ids.join(','),
  });
  const told = new Map<string, ToldGame>();
  for (const line of linesOf(text)) {
    const read = lichessGame.safeParse(line);
    if (!read.success || !ids.includes(read.data.id)) continue;
    const kept = JSON.stringify(line);
    if (kept.length <= GAME_CHARACTERS_MAX) told.set(read.data.id, { game: read.data, text: kept });
  }
  return told;
}

export interface LichessGrant extends CodeGrant {
  readonly clientId: string;
}

const account = z.object({ id: z.string().toLowerCase().regex(LICHESS_ID), disabled: z.boolean().optional() });

/**
 * Turns the code that Lichess gave the browser into the account behind it. The token is given back at once and kept
 * nowhere: nothing that we do needs one. Throws when Lichess does not play along.
 */
export async function accountOf(site: Site, { clientId, ...grant }: LichessGrant): Promise<string> {
  const own = { token: new URL('/api/token', site.lichess).href, clientId, clientSecret: null };
  const token = await exchangeCode(own, grant, async (url, init) =>
    Response.json(JSON.parse(await call(site, url, init))),
  );
  const authorized = { Authorization: `Bearer ${token}`, Accept: 'application/json' };
  try {
    const { id, disabled } = account.parse(JSON.parse(await call(site, '/api/account', { headers: authorized })));
    if (disabled) throw new Error('the account is closed');
    return id;
  } finally {
    // One that stays would run out by itself, and may do nothing but say who it is of.
    await call(site, '/api/token', { method: 'DELETE', headers: authorized }).catch(() => null);
  }
}
