/** One part of `npm run bench` (scripts/bench.mjs), which runs each in a process of its own: `tsx tests/load/bench.ts polls`. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPLAYS_AIM, measureReplays } from './arcade-bench.ts';
import { measureCharges } from './charge-bench.ts';
import { type ChurnCounts, measureChurn } from './churn-bench.ts';
import { measureCost } from './cost-bench.ts';
import { measureFanOut } from './fan-out-bench.ts';
import { measurePolls } from './polls-bench.ts';
import { type MemoryFigures, measureMemory, measureSoak, measureStart } from './memory-bench.ts';
import { measureProof } from './proof-bench.ts';
import { rawSettlePostgres, rawSettleSqlite } from './raw-settle.ts';
import { settleLoad } from './settle-load.ts';
import { measureSizes } from './size-bench.ts';
import { measureStaffSizes } from './staff-size-bench.ts';
import { playPart, say } from './part.ts';
import { median, playerIds, setStage } from './stage.ts';
import { measureVideo } from './video-bench.ts';

/** Measured after one that warms both sides up; the raw limit and the product take turns, so that both have the same weather. */
const ROUNDS = 5;
const SECONDS = 3;

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const ratio = (value: number, raw: number): string => (value / raw).toFixed(2);

interface Rates {
  readonly raw: number;
  readonly mine: number;
}

/** The medians of all rounds but the first; the ratio is the median of the rounds' own. */
function saySettled(where: string, rounds: readonly Rates[]): void {
  const counted = rounds.slice(1);
  const of = (figure: (rates: Rates) => number): number => median(counted.map(figure));
  const share = of(({ raw, mine }) => mine / raw);
  say(
    `settled battles/s, ${where}: ${whole(of(({ mine }) => mine))}, raw ${whole(of(({ raw }) => raw))}, ratio ${share.toFixed(2)} (aim 0.90)`,
    share >= 0.9,
  );
}

async function settleSqlite(folder: string): Promise<void> {
  const players = playerIds(128);
  const file = join(folder, 'settle.db');
  const rounds: Rates[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const empty = await setStage(`file:${file}`, players);
    await empty.db.close();
    const raw = rawSettleSqlite(file, players, SECONDS);
    const { db, deps } = await setStage(`file:${file}`, players);
    rounds.push({ raw, mine: await settleLoad(deps, players, SECONDS) });
    await db.close();
  }
  saySettled('SQLite, 64 clients, FULL', rounds);
}

/** What PostgreSQL's own client does of TPC-B with as many clients, a second; null where it is not installed. */
function pgbench(url: string): number | null {
  const has = spawnSync('pgbench', ['--version'], { stdio: 'ignore' }).status === 0;
  if (!has) return null;
  execFileSync('pgbench', ['-i', '-q', '-s', '8', url], { stdio: 'ignore' });
  const said = execFileSync('pgbench', ['-n', '-c', '8', '-j', '2', '-T', String(SECONDS), url], { encoding: 'utf8' });
  return Number(/tps = ([\d.]+)/.exec(said)?.[1]);
}

/** Use cases that settle a battle. */
const USE_CASES = 6;
/** Milliseconds that every packet takes longer, each way. */
const DISTANCE = 1;

/** Runs in a process of its own, because the engine is fixed when the tables are built. */
async function settlePostgres(): Promise<void> {
  const { createDatabase, startPostgres } = await import('../support/postgres.ts');
  const { moveAway } = await import('./far-away.ts');
  const players = playerIds(16);
  const rounds: Rates[] = [];
  const server = await startPostgres({ durable: true });
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      const rawUrl = await createDatabase(server.url, `raw_${round}`);
      const empty = await setStage(rawUrl, players);
      await empty.db.close();
      const raw = await rawSettlePostgres(rawUrl, players, SECONDS);
      const { db, deps } = await setStage(await createDatabase(server.url, `mine_${round}`), players);
      rounds.push({ raw, mine: await settleLoad(deps, players, SECONDS) });
      await db.close();
    }
    saySettled('PostgreSQL, 8 clients, durable', rounds);

    const tps = pgbench(await createDatabase(server.url, 'pgbench'));
    if (tps !== null) {
      const mine = USE_CASES * median(rounds.slice(1).map((rates) => rates.mine));
      say(
        `  use cases/s: ${whole(mine)}, pgbench TPC-B ${whole(tps)}, ratio ${ratio(mine, tps)} (aim 0.35)`,
        mine / tps >= 0.35,
      );
    }

    const many = playerIds(128);
    const wire = await moveAway(server.url, DISTANCE);
    const [near, far] = [[] as number[], [] as number[]];
    for (const round of [1, 2, 3]) {
      for (const [kept, base] of [
        [near, server.url],
        [far, wire.url],
      ] as const) {
        const name = `${base === wire.url ? 'far' : 'near'}_${round}`;
        await createDatabase(server.url, name);
        const url = new URL(base);
        url.pathname = name;
        const { db, deps } = await setStage(url.href, many, 32);
        kept.push(await settleLoad(deps, many, SECONDS));
        await db.close();
      }
    }
    wire.close();
    say(
      `  64 clients, ${DISTANCE} ms away each way: ${whole(median(far))}, on the machine itself ${whole(median(near))}, ratio ${ratio(median(far), median(near))} (aim 0.50)`,
      median(far) / median(near) >= 0.5,
    );
  } finally {
    await server.stop();
  }
}

async function polls(folder: string): Promise<void> {
  const { raw, uncached, shared, unchanged } = await measurePolls(join(folder, 'polls.db'), SECONDS);
  say(`open-battles polls/s, raw node:http: ${whole(raw)}`);
  say(
    `  through Apollo, uncached: ${whole(uncached)}, ratio ${ratio(uncached, raw)} (aim 0.65)`,
    uncached / raw >= 0.65,
  );
  say(`  shared answer, 200: ${whole(shared)}, ratio ${ratio(shared, raw)} (aim 8)`, shared / raw >= 8);
  say(`  shared answer, 304: ${whole(unchanged)}, ratio ${ratio(unchanged, raw)} (aim 7)`, unchanged / raw >= 7);
}

async function sizes(folder: string): Promise<void> {
  say('pages on SQLite, microseconds with 1,000 battles and 200 players / with 1,000,000 and 200,000:');
  for (const { page, smallMicros, largeMicros } of await measureSizes(folder)) {
    say(`  ${page}: ${whole(smallMicros)} / ${whole(largeMicros)}, ratio ${ratio(largeMicros, smallMicros)}`);
  }
}

async function staffSizes(where: string, urls: readonly [small: string, large: string]): Promise<void> {
  say(
    `tables of staff on ${where} with 1,000 accounts, battles and messages and 5,000 bookings / with 1,000 times as many (aim 3):`,
  );
  for await (const { page, small, large } of measureStaffSizes(urls)) {
    say(`  ${page}: ${whole(small)} / ${whole(large)}, ratio ${ratio(large, small)}`, large / small <= 3);
  }
}

const staffSizesSqlite = (folder: string): Promise<void> =>
  staffSizes('SQLite, microseconds of the processor', [
    `file:${join(folder, 'staff-small.db')}`,
    `file:${join(folder, 'staff-large.db')}`,
  ]);

/** Runs in a process of its own, as `settlePostgres`. */
async function staffSizesPostgres(): Promise<void> {
  const { createDatabase, startPostgres } = await import('../support/postgres.ts');
  const server = await startPostgres({ durable: true });
  try {
    await staffSizes('PostgreSQL, microseconds of its own', [
      await createDatabase(server.url, 'staff_small'),
      await createDatabase(server.url, 'staff_large'),
    ]);
  } finally {
    await server.stop();
  }
}

async function fanOut(folder: string): Promise<void> {
  const { raw, mine } = await measureFanOut(join(folder, 'fan-out.db'), SECONDS);
  const kilobytes = (bytes: number): string => (bytes / 1_024).toFixed(1);
  say('1,000 subscribers of one channel, beside a server that sends the same frame to all:');
  say(
    `  delivered/s: ${whole(mine.deliveredPerSecond)}, raw ${whole(raw.deliveredPerSecond)}, ratio ${ratio(mine.deliveredPerSecond, raw.deliveredPerSecond)} (aim 100,000 or 0.67)`,
    mine.deliveredPerSecond >= 100_000 || mine.deliveredPerSecond / raw.deliveredPerSecond >= 0.67,
  );
  say(
    `  p99 at 20,000/s, ms: ${mine.p99Millis.toFixed(1)}, raw ${raw.p99Millis.toFixed(1)}, ratio ${ratio(mine.p99Millis, raw.p99Millis)} (aim 20 ms)`,
    mine.p99Millis <= 20,
  );
  say(
    `  kB a socket: ${kilobytes(mine.bytesPerSocket)}, raw ${kilobytes(raw.bytesPerSocket)}, ratio ${ratio(mine.bytesPerSocket, raw.bytesPerSocket)} (aim 16 kB)`,
    mine.bytesPerSocket <= 16 * 1_024,
  );
}

async function arcade(): Promise<void> {
  say(`runs played again/s by a core (aim ${whole(REPLAYS_AIM)}), and bytes of a log, median and most:`);
  for (const { game, perSecond, medianBytes, mostBytes } of await measureReplays(SECONDS))
    say(`  ${game}: ${whole(perSecond)}, ${whole(medianBytes)} / ${whole(mostBytes)}`, perSecond >= REPLAYS_AIM);
}

/** Of a round; together long enough for a 99th percentile of the calls beside it. */
const PROOF_SECONDS = 15;

async function proof(folder: string): Promise<void> {
  const figures = await measureProof(join(folder, 'proof.db'), PROOF_SECONDS);
  const { idleP99Millis: idle, besideP99Millis: beside } = figures;
  say('500 CS2 duels whose clients post twice a second each, on one gateway:');
  say(
    `  posts/s answered: ${whole(figures.postsPerSecond)} of ${whole(figures.asked)}, refused ${whole(figures.refused)}, p99 ${figures.postP99Millis.toFixed(1)} ms, ${figures.postMillis.toFixed(2)} ms of the processor each`,
  );
  say(
    `  /graphql p99, ms: ${beside.toFixed(1)}, idle ${idle.toFixed(1)}, ratio ${ratio(beside, idle)} (aim 1.3), refused ${whole(figures.besideRefused)}`,
    beside / idle <= 1.3,
  );
  const { raw } = figures;
  say(
    `  beside the same posts at raw node:http, ms: ${raw.besideP99Millis.toFixed(1)}, idle ${raw.idleP99Millis.toFixed(1)}, ratio ${ratio(raw.besideP99Millis, raw.idleP99Millis)}`,
  );
  say(`  bytes stored a duel: ${whole(figures.bytesPerDuel)}`);
}

/** Of a round; long enough for seven of the longest waits of a player. */
const VIDEO_SECONDS = 15;

async function video(folder: string): Promise<void> {
  const figures = await measureVideo(join(folder, 'video.db'), VIDEO_SECONDS);
  say('live video in the process of the gateway:');
  for (const { name, streams, core, megabytes } of figures.streams)
    say(`  ${name}: ${(core * 100).toFixed(1)} % of a core and ${megabytes.toFixed(0)} MB a stream, of ${streams}`);
  const { idleP95Millis: idle, besideP95Millis: beside } = figures;
  say(
    `  ${figures.viewers} viewers: ${(figures.viewersCore * 100).toFixed(0)} % of a core, ${whole(figures.partsPerSecond)} parts/s, ${whole((figures.bytesPerSecond * 8) / 1e6)} Mbit/s, failed ${whole(figures.failed)}`,
  );
  say(
    `  /graphql p95, ms: ${beside.toFixed(1)}, idle ${idle.toFixed(1)}, ratio ${ratio(beside, idle)} (aim 1.3), refused ${whole(figures.besideRefused)}`,
    beside / idle <= 1.3,
  );
  say(
    `  a stream's page to its first picture: ${whole(figures.firstFrameMillis)} ms (aim 1,000)`,
    figures.firstFrameMillis <= 1_000,
  );
  say(`  a picture's arrival to its being shown: ${whole(figures.behindMillis)} ms`);
  say(
    `  from glass to glass, camera page to stream page: ${whole(figures.glassMillis)} ms (aim 2,500)`,
    figures.glassMillis <= 2_500,
  );
}

async function cost(folder: string): Promise<void> {
  const { withRows, withRowsFound, withTime, over, worst } = await measureCost(join(folder, 'cost.db'));
  say('1,000 documents made from the schema: how far the order of their costs is that of what they take:');
  say(
    `  rows read ${withRows.toFixed(2)}, among those that found any ${withRowsFound.toFixed(2)}, time ${withTime.toFixed(2)}`,
  );
  say(
    `  read more rows than they cost: ${whole(over)}, the furthest ${worst.name} with ${whole(worst.rows)} for ${whole(worst.points)} points`,
  );
}

async function charge(folder: string): Promise<void> {
  say('charging a call, microseconds, median / 99th percentile / most:');
  for (const { name, medianMicros, p99Micros, mostMicros } of await measureCharges(join(folder, 'charge.db')))
    say(`  ${name}: ${medianMicros.toFixed(1)} / ${p99Micros.toFixed(1)} / ${whole(mostMicros)}`);
}

async function churn(folder: string): Promise<void> {
  const minutes = Number(process.env['CHURN_MINUTES'] ?? 1);
  const { before, after, comings } = await measureChurn(join(folder, 'churn.db'), minutes);
  const line = (counts: ChurnCounts): string =>
    `sockets ${counts.sockets}, listeners ${counts.listeners}, heap ${(counts.heapBytes / 2 ** 20).toFixed(1)} MB, RSS ${(counts.rssBytes / 2 ** 20).toFixed(1)} MB, resources ${JSON.stringify(counts.resources)}`;
  say(`${minutes} minutes of churn, ${whole(comings)} sockets came and went:`);
  say(`  before: ${line(before)}`);
  say(
    `  after:  ${line(after)} (aim no socket, and no more listeners than before)`,
    after.sockets === 0 && after.listeners <= before.listeners,
  );
}

function sayMemory(where: string, { idle, polled, crowded }: MemoryFigures): void {
  say(`resident memory of a gateway on ${where}, MB:`);
  say(`  idle on demo data: ${whole(idle)} (aim 150)`, idle <= 150);
  say(`  under polls with 200 sockets, at most: ${whole(polled)} (aim 250)`, polled <= 250);
  say(`  in overload of 400 connections, at most: ${whole(crowded)} (aim 350)`, crowded <= 350);
}

const memory = async (folder: string): Promise<void> =>
  sayMemory('SQLite', await measureMemory(`file:${join(folder, 'memory.db')}`));

async function memoryPostgres(): Promise<void> {
  const { createDatabase, startPostgres } = await import('../support/postgres.ts');
  const server = await startPostgres({ durable: true });
  try {
    sayMemory('PostgreSQL', await measureMemory(await createDatabase(server.url, 'memory')));
  } finally {
    await server.stop();
  }
}

async function start(folder: string): Promise<void> {
  const { seconds, processorSeconds } = await measureStart(`file:${join(folder, 'start.db')}`);
  say(
    `start on a filled file, least of five: ${seconds.toFixed(2)} s (aim 1.2), of processors ${processorSeconds.toFixed(2)} s`,
    seconds <= 1.2,
  );
}

async function soak(folder: string): Promise<void> {
  const minutes = Number(process.env['SOAK_MINUTES'] ?? 30);
  const { grown, end, ...counted } = await measureSoak(`file:${join(folder, 'soak.db')}`, minutes);
  say(
    `a soak of ${minutes} minutes: the last ${counted.minutes} brought ${grown.toFixed(2)} MB, to ${whole(end)} MB of its own (aim less than 1)`,
    grown < 1,
  );
}

const PARTS: Readonly<Record<string, (folder: string) => Promise<void>>> = {
  settle: settleSqlite,
  'settle-postgres': settlePostgres,
  polls,
  sizes,
  'staff-sizes': staffSizesSqlite,
  'staff-sizes-postgres': staffSizesPostgres,
  'fan-out': fanOut,
  arcade,
  proof,
  video,
  cost,
  charge,
  churn,
  memory,
  'memory-postgres': memoryPostgres,
  start,
  soak,
};

const [name = ''] = process.argv.slice(2);
const part = PARTS[name];
if (!part) throw new Error(`${name} is no part: ${Object.keys(PARTS).join(', ')}`);
// Where the run has all temporary files of the part, which it removes.
await playPart(() => part(mkdtempSync(join(tmpdir(), 'gauntlet-bench-'))));
