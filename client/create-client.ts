import { type Access, ask } from './ask.ts';
import { type Document, type Given, type Variables, textOf } from './document.ts';
import { type AccountEvent, EVENTS_QUERY, type EventOptions, type EventsAnswer, eventsOf } from './events.ts';
import { givenKey, givenUrl, requireRuntime } from './given.ts';
import { type Following, follow } from './follow.ts';
import { type Live, openLive } from './live.ts';
import { type Connection, pagesOf } from './pages.ts';
import { type RateLimit, readRateLimit } from './rate-limit.ts';

export interface ClientOptions {
  /** Where Gauntlet is, such as `https://gauntlet.example`. */
  readonly url: string;
  /** Of the Creator Hub, `gntl_pat_…`; or what `freshKey` makes of a sign-in, which is asked for each call. */
  readonly key: string | (() => Promise<string>);
  readonly fetch?: typeof fetch;
  /** How long one try may take; ten seconds. */
  readonly timeoutMs?: number;
  /** How long a call may wait between its tries, in all; a minute. With 0 it is tried once. */
  readonly waitMs?: number;
  /** Waits, as a timer does. */
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

export interface MutateOptions {
  /**
   * One for each intention, of 8 to 100 letters, digits or `. _ : -`. Keep it where a program may end in between: the same
   * key makes it happen once, however often it is sent within 30 days. Without one, a call gets its own for all its tries.
   */
  readonly idempotencyKey?: string;
}

/** Gauntlet's API with a key. Everything throws Refusal where Gauntlet says no, and NoAnswer where nothing usable came. */
export interface Client {
  query<R, V = Variables>(document: Document<R, V>, ...given: Given<V>): Promise<R>;
  mutate<R, V = Variables>(document: Document<R, V>, ...given: Given<V, [options?: MutateOptions]>): Promise<R>;
  /** The rows of a list, page by page; the document takes where to go on as `$after`, and so may the variables where to begin. */
  pages<R, N, V = Variables>(
    document: Document<R, V>,
    connectionOf: (data: R) => Connection<N>,
    ...given: Given<V>
  ): AsyncGenerator<readonly N[], void, undefined>;
  /** What happens from now on, through every break; ends with the key, and with who stops listening. */
  subscribe<R, V = Variables>(document: Document<R, V>, ...given: Given<V>): Following<R>;
  /**
   * What happened to the account of the key after a cursor, and what happens from then on, in order and each once, through
   * every break. Ends with the key, and with TOO_FAR_BEHIND where something after the cursor is not kept any more.
   */
  events(options?: EventOptions): AsyncGenerator<AccountEvent, void, undefined>;
  /** What is left of the minute, as the last answer said it, for nothing; null before the first. */
  rateLimit(): RateLimit | null;
}

const [TIMEOUT_MS, WAIT_MS, EVERY_MS] = [10_000, 60_000, 10_000];

/** @throws TypeError that says in words what is missing or unusable of what is given */
export function createClient({
  url,
  key,
  fetch: send = globalThis.fetch,
  timeoutMs = TIMEOUT_MS,
  waitMs = WAIT_MS,
  pause = (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
}: ClientOptions): Client {
  requireRuntime();
  const access: Access = { url: givenUrl(url), key: givenKey(key), fetch: send, timeoutMs, waitMs, pause };
  let left: RateLimit | null = null;
  let live: Promise<Live> | null = null;

  const call = (query: string, variables: unknown = {}, idempotencyKey: string | null = null): Promise<unknown> =>
    ask(access, { query, variables, idempotencyKey }, (headers) => {
      left = readRateLimit(headers) ?? left;
    });

  return {
    query: <R, V>(document: Document<R, V>, ...[variables]: Given<V>) =>
      call(textOf(document), variables) as Promise<R>,
    mutate: <R, V>(document: Document<R, V>, ...[variables, options]: Given<V, [options?: MutateOptions]>) =>
      call(textOf(document), variables, options?.idempotencyKey ?? crypto.randomUUID()) as Promise<R>,
    pages: <R, N, V>(document: Document<R, V>, connectionOf: (data: R) => Connection<N>, ...[variables]: Given<V>) => {
      const query = textOf(document);
      const { after: from = null } = { ...variables } as { readonly after?: string | null };
      return pagesOf(async (after) => connectionOf((await call(query, { ...variables, after })) as R), from);
    },
    events: ({ after = null, types, everyMs = EVERY_MS } = {}) =>
      eventsOf(
        (from) => call(EVENTS_QUERY, { after: from, types }) as Promise<EventsAnswer>,
        after,
        () => pause(everyMs),
      ),
    subscribe: <R, V>(document: Document<R, V>, ...[variables]: Given<V>) =>
      follow<R>((live ??= openLive(access)), textOf(document), { ...variables }, pause),
    rateLimit: () => left,
  };
}
