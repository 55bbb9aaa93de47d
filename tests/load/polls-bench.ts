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
const ROUNDS = 3;

export interface PollFigures {
  readonly raw: number;
  readonly uncached: number;
  readonly shared: number;
  readonly unchanged: number;
}

/** A database with open battles and one session; answers the session's cookie and stored hash. */
async function seedReader(file: string): Promise<{ cookie: string; tokenHash: string }> {
  const players = playerIds(10);
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
  const user = await readUser(db.read, 'player-0');
  if (!user) throw new Error('the stage has no player');
  const { token } = await db.transact((tx) => openSession(deps, tx, user, { userAgent: 'load', address: '127.0.0.1' }));
  const [row] = await db.read.select({ tokenHash: sessions.tokenHash }).from(sessions);
  await db.close();
  return { cookie: `gauntlet_session=${token}`, tokenHash: row?.tokenHash ?? '' };
}

/** Polls of the newest 50 open battles: raw, through Apollo, from the shared answer, and unchanged since. */
export async function measurePolls(file: string, seconds: number): Promise<PollFigures> {
  const { cookie, tokenHash } = await seedReader(file);
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
  const headers = { cookie, 'apollo-require-preflight': '1' };
  const first = await fetch(shareable, { headers });
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
    rates.raw.push(await pollRate({ url: raw.url, headers: { cookie }, status: 200 }, seconds));
    rates.uncached.push(await pollRate({ url: gateway.url, path: neverKept, headers, status: 200 }, seconds));
    rates.shared.push(await pollRate({ url: shareable, headers, status: 200 }, seconds));
    rates.unchanged.push(
      await pollRate({ url: shareable, headers: { ...headers, 'if-none-match': etag }, status: 304 }, seconds),
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
