/**
 * `npm run bench`: each figure beside the raw limit of the same run. Absolute figures belong to the machine; the ratios
 * are what to compare. `npm run bench -- settle|settle-postgres|polls|sizes|fan-out|churn` measures one part;
 * `CHURN_MINUTES=10` lengthens the last one.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChurnCounts, measureChurn } from './churn-bench.ts';
import { measureFanOut } from './fan-out-bench.ts';
import { measurePolls } from './polls-bench.ts';
import { rawSettlePostgres, rawSettleSqlite } from './raw-settle.ts';
import { settleLoad } from './settle-load.ts';
import { measureSizes } from './size-bench.ts';
import { median, playerIds, setStage } from './stage.ts';

const ROUNDS = 3;
const SECONDS = 4;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const ratio = (value: number, raw: number): string => (value / raw).toFixed(2);

async function settleSqlite(folder: string): Promise<void> {
  const players = playerIds(128);
  const file = join(folder, 'settle.db');
  const rates = { raw: [] as number[], mine: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    const empty = await setStage(`file:${file}`, players);
    await empty.db.close();
    rates.raw.push(rawSettleSqlite(file, players, SECONDS));
    const { db, deps } = await setStage(`file:${file}`, players);
    rates.mine.push(await settleLoad(deps, players, SECONDS));
    await db.close();
  }
  const [raw, mine] = [median(rates.raw), median(rates.mine)];
  say(
    `settled battles/s, SQLite, 64 clients, FULL: ${whole(mine)}, raw ${whole(raw)}, ratio ${ratio(mine, raw)} (aim 0.70)`,
  );
}

/** Runs in a process of its own, because the engine is fixed when the tables are built. */
async function settlePostgres(): Promise<void> {
  const { createDatabase, startPostgres } = await import('../support/postgres.ts');
  const players = playerIds(16);
  const rates = { raw: [] as number[], mine: [] as number[] };
  const server = await startPostgres({ durable: true });
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const rawUrl = await createDatabase(server.url, `raw_${round}`);
      const empty = await setStage(rawUrl, players);
      await empty.db.close();
      rates.raw.push(await rawSettlePostgres(rawUrl, players, SECONDS));
      const { db, deps } = await setStage(await createDatabase(server.url, `mine_${round}`), players);
      rates.mine.push(await settleLoad(deps, players, SECONDS));
      await db.close();
    }
  } finally {
    await server.stop();
  }
  const [raw, mine] = [median(rates.raw), median(rates.mine)];
  say(
    `settled battles/s, PostgreSQL, 8 clients, durable: ${whole(mine)}, raw ${whole(raw)}, ratio ${ratio(mine, raw)} (aim 0.70)`,
  );
}

async function polls(folder: string): Promise<void> {
  execFileSync('npm', ['run', '--silent', 'build:gateway'], { stdio: 'ignore' });
  const { raw, uncached, shared, unchanged } = await measurePolls(join(folder, 'polls.db'), SECONDS);
  say(`open-battles polls/s, raw node:http: ${whole(raw)}`);
  say(`  through Apollo, uncached: ${whole(uncached)}, ratio ${ratio(uncached, raw)} (aim 0.45)`);
  say(`  shared answer, 200: ${whole(shared)}, ratio ${ratio(shared, raw)} (aim 6)`);
  say(`  shared answer, 304: ${whole(unchanged)}, ratio ${ratio(unchanged, raw)} (aim 7)`);
}

async function sizes(folder: string): Promise<void> {
  say('pages on SQLite, microseconds with 1,000 battles and 200 players / with 1,000,000 and 200,000:');
  for (const { page, smallMicros, largeMicros } of await measureSizes(folder)) {
    say(`  ${page}: ${whole(smallMicros)} / ${whole(largeMicros)}, ratio ${ratio(largeMicros, smallMicros)}`);
  }
}

async function fanOut(folder: string): Promise<void> {
  const { raw, mine } = await measureFanOut(join(folder, 'fan-out.db'), SECONDS);
  const kilobytes = (bytes: number): string => (bytes / 1_024).toFixed(1);
  say('1,000 subscribers of one channel, beside a server that sends the same frame to all:');
  say(
    `  delivered/s: ${whole(mine.deliveredPerSecond)}, raw ${whole(raw.deliveredPerSecond)}, ratio ${ratio(mine.deliveredPerSecond, raw.deliveredPerSecond)} (aim 100,000 or 0.67)`,
  );
  say(
    `  p99 at 20,000/s, ms: ${mine.p99Millis.toFixed(1)}, raw ${raw.p99Millis.toFixed(1)}, ratio ${ratio(mine.p99Millis, raw.p99Millis)} (aim 20 ms)`,
  );
  say(
    `  kB a socket: ${kilobytes(mine.bytesPerSocket)}, raw ${kilobytes(raw.bytesPerSocket)}, ratio ${ratio(mine.bytesPerSocket, raw.bytesPerSocket)} (aim 16 kB)`,
  );
}

async function churn(folder: string): Promise<void> {
  const minutes = Number(process.env['CHURN_MINUTES'] ?? 1);
  const { before, after, comings } = await measureChurn(join(folder, 'churn.db'), minutes);
  const line = (counts: ChurnCounts): string =>
    `sockets ${counts.sockets}, listeners ${counts.listeners}, heap ${(counts.heapBytes / 2 ** 20).toFixed(1)} MB, RSS ${(counts.rssBytes / 2 ** 20).toFixed(1)} MB, resources ${JSON.stringify(counts.resources)}`;
  say(`${minutes} minutes of churn, ${whole(comings)} sockets came and went:`);
  say(`  before: ${line(before)}`);
  say(`  after:  ${line(after)}`);
  if (after.sockets > 0 || after.listeners > before.listeners) throw new Error('something was left behind');
}

const part = process.argv[2];
if (part === 'settle-postgres') await settlePostgres();
else {
  const folder = mkdtempSync(join(tmpdir(), 'gauntlet-bench-'));
  try {
    if (part === undefined || part === 'settle') await settleSqlite(folder);
    if (part === undefined) {
      const env = { ...process.env, DATABASE_URL: 'postgres://bench' };
      execFileSync(process.execPath, ['--import', 'tsx', import.meta.filename, 'settle-postgres'], {
        env,
        stdio: 'inherit',
      });
    }
    if (part === undefined || part === 'polls') await polls(folder);
    if (part === undefined || part === 'sizes') await sizes(folder);
    if (part === undefined || part === 'fan-out') await fanOut(folder);
    if (part === undefined || part === 'churn') await churn(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
