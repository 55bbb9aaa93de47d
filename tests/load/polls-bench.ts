import { getOperationAST, parse } from 'graphql';
import { linkTransfers } from '../../db/wallet/link-transfers.ts';
import { sessions } from '../../db/security/session.table.ts';
import { createBattle } from '../../gateway/battles/create-battle.ts';
import { encodeCursor } from '../../gateway/schema/connection.ts';
import { makeSchema } from '../../gateway/server/graphql/build-schema.ts';
import { costOf } from '../../gateway/server/graphql/cost.ts';
import { SESSION_POINTS } from '../../domain/platform/api-limits.ts';
import { trustedDocuments } from '../../gateway/server/graphql/trusted.ts';
import { takeUp } from './part.ts';
import { type Poll, pollRate, startServer, stopServer } from './polls-load.ts';
import { median, openSessions, playerIds, setStage } from './stage.ts';

const BATTLES = 200;
const ROUNDS = 3;
/** Of a round: uncached, shared and unchanged. */
const KINDS = 3;
/** More calls a second than any machine answers. */
const CALLS_MOST = 50_000;

export interface PollFigures {
  readonly raw: number;
  readonly uncached: number;
  readonly shared: number;
  readonly unchanged: number;
}

/** How many readers have to share the calls of some seconds, so that none spends what the sessions of one may in a minute. */
async function readersOf(text: string, variables: Readonly<Record<string, unknown>>, seconds: number): Promise<number> {
  const document = parse(text);
  const operation = getOperationAST(document);
  const points = (operation && costOf(await makeSchema(), document, operation, variables))?.points ?? 0;
  return Math.ceil((CALLS_MOST * seconds * points) / SESSION_POINTS);
}

/** A database with open battles and a session for each reader; answers the cookies, and the stored hash of one. */
async function seedReaders(file: string, count: number): Promise<{ cookies: string[]; tokenHash: string }> {
  const players = playerIds(count);
  const { db, deps } = await setStage(`file:${file}`, players);
  const terms = {
    game: 'valorant',
    mode: 'duel',
    stakeCents: 500,
    description: '',
    privacy: 'public',
    draftId: null,
  } as const;
  await Promise.all(
    players.slice(0, BATTLES).map((userId, n) => {
      const actor = { userId, username: userId, role: 'player', sessionId: 'load' } as const;
      return createBattle(deps, actor, `battle-${n}`, { ...terms, title: `Battle number ${n}` });
    }),
  );
  while ((await linkTransfers(db)) > 0);
  const cookies = await openSessions(deps, players);
  const [row] = await db.read.select({ tokenHash: sessions.tokenHash }).from(sessions);
  await db.close();
  return { cookies, tokenHash: row?.tokenHash ?? '' };
}

/** Polls of the newest 50 open battles: raw, through Apollo, from the shared answer, and unchanged since. */
export async function measurePolls(file: string, seconds: number): Promise<PollFigures> {
  const document = [...trustedDocuments.values()].find(({ name }) => name === 'OpenBattles');
  if (!document) throw new Error('the web app has no operation OpenBattles');
  const page = { first: 50 };
  const readers = await readersOf(document.text, page, seconds);
  takeUp(`seeding ${readers} readers for each run`);
  const { cookies, tokenHash } = await seedReaders(file, ROUNDS * KINDS * readers);
  takeUp('starting the servers');
  const gateway = await startServer([process.execPath, 'dist/gateway/main.js'], {
    PORT: '0',
    DATABASE_URL: `file:${file}`,
    DEMO_DATA: 'none',
    LOG_LEVEL: 'error',
    // How much is answered is asked, and not how soon: nobody is sent away.
    CALL_WAIT_MS: '60000',
  });
  const raw = await startServer([process.execPath, '--import', 'tsx', 'tests/load/raw-polls-server.ts', file], {
    TOKEN_HASH: tokenHash,
  });
  const variables = JSON.stringify(page);
  const shareable = `${gateway.url}/graphql?documentId=${document.id}&variables=${encodeURIComponent(variables)}`;
  const headers = { 'apollo-require-preflight': '1' };
  const first = await fetch(shareable, { headers: { ...headers, cookie: cookies[0] ?? '' } });
  const etag = first.headers.get('etag');
  if (first.status !== 200 || etag === null) throw new Error(`the shared answer came with ${first.status}`);
  await first.arrayBuffer();
  // A cursor ahead of everything that differs from call to call: the same page, and never an answer that is kept.
  let asked = 0;
  const neverKept = () => {
    const after = encodeCursor([Date.now() + 1_000_000 + ++asked, 'z']);
    return `/graphql?documentId=${document.id}&variables=${encodeURIComponent(JSON.stringify({ ...page, after }))}`;
  };
  const rates = { raw: [] as number[], uncached: [] as number[], shared: [] as number[], unchanged: [] as number[] };
  let seated = 0;
  /** Those who have asked for nothing yet. */
  const others = (): string[] => cookies.slice(seated, (seated += readers));
  for (let round = 1; round <= ROUNDS; round++) {
    const ask = (what: keyof typeof rates, poll: Omit<Poll, 'cookies'>, by: readonly string[]) => {
      takeUp(`polling, ${what}, round ${round}`);
      return pollRate({ ...poll, cookies: by }, seconds).then((rate) => rates[what].push(rate));
    };
    await ask('raw', { url: raw.url, headers: {}, status: 200 }, cookies);
    await ask('uncached', { url: gateway.url, path: neverKept, headers, status: 200 }, others());
    await ask('shared', { url: shareable, headers, status: 200 }, others());
    await ask('unchanged', { url: shareable, headers: { ...headers, 'if-none-match': etag }, status: 304 }, others());
  }
  await stopServer(gateway.child);
  await stopServer(raw.child);
  return {
    raw: median(rates.raw),
    uncached: median(rates.uncached),
    shared: median(rates.shared),
    unchanged: median(rates.unchanged),
  };
}
