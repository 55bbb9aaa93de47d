import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Order, LiveMessage } from './live-messages.ts';
import { wordOf } from './part.ts';
import { openSessions, playerIds, setStage } from './stage.ts';

type Measured = Extract<LiveMessage, { readonly rssBytes: number }>;

/** On a busy machine. */
const WORD_SECONDS = 120;

/** A server in a process of its own. */
export interface LiveServer {
  readonly url: string;
  post(text: string): void;
  pad(bytes: number): void;
  measure(): Promise<Measured>;
  stop(): Promise<void>;
}

export async function startLiveServer(kind: 'gateway' | 'raw', file = ''): Promise<LiveServer> {
  const script = new URL('live-server.ts', import.meta.url).pathname;
  const child: ChildProcess = spawn(process.execPath, ['--expose-gc', '--import', 'tsx', script, kind, file], {
    env: { ...process.env, DATABASE_URL: `file:${file}` },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const order = (given: Order): void => void child.send(given);
  const started = await wordOf<LiveMessage>(child, WORD_SECONDS, `the ${kind} server`);
  if (!('port' in started)) throw new Error('the server did not say where it listens');
  return {
    url: `http://127.0.0.1:${started.port}`,
    post: (text) => order({ do: 'post', text }),
    pad: (bytes) => order({ do: 'pad', bytes }),
    async measure() {
      const answered = wordOf<Measured>(child, WORD_SECONDS, `the ${kind} server`);
      order({ do: 'measure' });
      return answered;
    },
    async stop() {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}

/** A database with players, each of whom has a session; answers their cookies. */
export async function seedReaders(file: string, count: number): Promise<string[]> {
  const ids = playerIds(count);
  const { db, deps } = await setStage(`file:${file}`, ids);
  const cookies = await openSessions(deps, ids);
  await db.close();
  return cookies;
}

export const FOLLOW = `subscription ChatHappened($channelId: ID!, $after: Int) {
  chatHappened(channelId: $channelId, after: $after) {
    seq kind byId emoji isOn
    message {
      id channelId kind username message timestamp isPinned isAdmin isDeleted
      author { id avatarUrl }
      reactions { emoji count isOwn }
    }
  }
}`;
