import { fork } from 'node:child_process';
import { statSync } from 'node:fs';
import { v7 } from 'uuid';
import { readUser } from '../../db/accounts/user.queries.ts';
import type { Database } from '../../db/client/database.ts';
import { jobs } from '../../db/jobs/job.table.ts';
import { linkGameAccount, putFeedKey } from '../../db/proof/feed.queries.ts';
import { createBattle } from '../../gateway/battles/create-battle.ts';
import { joinBattle } from '../../gateway/battles/join-battle.ts';
import { startBattle } from '../../gateway/battles/start-battle.ts';
import type { Actor } from '../../gateway/kernel/actor.ts';
import type { Deps } from '../../gateway/kernel/deps.ts';
import { openLog } from '../../gateway/kernel/log.ts';
import { feedKeyHashOf } from '../../gateway/proof/make-feed-key.ts';
import { receiveFeed } from '../../gateway/proof/receive-feed.ts';
import { openSession } from '../../gateway/security/session.ts';
import { deliverEverything } from '../support/deliver.ts';
import { playDuel } from '../support/duel-feeds.ts';
import { startServer, stopServer } from './polls-load.ts';
import { isAnswered, probe, quantile } from './probe.ts';
import { type Answer, POST_EVERY_MS, type PostsAsked, bodyOf, steamOf, tokenOf } from './proof-posts.ts';
import { playerIds, setStage } from './stage.ts';

const DUELS = 500;
/** Matches that are played to the end for their size. */
const KEPT = 50;
const ADDRESS = '127.0.0.1';

export interface ProofFigures {
  readonly postsPerSecond: number;
  readonly asked: number;
  readonly refused: number;
  /** Calls of /graphql beside them that the gateway refused, being busy. */
  readonly besideRefused: number;
  readonly postP99Millis: number;
  readonly idleP99Millis: number;
  readonly besideP99Millis: number;
  readonly bytesPerDuel: number;
}

const actorOf = (userId: string): Actor => ({ userId, username: userId, role: 'player', sessionId: 'load' });

/** CS2 duels that run, one for two players after another, whose games have keys. */
async function startDuels(deps: Deps, players: readonly string[]): Promise<void> {
  const terms = {
    game: 'cs2',
    mode: 'duel',
    stakeCents: 5_000,
    title: 'Load',
    description: '',
    privacy: 'public',
    draftId: null,
  } as const;
  for (let n = 0; n < players.length; n += 2) {
    const [creator, opponent] = [actorOf(players[n] ?? ''), actorOf(players[n + 1] ?? '')];
    const battleId = await createBattle(deps, creator, v7(), terms);
    await joinBattle(deps, opponent, v7(), { battleId, code: null });
    await startBattle(deps, creator, v7(), battleId);
    await deps.db.transact(async (tx) => {
      for (const { userId } of [creator, opponent])
        await putFeedKey(tx, userId, feedKeyHashOf(deps, tokenOf(userId)), deps.now());
    });
  }
}

/** So that what is measured is no mail that tells of a new account. */
async function linkAccounts(deps: Deps, players: readonly string[]): Promise<void> {
  for (const [index, userId] of players.entries())
    await deps.db.transact((tx) => linkGameAccount(tx, userId, steamOf(index), deps.now()));
}

async function openSessions(db: Database, deps: Deps, players: readonly string[]): Promise<string> {
  let cookie = '';
  for (const id of players) {
    const user = await readUser(db.read, id);
    if (!user) throw new Error('the stage has no such player');
    const { token } = await db.transact((tx) => openSession(deps, tx, user, { userAgent: 'load', address: ADDRESS }));
    cookie = `gauntlet_session=${token}`;
  }
  return cookie;
}

/** What the database grows by for a match that is told to its end, in bytes. */
async function measureBytes(file: string): Promise<number> {
  const players = playerIds(2 * KEPT);
  const { db, deps } = await setStage(`file:${file}`, players);
  const duel = playDuel({ startAt: deps.now() });
  const startAt = duel[0]?.at ?? 0;
  const at = { now: startAt };
  const clocked: Deps = { ...deps, now: () => at.now };
  await startDuels(clocked, players);
  await db.close();
  const before = statSync(file).size;
  const { openDatabase } = await import('../../db/client/open.ts');
  const again = await openDatabase(`file:${file}`, {});
  for (const { at: heardAt, from, post } of duel) {
    at.now = heardAt;
    for (let n = 0; n < players.length; n += 2) {
      const index = n + (from === 'creator' ? 0 : 1);
      const body = bodyOf(post, index, players[index] ?? '', heardAt);
      await receiveFeed({ ...clocked, db: again }, { bytes: Buffer.from(body), address: ADDRESS });
    }
  }
  await again.close();
  return (statSync(file).size - before) / KEPT;
}

/** In a process of its own, so that what waits for a probe's answer does not wait for the games as well. */
function postFor(asked: PostsAsked): Promise<Answer[]> {
  const posts = fork(new URL('./proof-posts.ts', import.meta.url), [JSON.stringify(asked)]);
  return new Promise((resolve, reject) => {
    posts.once('message', (answers) => resolve(answers as Answer[]));
    posts.once('error', reject);
    posts.once('exit', (code) => reject(new Error(`the games ended with ${code} before they answered`)));
  });
}

/** 500 duels whose clients post twice a second to one gateway, with /graphql before and beside them. */
export async function measureProof(file: string, seconds: number): Promise<ProofFigures> {
  const bytesPerDuel = await measureBytes(`${file}.kept`);
  const players = playerIds(2 * DUELS);
  const { db, deps } = await setStage(`file:${file}`, players);
  await startDuels(deps, players);
  await linkAccounts(deps, players);
  const cookie = await openSessions(db, deps, players);
  // What a thousand new battles set off is not what is measured.
  await deliverEverything(deps, openLog('silent'));
  await db.transact((tx) => tx.delete(jobs));
  await db.close();
  const gateway = await startServer([process.execPath, 'dist/gateway/main.js'], {
    PORT: '0',
    DATABASE_URL: `file:${file}`,
    DEMO_DATA: 'none',
    LOG_LEVEL: 'error',
  });
  try {
    await probe(gateway.url, cookie, 1);
    const idle = await probe(gateway.url, cookie, seconds);
    // The first posts begin matches; what is measured comes after them.
    await postFor({ url: gateway.url, players, seconds: 3 });
    const [answers, beside] = await Promise.all([
      postFor({ url: gateway.url, players, seconds }),
      probe(gateway.url, cookie, seconds),
    ]);
    return {
      postsPerSecond: answers.filter(isAnswered).length / seconds,
      asked: (2 * DUELS * 1_000) / POST_EVERY_MS,
      refused: answers.filter((answer) => !isAnswered(answer)).length,
      besideRefused: beside.filter((answer) => !isAnswered(answer)).length,
      postP99Millis: quantile(answers, 0.99),
      idleP99Millis: quantile(idle, 0.99),
      besideP99Millis: quantile(beside, 0.99),
      bytesPerDuel,
    };
  } finally {
    await stopServer(gateway.child);
  }
}
