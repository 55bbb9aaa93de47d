import { backOff } from './back-off.ts';
import { type Live, toEnd } from './live.ts';
import { NoAnswer, Refusal, type SentError, toError } from './refusal.ts';

/**
 * What a subscription tells: `data` each time that something happens, and `read` whenever what has happened until now is
 * in no message, at the beginning and after each break: read the present state then.
 */
export type Told<R> = { readonly kind: 'data'; readonly data: R } | { readonly kind: 'read' };

/** A subscription that is followed until `return`, as by the end of `for await`. */
export interface Following<R> extends AsyncIterable<Told<R>> {
  next(): Promise<IteratorResult<Told<R>, undefined>>;
  return(): Promise<IteratorResult<Told<R>, undefined>>;
  [Symbol.asyncIterator](): this;
}

/** So many numbers are remembered as had. */
const HAD_MAX = 1_000;

/** The number in an answer's only field; null when it has none. */
function seqIn(data: unknown): number | null {
  const [field] = Object.values((data ?? {}) as Readonly<Record<string, unknown>>);
  const seq: unknown = typeof field === 'object' && field !== null && 'seq' in field ? field.seq : null;
  return typeof seq === 'number' ? seq : null;
}

/** How long to wait before a subscription that ended is asked for again; null for one that ended for good. */
function againMs(error: Refusal | NoAnswer, failures: number): number | null {
  // Something broke there while it was taken up.
  if (error instanceof NoAnswer) return backOff(failures);
  const seconds = error.code === 'RATE_LIMITED' ? error.data['retryAfterSeconds'] : null;
  return typeof seconds === 'number' ? seconds * 1_000 : null;
}

/**
 * Follows a subscription through every break. A log, which takes a number `$after`, goes on after the last number that
 * was had, and what is told a second time is dropped. Numbers of events that overtook each other come late: what happened
 * shortly before the number that the caller began with can be told too, since nobody else knows whether it was had.
 */
export function follow<R>(
  opening: Promise<Live>,
  query: string,
  variables: Readonly<Record<string, unknown>>,
  pause: (milliseconds: number) => Promise<unknown>,
): Following<R> {
  // The socket writes this object anew each time that it asks.
  const asked: Record<string, unknown> = { ...variables };
  const isLog = /\$after\b/.test(query);
  const had = new Set<unknown>([asked['after']]);
  const waiting: Told<R>[] = [];
  let failures = 0;
  let end: { readonly error: Error | null } | null = null;
  let wake = (): void => undefined;
  const leaving: (() => void)[] = [];

  const tell = (told: Told<R>): void => {
    waiting.push(told);
    wake();
  };
  const finish = (error: Error | null = null): void => {
    end ??= { error };
    for (const leave of leaving.splice(0)) leave();
    wake();
  };
  const askToRead = (): void => {
    if (!isLog || typeof asked['after'] !== 'number') tell({ kind: 'read' });
  };
  const isNew = (seq: number | null): boolean => {
    if (!isLog || seq === null) return true;
    if (had.has(seq)) return false;
    had.add(seq);
    const [oldest] = had;
    if (had.size > HAD_MAX && oldest !== undefined) had.delete(oldest);
    asked['after'] = typeof asked['after'] === 'number' ? Math.max(asked['after'], seq) : seq;
    return true;
  };

  function take(live: Live): void {
    if (end) return;
    const stop = live.onUp(askToRead);
    const leave = live.socket.subscribe<R>(
      { query, variables: asked },
      {
        next({ data, errors }) {
          failures = 0;
          if (errors) finish(toError(errors, null));
          else if (data && isNew(seqIn(data))) tell({ kind: 'data', data });
        },
        complete: () => finish(),
        error(cause) {
          stop();
          const over = live.endAfter(cause);
          const error = Array.isArray(cause) ? toError(cause as SentError[], null) : toEnd(cause);
          // A key that has ended and is not over is changed for another.
          const isAnother = !over && !Array.isArray(cause) && error instanceof Refusal;
          const wait = over ? null : isAnother ? backOff(failures++) : againMs(error, failures++);
          if (wait === null) finish(over ?? error);
          else void pause(wait).then(begin);
        },
      },
    );
    leaving.splice(0, leaving.length, stop, leave);
    if (live.isUp) askToRead();
  }
  const begin = (): Promise<void> => opening.then(take).catch((cause: unknown) => finish(toEnd(cause)));
  void begin();

  return {
    async next() {
      while (waiting.length === 0 && !end) await new Promise<void>((resolve) => void (wake = resolve));
      const value = waiting.shift();
      if (value) return { done: false, value };
      const error = end?.error ?? null;
      end = { error: null };
      if (error === null) return { done: true, value: undefined };
      throw error;
    },
    return() {
      waiting.length = 0;
      finish();
      end = { error: null };
      return Promise.resolve({ done: true, value: undefined });
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
