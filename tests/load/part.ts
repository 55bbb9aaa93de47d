/** What a part of a bench tells the run that it belongs to (scripts/run-part.mjs), and how it ends. */
import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';

/** Prints a line; one whose figure misses its aim makes the run red. */
export function say(line: string, isMet = true): void {
  process.stdout.write(`${line}\n`);
  if (!isMet) process.send?.({ missed: line.trim() });
}

/** Tells what is done next, so that a part which fails or never ends says where. */
export const takeUp = (doing: string): void => void process.send?.({ doing });

/** What is awaited, or an error that names what did not come. */
export async function within<T>(seconds: number, what: string, awaited: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not within ${seconds} s: ${what}`)), seconds * 1_000);
  });
  try {
    return await Promise.race([awaited, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The next word of a process; one that ends without a word is an error. */
export async function wordOf<T>(child: ChildProcess, seconds: number, who: string): Promise<T> {
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`${who} ended with ${code} without a word`);
  });
  const [word] = (await within(seconds, `a word of ${who}`, Promise.race([once(child, 'message'), gone]))) as [T];
  return word;
}

/**
 * Plays a part and ends the process, whatever still runs in it; what it started is ended by whoever started the part, or,
 * when that is no more, by the part itself with its whole group.
 */
export async function playPart(part: () => Promise<void>): Promise<void> {
  process.on('SIGTERM', () => process.exit(143));
  process.once('disconnect', () => process.kill(-process.pid, 'SIGTERM'));
  const fail = (error: unknown): void => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    leave(1, { failed: error instanceof Error ? error.message : String(error) });
  };
  process.on('uncaughtException', fail);
  await part().then(() => leave(0, { failed: '' }), fail);
}

/** Once all that was told has arrived. */
function leave(code: number, word: object): void {
  if (process.send) process.send(word, undefined, undefined, () => process.exit(code));
  else process.exit(code);
}
