import { FrameSocket } from './frame-socket.ts';
import { FOLLOW, type LiveServer, seedReaders, startLiveServer } from './live-load.ts';
import { CHANNEL } from './live-messages.ts';
import { takeUp } from './part.ts';

const READERS = 50;
/** Sockets that are open at once. */
const AT_ONCE = 100;
const MESSAGES_PER_SECOND = 20;

export type ChurnCounts = Awaited<ReturnType<LiveServer['measure']>>;

export interface ChurnFigures {
  /** After a first tenth, which lets everything that is made once be made. */
  readonly before: ChurnCounts;
  readonly after: ChurnCounts;
  readonly comings: number;
}

/** One visit: greets, follows some, hears a little, and goes in one of the ways in which clients go. */
async function visit(url: string, cookie: string, n: number): Promise<void> {
  let acknowledge: () => void = () => undefined;
  const acknowledged = new Promise<void>((resolve) => void (acknowledge = resolve));
  const socket = await FrameSocket.open(url, cookie, (bytes) => {
    if (bytes.includes('connection_ack')) acknowledge();
  });
  if (n % 11 === 0) return socket.leave(false); // without a word
  socket.send({ type: 'connection_init' });
  await Promise.race([acknowledged, socket.closed]);
  const follow = (id: string, query: string, variables: object): void =>
    socket.send({ id, type: 'subscribe', payload: { query, variables } });
  follow('chat', FOLLOW, { channelId: CHANNEL, after: n % 3 === 0 ? null : n });
  follow('wallet', 'subscription { walletChanged { balanceCents } }', {});
  if (n % 2 === 0) follow('other', FOLLOW, { channelId: 'off-topic' });
  if (n % 5 === 0) socket.send({ id: 'chat', type: 'complete' });
  await new Promise((resolve) => void setTimeout(resolve, (n * 37) % 400));
  if (n % 7 === 0) follow('wallet', 'subscription { walletChanged { balanceCents } }', {}); // an id in use: the server closes
  else socket.leave(n % 4 !== 0);
  await socket.closed;
}

/** Sockets that come and go, in every way, while the channel is written to. */
export async function measureChurn(file: string, minutes: number): Promise<ChurnFigures> {
  takeUp('seeding the readers');
  const cookies = await seedReaders(file, READERS);
  takeUp('starting the server');
  const server = await startLiveServer('gateway', file);
  const speak = setInterval(() => server.post('something to say'), 1_000 / MESSAGES_PER_SECOND);
  let comings = 0;
  const run = async (milliseconds: number): Promise<void> => {
    const end = performance.now() + milliseconds;
    const one = async (): Promise<void> => {
      while (performance.now() < end) {
        const n = comings++;
        await visit(server.url, cookies[n % cookies.length] ?? '', n);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
  };
  /** Counts once the last goodbyes have been said. */
  const rest = async (): Promise<ChurnCounts> => {
    await new Promise((resolve) => void setTimeout(resolve, 1_000));
    return server.measure();
  };
  takeUp('coming and going for the first time');
  await run(minutes * 6_000);
  takeUp('counting what is there before');
  const before = await rest();
  const earlier = comings;
  takeUp('coming and going');
  await run(minutes * 54_000);
  takeUp('counting what is there after');
  const after = await rest();
  clearInterval(speak);
  await server.stop();
  return { before, after, comings: comings - earlier };
}
