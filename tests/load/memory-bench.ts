/** What a gateway of the build holds in memory, how soon it is there, and whether it grows. */
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { FrameSocket } from './frame-socket.ts';
import { crowd } from './overload-load.ts';
import { takeUp } from './part.ts';
import { startServer, stopServer } from './polls-load.ts';
import { ownOf, processorOf, residentOf, sampled, slopeOf } from './process-figures.ts';
import { openSessions, playerIds, setStage } from './stage.ts';

const PLAYERS = 60;
const SOCKETS = 200;
const POLLERS = 32;
/** Ten times what the overload of the chaos tests calls the peak. */
const CROWD = 400;
const STARTS = 5;
/** Until what a start leaves behind is gone. */
const REST_MS = 60_000;
const POLLS_SECONDS = 30;
const CROWD_SECONDS = 15;
const SAMPLE_MS = 250;
/** Calls a second of the soak, of 200 sockets, and what share of it is not counted yet. */
const SOAK_CALLS = 40;
const SOAK_WARM = 1 / 3;

const NEWS = 'subscription { walletChanged { balanceCents } }';

export interface MemoryFigures {
  /** MB of resident memory: at rest, the median; otherwise the most. */
  readonly idle: number;
  readonly polled: number;
  readonly crowded: number;
}

export interface StartFigures {
  /** The least of all starts, since whatever else runs only adds. */
  readonly seconds: number;
  readonly processorSeconds: number;
}

/** A gateway as it is shipped, on a database that holds the demo data set and funded players besides. */
async function open(url: string) {
  const { child, url: address } = await startServer([process.execPath, 'dist/gateway/main.js'], {
    PORT: '0',
    RTMP_PORT: 'off',
    DATABASE_URL: url,
    DEMO_DATA: 'load',
    SAMPLE_BATTLES: 'off',
    LOG_LEVEL: 'error',
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('the gateway has no process');
  return { child, address, pid };
}

async function seat(url: string): Promise<string[]> {
  takeUp('seeding');
  const players = playerIds(PLAYERS);
  const { db, deps } = await setStage(url, players);
  const cookies = await openSessions(deps, players);
  await db.close();
  const first = await open(url); // seeds the demo data
  await stopServer(first.child);
  return cookies;
}

/** Sockets that follow a wallet each. */
async function follow(address: string, cookies: readonly string[]): Promise<FrameSocket[]> {
  const sockets: FrameSocket[] = [];
  for (let n = 0; n < SOCKETS; n++) {
    const socket = await FrameSocket.open(address, cookies[n % cookies.length] ?? '', () => undefined);
    socket.send({ type: 'connection_init' });
    socket.send({ id: '1', type: 'subscribe', payload: { query: NEWS, variables: {} } });
    sockets.push(socket);
  }
  return sockets;
}

export async function measureMemory(url: string): Promise<MemoryFigures> {
  const cookies = await seat(url);
  const { child, address, pid } = await open(url);
  const most = async (work: () => Promise<unknown>): Promise<number> => {
    const stop = sampled(() => residentOf(pid), SAMPLE_MS);
    await work();
    return Math.max(...stop());
  };
  takeUp('resting');
  await pause(REST_MS);
  const idle = residentOf(pid);
  takeUp('following and polling');
  const sockets = await follow(address, cookies);
  const polled = await most(() => crowd(address, cookies, POLLERS, POLLS_SECONDS));
  takeUp('crowding');
  const crowded = await most(() => crowd(address, cookies, CROWD, CROWD_SECONDS));
  for (const socket of sockets) socket.leave(true);
  await stopServer(child);
  return { idle, polled, crowded };
}

export async function measureStart(url: string): Promise<StartFigures> {
  await seat(url);
  let [seconds, processorSeconds] = [Infinity, Infinity];
  for (let n = 1; n <= STARTS; n++) {
    takeUp(`starting for the ${n}. time`);
    const begun = performance.now();
    const { child, pid } = await open(url);
    seconds = Math.min(seconds, (performance.now() - begun) / 1_000);
    processorSeconds = Math.min(processorSeconds, processorOf(pid));
    await stopServer(child);
  }
  return { seconds, processorSeconds };
}

/**
 * An even load for so many minutes: sockets that follow, questions and mutations.
 * @returns MB by which the least of each minute grew in the last two thirds, by least squares, and how many minutes these are
 */
export async function measureSoak(url: string, minutes: number) {
  const cookies = await seat(url);
  const { child, address, pid } = await open(url);
  const sockets = await follow(address, cookies);
  const least: number[] = [];
  let asked = 0;
  for (let minute = 1; minute <= minutes; minute++) {
    takeUp(`soaking, minute ${minute}`);
    const stop = sampled(() => ownOf(pid), SAMPLE_MS);
    await autocannon({
      url: `${address}/graphql`,
      connections: 8,
      overallRate: SOAK_CALLS,
      duration: 60,
      requests: [
        {
          method: 'POST',
          body: JSON.stringify({
            query: '{ wallet { balanceCents } battles(first: 20) { edges { node { id title } } } }',
          }),
          setupRequest: (request) => ({
            ...request,
            headers: { 'content-type': 'application/json', cookie: cookies[asked++ % cookies.length] ?? '' },
          }),
        },
      ],
    });
    least.push(Math.min(...stop()));
  }
  for (const socket of sockets) socket.leave(true);
  await stopServer(child);
  const counted = least.slice(Math.floor(minutes * SOAK_WARM));
  return { grown: slopeOf(counted) * (counted.length - 1), minutes: counted.length, end: least.at(-1) ?? 0 };
}
