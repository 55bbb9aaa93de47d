import { FrameSocket } from './frame-socket.ts';
import { FOLLOW, type LiveServer, seedReaders, startLiveServer } from './live-load.ts';
import { CHANNEL } from './live-messages.ts';
import { takeUp } from './part.ts';
import { median } from './stage.ts';

const SUBSCRIBERS = 1_000;
const ROUNDS = 3;
/** Messages on their way at once while the most is asked for. */
const WINDOW = 5;
/** Messages to the channel a second while the delay is measured: 20,000 to subscribers. */
const PACE = 20;
/** The delay is read at every so-manyth subscriber. */
const SAMPLED = 7;
/** Sockets that come and go before memory is measured, so that what is kept once for all is there. */
const WARM_UP = 100;

export interface FanOutFigures {
  readonly deliveredPerSecond: number;
  /** At 20,000 a second. */
  readonly p99Millis: number;
  readonly bytesPerSocket: number;
}

const nowMillis = (): number => performance.timeOrigin + performance.now();
const MARK = Buffer.from('sent=');

/** What arrives at all subscribers together. */
class Audience {
  readonly sockets: FrameSocket[] = [];
  readonly delays: number[] = [];
  delivered = 0;
  messageBytes = 0;
  onDelivered: () => void = () => undefined;

  async seat(url: string, cookies: readonly string[], count: number): Promise<void> {
    for (let n = 0; n < count; n++) {
      let acknowledge: () => void = () => undefined;
      const acknowledged = new Promise<void>((resolve) => void (acknowledge = resolve));
      const socket = await FrameSocket.open(url, cookies[n % Math.max(1, cookies.length)] ?? '', (bytes) => {
        const at = bytes.indexOf(MARK);
        if (at < 0) return acknowledge();
        this.messageBytes = bytes.length;
        this.delivered++;
        if (n % SAMPLED === 0) this.delays.push(nowMillis() - Number(bytes.toString('latin1', at + 5, at + 23)));
        this.onDelivered();
      });
      socket.send({ type: 'connection_init' });
      await acknowledged;
      const payload = { query: FOLLOW, variables: { channelId: CHANNEL, after: null } };
      socket.send({ id: `subscriber-${n}`, type: 'subscribe', payload });
      this.sockets.push(socket);
    }
  }

  async leave(): Promise<void> {
    for (const socket of this.sockets) socket.leave(true);
    await Promise.all(this.sockets.map(({ closed }) => closed));
  }
}

const text = (): string =>
  `sent=${nowMillis().toFixed(4).padEnd(18, '0')} and something to say, as people do in a channel`;

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => void setTimeout(resolve, 2));
}

async function measureOnce(server: LiveServer, cookies: readonly string[], seconds: number): Promise<FanOutFigures> {
  const early = new Audience();
  await early.seat(server.url, cookies, WARM_UP);
  await early.leave();
  const before = await server.measure();
  const audience = new Audience();
  await audience.seat(server.url, cookies, SUBSCRIBERS);
  await new Promise((resolve) => void setTimeout(resolve, 500));
  const after = await server.measure();
  // The process may hold room already into which they go; then the heap tells more.
  const grown = Math.max(after.rssBytes - before.rssBytes, after.heapBytes - before.heapBytes);
  const bytesPerSocket = grown / SUBSCRIBERS;

  const pace = async (milliseconds: number): Promise<void> => {
    audience.delivered = audience.delays.length = 0;
    let posted = 0;
    const timer = setInterval(() => {
      posted++;
      server.post(text());
    }, 1_000 / PACE);
    await new Promise((resolve) => void setTimeout(resolve, milliseconds));
    clearInterval(timer);
    await until(() => audience.delivered === posted * SUBSCRIBERS);
  };
  await pace(1_000); // compiled and warm
  await pace(seconds * 1_000);
  const p99Millis = audience.delays.toSorted((a, b) => a - b)[Math.floor(audience.delays.length * 0.99)] ?? 0;

  audience.delivered = 0;
  let posted = 0;
  let isOver = false;
  const fill = (): void => {
    while (!isOver && posted * SUBSCRIBERS - audience.delivered < WINDOW * SUBSCRIBERS) {
      posted++;
      server.post(text());
    }
  };
  const started = performance.now();
  audience.onDelivered = fill;
  fill();
  await new Promise((resolve) => void setTimeout(resolve, seconds * 1_000));
  isOver = true;
  await until(() => audience.delivered === posted * SUBSCRIBERS);
  const deliveredPerSecond = audience.delivered / ((performance.now() - started) / 1_000);
  server.pad(audience.messageBytes);
  lastMessageBytes = audience.messageBytes;
  await audience.leave();
  return { deliveredPerSecond, p99Millis, bytesPerSocket };
}

/** How long a message of the gateway is, which the raw server's are to be too. */
let lastMessageBytes = 0;

/** A thousand subscribers of one channel: at the gateway, and at a server that sends the same frame to every socket. */
export async function measureFanOut(
  file: string,
  seconds: number,
): Promise<{ raw: FanOutFigures; mine: FanOutFigures }> {
  const cookies = await seedReaders(file, SUBSCRIBERS);
  const all = { raw: [] as FanOutFigures[], mine: [] as FanOutFigures[] };
  for (let round = 0; round < ROUNDS; round++) {
    takeUp(`round ${round + 1} of the gateway`);
    const gateway = await startLiveServer('gateway', file);
    all.mine.push(await measureOnce(gateway, cookies, seconds));
    await gateway.stop();
    takeUp(`round ${round + 1} of the bare server`);
    const raw = await startLiveServer('raw');
    raw.pad(lastMessageBytes);
    all.raw.push(await measureOnce(raw, [], seconds));
    await raw.stop();
  }
  const middle = (figures: readonly FanOutFigures[]): FanOutFigures => ({
    deliveredPerSecond: median(figures.map((one) => one.deliveredPerSecond)),
    p99Millis: median(figures.map((one) => one.p99Millis)),
    bytesPerSocket: median(figures.map((one) => one.bytesPerSocket)),
  });
  return { raw: middle(all.raw), mine: middle(all.mine) };
}
