/** Many callers at once who come again at once, whatever they are told: what they get, and how soon. */
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

export interface Crowding {
  /** Answers of 200 a second. */
  readonly good: number;
  readonly refused: number;
  /** Milliseconds, of the answers of 200. */
  readonly goodP99: number;
  readonly refusedP99: number;
  /** Connections that broke or waited for ten seconds. */
  readonly errors: number;
  /** Other answers, by status. */
  readonly others: readonly number[];
}

const QUESTION = '{ wallet { balanceCents heldCents } battles(first: 20) { edges { node { id title stakeCents } } } }';
const CREATE =
  'mutation { createBattle(input: { game: CS2, mode: DUEL, stakeCents: 500 }) { id status stakeCents holdCents } }';

const p99 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;

/** Three questions to one mutation, from so many connections, each with the cookie of one of the players. */
export async function crowd(url: string, cookies: readonly string[], connections: number, seconds: number) {
  const times = { good: [] as number[], refused: [] as number[] };
  const others: number[] = [];
  let asked = 0;
  const requestOf = (query: string, key: () => Record<string, string>) => ({
    method: 'POST' as const,
    path: '/graphql',
    body: JSON.stringify({ query }),
    setupRequest: (request: autocannon.Request) => ({
      ...request,
      headers: { 'content-type': 'application/json', cookie: cookies[asked++ % cookies.length] ?? '', ...key() },
    }),
  });
  const question = requestOf(QUESTION, () => ({}));
  const mutation = requestOf(CREATE, () => ({ 'idempotency-key': randomUUID() }));
  const { errors, duration } = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(
      { url, connections, duration: seconds, timeout: 10, requests: [question, mutation, question, question] },
      (error: Error | null, result) => (error ? reject(error) : resolve(result)),
    );
    running.on('response', (_client, status, _bytes, time) => {
      if (status === 200) times.good.push(time);
      else if (status === 503) times.refused.push(time);
      else others.push(status);
    });
  });
  const crowding: Crowding = {
    good: times.good.length / duration,
    refused: times.refused.length / duration,
    goodP99: p99(times.good),
    refusedP99: p99(times.refused),
    errors,
    others,
  };
  return crowding;
}
