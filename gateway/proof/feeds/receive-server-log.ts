import { hash } from 'node:crypto';
import { isWithinDisputes } from '../../../domain/battles/correct-battle.ts';
import { SEATS, type Seat } from '../../../domain/proof/cross-check.ts';
import { playerAt } from '../../../domain/proof/feeds.ts';
import { LINES_MAX } from '../../../domain/proof/feed-news.ts';
import { hear, noServerFacts } from '../../../domain/proof/server-facts.ts';
import { tuned } from '../../../domain/proof/server-clock.ts';
import { type ServerLog, readServerLog } from '../../../domain/proof/server-log.ts';
import { type ServerEntry, serverNews } from '../../../domain/proof/server-news.ts';
import { serverScore, serverVerdict } from '../../../domain/proof/server-verdict.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import { type BattleRow, lockBattle } from '../../../db/battles/index.ts';
import type { Tx } from '../../../db/client/database.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { isContested, readFeeds, readGameAccount } from '../../../db/proof/feed.queries.ts';
import { addServerEntries, findServerKey, putServerFacts, readServer } from '../../../db/proof/server.queries.ts';
import { readSettings } from '../../../db/settings/setting.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import { keyedHash } from '../../kernel/sealed.ts';
import { charge, type CallLimit } from './feed-limits.ts';
import { followFeeds } from './follow-feeds.ts';
import { serverKeyHashOf } from './make-server-key.ts';
import { followLateLog } from './follow-late-log.ts';
import { strangerAt } from './receive-feed.ts';

/** A server posts what it has written some times a second, and sends nothing again that was refused. */
const OF_A_SERVER: CallLimit = { perSecond: 20, atOnce: 120 };
/** How old the stored instant of the last post may get. */
const TOUCH_MS = 15 * SECOND;

/** A call of a game server, as it came in. */
export interface ServerCall {
  readonly bytes: Buffer;
  readonly address: string;
  readonly key: string;
}

/**
 * Whose key it is, before what comes with it is taken in.
 * @throws Refused FEED_KEY_UNKNOWN, RATE_LIMITED
 */
export async function requireServerKey(deps: Deps, { address, key }: Omit<ServerCall, 'bytes'>) {
  const found = await findServerKey(deps.db.read, serverKeyHashOf(deps, key));
  if (found) return found;
  charge(deps, strangerAt(address));
  throw new Refused('FEED_KEY_UNKNOWN');
}

/**
 * Takes in what a server of the operator writes about the battle that its key is for, while that is played and for as
 * long after as it can be disputed. Whatever it means happens in the transaction that stores it. Answers whether it was
 * read. @throws Refused FEED_KEY_UNKNOWN, RATE_LIMITED
 */
export async function receiveServerLog(deps: Deps, { bytes, ...call }: ServerCall): Promise<boolean> {
  const { battleId, heardAt } = await requireServerKey(deps, call);
  charge(deps, `server of ${battleId}`, OF_A_SERVER);
  const { proofCs2: mode } = await readSettings(deps.db.read);
  if (mode === 'off') return false;
  const written = readServerLog(bytes.toString());
  const at = deps.now();
  const isDue = heardAt === null || at - heardAt > TOUCH_MS;
  if (written.events.length === 0 && !isDue) return true;
  return deps.db.transact(async (tx) => {
    const row = await lockBattle(tx, battleId);
    if (!row || !isHeard(row, at)) return false;
    const news = await fold(deps, tx, row, written, at);
    if (news.length === 0) return true;
    const sha256 = hash('sha256', bytes);
    const lines = news.map((line) => ({ ...line, at, sha256 }));
    await addServerEntries(tx, battleId, lines, LINES_MAX);
    const data = { seat: null };
    await appendEvent(tx, { type: 'proof.heard', entity: 'proof', entityId: battleId, concerns: [], data, at });
    if (row.status === 'completed') await followLateLog(deps, { tx, row, at }, mode);
    else if (mode === 'settle' && row.status === 'active')
      await followFeeds(deps, tx, row, await readFeeds(tx, battleId), at);
    return true;
  });
}

/** While a result can still come of it, or a dispute. */
const isHeard = (row: BattleRow, at: number): boolean =>
  row.status === 'active' || row.status === 'disputed' || (row.status === 'completed' && isWithinDisputes(row, at));

/** Folds lines over what is stored; the battle is locked. Answers what is new. */
async function fold(
  deps: Deps,
  tx: Tx,
  row: BattleRow,
  { events, newestAt }: ServerLog,
  at: number,
): Promise<ServerEntry[]> {
  const nameOf = (accountId: string | null): string =>
    accountId === null ? 'bot' : keyedHash(deps, 'server account', accountId);
  const hashOf = (line: string): string => hash('sha256', line, 'base64url').slice(0, 16);
  const linked = await linkedOf(tx, row);
  const accounts = {
    creator: linked.creator && nameOf(linked.creator),
    opponent: linked.opponent && nameOf(linked.opponent),
  };
  const stored = { ...noServerFacts, ...(await readServer(tx, row.id))?.facts };
  let facts = newestAt === null ? stored : { ...stored, ...tuned(stored, newestAt, at) };
  const pair = [...new Set(SEATS.flatMap((seat) => accounts[seat] ?? []))];
  const arrival = { at, since: row.startedAt ?? row.createdAt, pair, nameOf, hashOf };
  const news: ServerEntry[] = [];
  for (const event of events) {
    const next = hear(facts, event, arrival);
    news.push(...serverNews(facts, next, accounts));
    facts = next;
  }
  const feeds = await readFeeds(tx, row.id);
  const maps = feeds.flatMap(({ facts: told }) => (told.startedAt === null ? [] : (told.map ?? [])));
  const verdict = serverVerdict(facts, { accounts, isContested: linked.isContested, maps });
  const score = serverScore(facts, accounts);
  await putServerFacts(tx, row.id, {
    facts,
    heardAt: at,
    verdict: verdict.kind,
    winner: verdict.kind === 'won' ? verdict.winner : null,
    creatorRounds: score?.creator ?? null,
    opponentRounds: score?.opponent ?? null,
    why: verdict.kind === 'review' ? verdict.why : [],
  });
  return news;
}

/** The linked accounts of both players, and whether somebody else's game names one of them too. */
async function linkedOf(
  tx: Tx,
  row: BattleRow,
): Promise<Record<Seat, string | null> & { readonly isContested: boolean }> {
  const linked: Record<Seat, string | null> = { creator: null, opponent: null };
  let isDoubted = false;
  for (const seat of SEATS) {
    const userId = playerAt(row, seat);
    const account = userId === null ? undefined : await readGameAccount(tx, userId);
    if (!account) continue;
    linked[seat] = account.accountId;
    isDoubted ||= await isContested(tx, account.userId, account.accountId);
  }
  return { ...linked, isContested: isDoubted };
}
