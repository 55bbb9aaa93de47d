import { openSession } from '../../gateway/security/session.ts';
import { readUser } from '../../db/accounts/user.queries.ts';
import { linkTransfers } from '../../db/wallet/link-transfers.ts';
import { sessions } from '../../db/security/session.table.ts';
import { createBattle } from '../../gateway/battles/create-battle.ts';
import { encodeCursor } from '../../gateway/schema/connection.ts';
import { trustedDocuments } from '../../gateway/server/trusted.ts';
import { pollRate, startServer, stopServer } from './polls-load.ts';
import { median, playerIds, setStage } from './stage.ts';

const BATTLES = 200;
/** So many that none of them asks for more than the sessions of one may within a minute. */
const READERS = 512;
const ROUNDS = 3;

export interface PollFigures {
  readonly raw: number;
  readonly uncached: number;
  readonly shared: number;
  readonly unchanged: number;
}

/** A database with open battles and a session for each reader; answers the cookies, and the stored hash of one. */
async function seedReaders(file: string): Promise<{ cookies: string[]; tokenHash: string }> {
  const players = playerIds(READERS);
  const { db, deps } = await setStage(`file:${file}`, players);
  for (let n = 0; n < BATTLES; n++) {
    const userId = players[n % players.length] ?? '';
    const terms = {
      game: 'valorant',
      mode: 'duel',
      stakeCents: 500,
      title: `Battle number ${n}`,
      description: '',
      privacy: 'public',
      draftId: null,
    } as const;
    await createBattle(deps, { userId, username: userId, role: 'player', sessionId: 'load' }, `battle-${n}`, terms);
  }
  while ((await linkTransfers(db)) > 0);
  const cookies: string[] = [];
  for (const id of players) {
    const user = await readUser(db.read, id);
    if (!user) throw new Error('the stage has no such player');
    const from = { userAgent: 'load', address: '127.0.0.1' };
    const { token } = await db.transact((tx) => openSession(deps, tx, user, from));
    cookies.push(`gauntlet_session=${token}`);
  }
  const [row] = await db.read.select({ tokenHash: sessions.tokenHash }).from(sessions);
  await db.close();
  return { cookies, tokenHash: row?.tokenHash ?? '' };
}

/** Polls of the newest 50 open battles: raw, through Apollo, from the shared answer, and unchanged since. */
export async function measurePolls(file: string, seconds: number): Promise<PollFigures> {
  const { cookies, tokenHash } = await seedReaders(file);
  const document = [...trustedDocuments.values()].find(({ name }) => name === 'OpenBattles');
  if (!document) throw new Error('the web app has no operation OpenBattles');
  const gateway = await startServer([process.execPath, 'dist/gateway/main.js'], {
    PORT: '0',
    DATABASE_URL: `file:${file}`,
    DEMO_DATA: 'none',
    LOG_LEVEL: 'error',
  });
  const raw = await startServer([process.execPath, '--import', 'tsx', 'tests/load/raw-polls-server.ts', file], {
    TOKEN_HASH: tokenHash,
  });
  const variables = JSON.stringify({ first: 50 });
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
    return `/graphql?documentId=${document.id}&variables=${encodeURIComponent(JSON.stringify({ first: 50, after }))}`;
  };
  const rates = { raw: [] as number[], uncached: [] as number[], shared: [] as number[], unchanged: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    rates.raw.push(await pollRate({ url: raw.url, cookies, headers: {}, status: 200 }, seconds));
    rates.uncached.push(await pollRate({ url: gateway.url, path: neverKept, cookies, headers, status: 200 }, seconds));
    rates.shared.push(await pollRate({ url: shareable, cookies, headers, status: 200 }, seconds));
    rates.unchanged.push(
      await pollRate({ url: shareable, cookies, headers: { ...headers, 'if-none-match': etag }, status: 304 }, seconds),
    );
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
