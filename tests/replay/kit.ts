import type { Database, Reader, Tx } from '../../db/client/database.ts';
import { engine } from '../../db/client/kit.ts';
import type { Cast } from './cast.ts';

/**
 * What the cases of a room are made of: each names one query function of `db/` and the arguments that both engines are
 * given. `reads`, `pages`, `writes` and `onDatabase` say what the function's first parameter is.
 */

/** What a call is made on. */
export interface Stage {
  readonly read: Reader;
  readonly cast: Cast;
  /** Runs in a transaction that is undone afterwards; answers what was answered and which rows it changed. */
  readonly undone: (work: (tx: Tx) => unknown) => Promise<unknown>;
}

export interface Terms {
  /** Of a function that has no name of its own, as one that `lookup` or `statement` made. */
  readonly name?: string;
  /** Makes of an answer that cannot be written down, as a function, what can. */
  readonly show?: (answer: never, cast: Cast) => unknown;
  /**
   * Why nobody relies on the order of the rows. Without `at` the answer itself is compared as a heap, else the lists of
   * these keys, wherever they stand in it.
   */
  readonly unordered?: { readonly why: string; readonly at?: readonly string[] };
  /** Why both engines answer each of these calls with an error, whose kind is compared. */
  readonly refuses?: string;
  /** Why no call of the function answers or writes anything: such a case shows next to nothing. */
  readonly hollow?: string;
  /** What the engines are known to do differently here. A case that says so and is alike fails. */
  readonly differs?: string;
}

interface WriteTerms extends Terms {
  /** What has to happen before each call, in its transaction. */
  readonly before?: (tx: Tx, cast: Cast) => unknown;
}

export interface Case extends Terms {
  readonly name: string;
  readonly calls: (cast: Cast) => readonly ((stage: Stage) => Promise<unknown>)[];
}

/** Lists of what a function takes behind the database. */
type Lists<A> = (cast: Cast) => readonly (A | Readonly<A>)[];

const nameOf = (query: { readonly name: string }, { name }: Terms): string => {
  const found = name ?? query.name;
  if (found === '') throw new Error('a case needs a name where its function has none');
  return found;
};

/**
 * A function that reads. What it takes is known by its first call, so that the second is checked against that:
 * `reads(readUser)((cast) => [['1'], ['2']])`.
 */
export const reads =
  <A extends readonly unknown[]>(query: (reader: Reader, ...args: A) => unknown) =>
  (lists: Lists<A>, terms: Terms = {}): Case => ({
    ...terms,
    name: nameOf(query, terms),
    calls: (cast) =>
      lists(cast).map((args) => async ({ read }) => {
        const answer = await query(read, ...args);
        return terms.show ? terms.show(answer as never, cast) : answer;
      }),
  });

/** A function that takes a transaction, whether it writes or only locks. Each call is undone. */
export const writes =
  <A extends readonly unknown[]>(query: (tx: Tx, ...args: A) => unknown) =>
  (lists: Lists<A>, terms: WriteTerms = {}): Case => ({
    ...terms,
    name: nameOf(query, terms),
    calls: (cast) =>
      lists(cast).map(
        (args) =>
          ({ undone }) =>
            undone(async (tx) => {
              await terms.before?.(tx, cast);
              const answer = await query(tx, ...args);
              return terms.show ? terms.show(answer as never, cast) : answer;
            }),
      ),
  });

/** A database whose transactions are all part of one that is undone. */
const within = (tx: Tx, now: number): Database => ({
  engine,
  read: tx,
  snapshot: (work) => work(tx),
  transact: (work) => work(tx),
  onEvents: () => () => undefined,
  clock: () => Promise.resolve(now),
  ping: () => Promise.resolve(),
  close: () => Promise.resolve(),
});

/** A function that opens transactions of its own. Each call is undone. */
export const onDatabase =
  <A extends readonly unknown[]>(query: (db: Database, ...args: A) => unknown) =>
  (lists: Lists<A>, terms: WriteTerms = {}): Case =>
    writes((tx: Tx, now: number, args: A) => query(within(tx, now), ...args))(
      (cast) => lists(cast).map((args) => [cast.now, args]),
      { ...terms, name: nameOf(query, terms) },
    );

/** Rows a page, with how many pages are looked at: the first two meet every tie, the last all the rows. */
const WALKS = [
  { limit: 1, most: 40 },
  { limit: 2, most: 40 },
  { limit: 100, most: 20 },
] as const;

/** Where pages of one size leave out or repeat a row that pages of another size have; empty where none does. */
function tornAt(walks: readonly (readonly (readonly unknown[])[])[]): string {
  const seen = walks.map((walk) => walk.flat().map((row) => JSON.stringify(row)));
  const whole = seen.at(-1) ?? [];
  const torn = WALKS.flatMap(({ limit, most }, at) => {
    const rows = seen[at] ?? [];
    const wrong = rows.findIndex((row, n) => row !== whole[n]);
    const isShort = rows.length < Math.min(whole.length, most * limit);
    const place = wrong === -1 && isShort ? rows.length : wrong;
    return place === -1 ? [] : [`pages of ${limit} leave the order at row ${place}: ${whole[place]}`];
  });
  return torn.join('; ');
}

/**
 * A keyset list, walked to its end in pages of several sizes. What is compared is every page; and that all sizes lead past
 * the same rows, which needs no other engine.
 * @param keyOf what the next page is asked for behind a row
 */
export const pages =
  <A extends readonly unknown[], Row, Key>(
    query: (reader: Reader, ...args: A) => PromiseLike<readonly Row[]>,
    keyOf: (row: Row) => Key,
  ) =>
  (
    lists: (cast: Cast) => readonly ((limit: number, past: Key | null) => A | Readonly<A>)[],
    terms: Terms = {},
  ): Case => ({
    ...terms,
    name: nameOf(query, terms),
    calls: (cast) =>
      lists(cast).map((argsOf) => async ({ read }) => {
        const walks: Row[][][] = [];
        for (const { limit, most } of WALKS) {
          const walk: Row[][] = [];
          for (let past: Key | null = null; walk.length < most;) {
            const page: readonly Row[] = await query(read, ...argsOf(limit, past));
            const last = page.at(-1);
            if (last === undefined) break;
            walk.push([...page]);
            if (page.length < limit) break;
            past = keyOf(last);
          }
          walks.push(walk);
        }
        const $torn = tornAt(walks);
        return $torn === '' ? { pages: walks } : { pages: walks, $torn };
      }),
  });

export interface RoomCases {
  readonly room: string;
  readonly cases: readonly Case[];
}

/** The cases of one room. A function may have several cases. */
export const roomCases = (room: string, cases: readonly Case[]): RoomCases => ({ room, cases });
