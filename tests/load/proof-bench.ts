import { statSync } from 'node:fs';
import SqliteFile from 'better-sqlite3';
import { v7 } from 'uuid';
import { jobs } from '../../db/jobs/job.table.ts';
import { pendingSends } from '../../db/notifications/notification.table.ts';
import { linkGameAccount, putFeedKey } from '../../db/proof/feed.queries.ts';
import { createBattle } from '../../gateway/battles/create-battle.ts';
import { joinBattle } from '../../gateway/battles/join-battle.ts';
import { startBattle } from '../../gateway/battles/start-battle.ts';
import type { Actor } from '../../gateway/kernel/actor.ts';
import type { Deps } from '../../gateway/kernel/deps.ts';
import { openLog } from '../../gateway/kernel/log.ts';
import { feedKeyHashOf } from '../../gateway/proof/feeds/make-feed-key.ts';
import { receiveFeed } from '../../gateway/proof/feeds/receive-feed.ts';
import { deliverEverything } from '../support/deliver.ts';
import { playDuel } from '../support/duel-feeds.ts';
import { forkOthers } from './other-machines.ts';
import { takeUp, wordOf } from './part.ts';
import { startServer, stopServer } from './polls-load.ts';
import { isAnswered, probe, quantile } from './probe.ts';
import { type Answer, POST_EVERY_MS, type PostsAsked, bodyOf, steamOf, tokenOf } from './proof-posts.ts';
import { openSessions, playerIds, setStage } from './stage.ts';

const DUELS = 500;
/** Matches that are played to the end for their size. */
const KEPT = 50;
/** Until a server has compiled what it runs over and over. */
const WARM_SECONDS = 5;
/** Quiet and busy take turns, so that both have the same weather. */
const ROUNDS = 4;
/**
 * So long the posts run before calls beside them are timed: a thousand games that come at once, after all were silent,
 * connect and have their instant stored in the same half second, which is no part of how it goes on.
 */
const LEAD_SECONDS = 5;
/** On a busy machine. */
const WAIT_SECONDS = 120;
const ADDRESS = '127.0.0.1';

export interface ProofFigures {
  readonly postsPerSecond: number;
  readonly asked: number;
  readonly refused: number;
  /** Calls of /graphql beside them that the gateway refused, being busy. */
  readonly besideRefused: number;
  readonly postP99Millis: number;
  /** Time of the processor that the gateway took for each post that it answered, with the calls beside them. */
  readonly postMillis: number;
  readonly idleP99Millis: number;
  readonly besideP99Millis: number;
  readonly bytesPerDuel: number;
  /** The same of a server that does as good as nothing with the posts. */
  readonly raw: { readonly idleP99Millis: number; readonly besideP99Millis: number };
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
    await startBattle(deps, opponent, v7(), battleId);
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
const postFor = (asked: PostsAsked): Promise<Answer[]> =>
  wordOf(forkOthers('proof-posts.ts', asked), asked.seconds + WAIT_SECONDS, 'the games');

/** Seconds of the processor that a gateway has taken so far. */
async function secondsTaken(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  // A bare server tells of none.
  return Number(/^process_cpu_seconds_total ([\d.]+)$/m.exec(text)?.[1]);
}

/** Calls without and beside the posts, in turns. @param seconds of each turn */
async function measureRounds(url: string, players: readonly string[], cookies: readonly string[], seconds: number) {
  const [idle, beside, answers]: [Answer[], Answer[], Answer[]] = [[], [], []];
  let taken = 0;
  for (let round = 0; round < ROUNDS; round++) {
    idle.push(...(await probe(url, cookies, seconds)));
    const before = await secondsTaken(url);
    const posting = postFor({ url, players, seconds: LEAD_SECONDS + seconds });
    await new Promise((resolve) => setTimeout(resolve, LEAD_SECONDS * 1_000));
    beside.push(...(await probe(url, cookies, seconds)));
    answers.push(...(await posting));
    taken += (await secondsTaken(url)) - before;
  }
  return { idle, beside, answers, taken };
}

/** What the machine allows: the same posts and calls at a server of Node and SQLite alone. */
async function measureRaw(file: string, players: readonly string[], cookies: readonly string[], seconds: number) {
  const db = new SqliteFile(file, { readonly: true });
  const { token_hash: TOKEN_HASH } = db.prepare('SELECT token_hash FROM sessions LIMIT 1').get() as {
    token_hash: string;
  };
  db.close();
  const raw = await startServer([process.execPath, '--import', 'tsx', 'tests/load/raw-polls-server.ts', file], {
    TOKEN_HASH,
  });
  await probe(raw.url, cookies, WARM_SECONDS);
  const { idle, beside } = await measureRounds(raw.url, players, cookies, seconds);
  await stopServer(raw.child);
  return { idleP99Millis: quantile(idle, 0.99), besideP99Millis: quantile(beside, 0.99) };
}

/** 500 duels whose clients post twice a second to one gateway, with /graphql between and beside them. */
export async function measureProof(file: string, seconds: number): Promise<ProofFigures> {
  takeUp('weighing duels that are told to their end');
  const bytesPerDuel = await measureBytes(`${file}.kept`);
  takeUp('starting the duels');
  const players = playerIds(2 * DUELS);
  const { db, deps } = await setStage(`file:${file}`, players);
  await startDuels(deps, players);
  await linkAccounts(deps, players);
  const cookies = await openSessions(deps, players);
  // What a thousand new battles set off is not what is measured.
  await deliverEverything(deps, openLog('silent'));
  await db.transact(async (tx) => {
    await tx.delete(jobs);
    await tx.delete(pendingSends);
  });
  await db.close();
  takeUp('asking the bare server');
  const raw = await measureRaw(file, players, cookies, seconds);
  takeUp('asking the gateway');
  const gateway = await startServer([process.execPath, 'dist/gateway/main.js'], {
    PORT: '0',
    DATABASE_URL: `file:${file}`,
    DEMO_DATA: 'none',
    LOG_LEVEL: 'error',
  });
  try {
    await probe(gateway.url, cookies, WARM_SECONDS);
    const { idle, beside, answers, taken } = await measureRounds(gateway.url, players, cookies, seconds);
    const answered = answers.filter(isAnswered).length;
    return {
      postsPerSecond: answered / (ROUNDS * (LEAD_SECONDS + seconds)),
      asked: (2 * DUELS * 1_000) / POST_EVERY_MS,
      refused: answers.filter((answer) => !isAnswered(answer)).length,
      besideRefused: beside.filter((answer) => !isAnswered(answer)).length,
      postP99Millis: quantile(answers, 0.99),
      postMillis: (taken * 1_000) / answered,
      idleP99Millis: quantile(idle, 0.99),
      besideP99Millis: quantile(beside, 0.99),
      bytesPerDuel,
      raw,
    };
  } finally {
    await stopServer(gateway.child);
  }
}
