import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Call, Ended, Task } from './race-worker.ts';

export type { Call, Ended } from './race-worker.ts';

/** Several processes on one database, which do what they are told at the same time. */
export class Race {
  readonly #workers: readonly ChildProcess[];
  readonly #now: () => number;

  private constructor(workers: readonly ChildProcess[], now: () => number) {
    this.#workers = workers;
    this.#now = now;
  }

  /** `now` is the clock of all of them, which stands still while they run. */
  static async open(databaseUrl: string, now: () => number, count = 2): Promise<Race> {
    const script = fileURLToPath(new URL('race-worker.ts', import.meta.url));
    const workers = Array.from({ length: count }, () =>
      fork(script, {
        execArgv: ['--import', 'tsx'],
        env: { ...process.env, DATABASE_URL: databaseUrl },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      }),
    );
    await Promise.all(
      workers.map((worker) =>
        Promise.race([
          once(worker, 'message'),
          once(worker, 'exit').then(([code]) => {
            throw new Error(`a worker ended with ${code}`);
          }),
        ]),
      ),
    );
    return new Race(workers, now);
  }

  /** Deals the calls out to the processes, runs all at once, and answers in the order of the calls. */
  async run(calls: readonly Call[]): Promise<Ended[]> {
    const hands = this.#workers.map((_, hand) => calls.filter((__, index) => index % this.#workers.length === hand));
    const dealt = await Promise.all(
      this.#workers.map(async (worker, hand) => {
        const answer = once(worker, 'message') as Promise<[Ended[]]>;
        const task: Task = { now: this.#now(), calls: hands[hand] ?? [] };
        worker.send(task);
        return (await answer)[0];
      }),
    );
    return calls.map((_, index) => {
      const ended = dealt[index % dealt.length]?.[Math.floor(index / dealt.length)];
      if (!ended) throw new Error('a worker answered too little');
      return ended;
    });
  }

  async close(): Promise<void> {
    await Promise.all(
      this.#workers.map(async (worker) => {
        if (worker.exitCode !== null) return;
        const gone = once(worker, 'exit');
        worker.disconnect();
        await gone;
      }),
    );
  }
}

/** How many calls ended in which way. */
export function countCodes(ended: readonly Ended[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code, fault } of ended) {
    const name = fault === undefined ? code : `${code} ${fault}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
