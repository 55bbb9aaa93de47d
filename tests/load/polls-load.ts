/** How many open-battles polls a second a server answers. */
import { type ChildProcess, spawn } from 'node:child_process';
import autocannon from 'autocannon';
import { within } from './part.ts';

/** On a busy machine, with a demo data set. */
const START_SECONDS = 120;

/** Starts a server in a process of its own and answers its port, the first number that it prints. */
export async function startServer(
  command: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ url: string; child: ChildProcess }> {
  const [file = '', ...rest] = command;
  const child = spawn(file, rest, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  const started = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const found = /(?:localhost:|^)(\d{2,5})\b/.exec(chunk.toString())?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`${command.join(' ')} ended with ${code}`)));
  });
  const port = await within(START_SECONDS, `${command.join(' ')} listens`, started);
  return { url: `http://127.0.0.1:${port}`, child };
}

export async function stopServer(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

export interface Poll {
  readonly url: string;
  /** The path of each call in turn, where they differ; otherwise the url's own. */
  readonly path?: () => string;
  /** Whose sessions ask, one after another. */
  readonly cookies: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** The status that every answer must have. */
  readonly status: number;
}

/** Polls a second over 32 connections; throws when an answer is not the expected one. */
export async function pollRate({ url, path, cookies, headers, status }: Poll, seconds: number): Promise<number> {
  let asked = 0;
  const requests: autocannon.Request[] = path
    ? [
        {
          setupRequest: (request) => ({
            ...request,
            path: path(),
            headers: { ...headers, cookie: cookies[asked++ % cookies.length] ?? '' },
          }),
        },
      ]
    : cookies.map((cookie) => ({ headers: { ...headers, cookie } }));
  const result = await autocannon({ url, requests, connections: 32, duration: seconds });
  const counted = result.statusCodeStats ?? {};
  const others = Object.keys(counted).filter((code) => code !== String(status));
  if (others.length > 0 || result.errors > 0)
    throw new Error(`${url} answered ${JSON.stringify(counted)} with ${result.errors} errors`);
  return result.requests.total / result.duration;
}
