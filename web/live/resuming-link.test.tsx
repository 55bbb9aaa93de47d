import { waitFor } from '@testing-library/react';
import { ApolloClient, InMemoryCache, gql } from '@apollo/client';
import type { Client } from 'graphql-ws';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf } from '../data/failure.ts';
import { resumingLink } from './resuming-link.ts';
import { waitBefore } from './wait-before.ts';

const LOG = gql`
  subscription Room($id: ID!, $after: Int) {
    roomHappened(id: $id, after: $after) {
      seq
    }
  }
`;
const STATE = gql`
  subscription {
    boardChanged {
      seq
    }
  }
`;

type Sink = Parameters<Client['subscribe']>[1];
type Asked = Parameters<Client['subscribe']>[0];

/** A socket that the test speaks for. */
const asked: { readonly payload: Asked; readonly sink: Sink }[] = [];
let left = 0;
const socket = {
  subscribe: (payload: Asked, sink: Sink) => {
    asked.push({ payload, sink });
    return () => void left++;
  },
} as unknown as Client;

const waits: number[] = [];
const wait = (attempt: number): Promise<void> => {
  waits.push(attempt);
  return Promise.resolve();
};

function follow(query: typeof LOG, variables = {}) {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: resumingLink(socket, wait) });
  const heard: unknown[] = [];
  const failed: unknown[] = [];
  const subscription = client.subscribe({ query, variables, fetchPolicy: 'no-cache', errorPolicy: 'all' }).subscribe({
    next: ({ data, error }) => (error ? failed.push(error) : heard.push(data)),
    error: (cause: unknown) => failed.push(cause),
  });
  return { heard, failed, subscription };
}

const room = (seq: number) => ({ data: { roomHappened: { seq } } });
const seqs = (heard: readonly unknown[]) =>
  heard.map((data) => (data as { roomHappened: { seq: number } }).roomHappened.seq);
const sinkOf = (n: number): Sink => asked.at(n)?.sink as Sink;
/** What the socket writes when it asks again. */
const written = (n: number): unknown => JSON.parse(JSON.stringify(asked.at(n)?.payload.variables));

beforeEach(() => {
  asked.length = waits.length = left = 0;
});

describe('a log', () => {
  it('is asked for after the last number that was heard, and gives each event once, late ones too', () => {
    const { heard } = follow(LOG, { id: 'a', after: 3 });
    expect(written(0)).toEqual({ id: 'a', after: 3 });
    for (const seq of [4, 6, 5, 6]) sinkOf(0).next(room(seq));
    expect(written(0), 'what a break makes the socket ask').toEqual({ id: 'a', after: 6 });
    for (const seq of [5, 6, 7]) sinkOf(0).next(room(seq));
    expect(seqs(heard)).toEqual([4, 6, 5, 7]);
  });

  it('that began with nothing goes on from the first thing that it heard', () => {
    follow(LOG, { id: 'a' });
    sinkOf(0).next(room(9));
    expect(written(0)).toEqual({ id: 'a', after: 9 });
  });

  it('is asked for again, later each time, when the server could not take it up', async () => {
    const { heard, failed } = follow(LOG, { id: 'a', after: 3 });
    const fault = [{ message: 'x', extensions: { code: 'INTERNAL' } }];
    sinkOf(0).error(fault);
    await waitFor(() => expect(asked).toHaveLength(2));
    sinkOf(1).error(fault);
    await waitFor(() => expect(asked).toHaveLength(3));
    sinkOf(2).next(room(4));
    sinkOf(2).error(fault);
    await waitFor(() => expect(asked).toHaveLength(4));
    expect(waits).toEqual([0, 1, 0]);
    expect(written(3)).toEqual({ id: 'a', after: 4 });
    expect(seqs(heard)).toEqual([4]);
    expect(failed).toEqual([]);
  });

  it('that was refused ends with the refusal', () => {
    const { failed } = follow(LOG, { id: 'a', after: 3 });
    sinkOf(0).error([{ message: 'x', extensions: { code: 'TOO_FAR_BEHIND' } }] as never);
    expect(failed.map((cause) => failureOf(cause).code)).toEqual(['TOO_FAR_BEHIND']);
    expect(asked).toHaveLength(1);
  });
});

it('tells everything of a state, whatever numbers it has, and asks for it as before', () => {
  const { heard } = follow(STATE);
  for (const seq of [1, 1]) sinkOf(0).next({ data: { boardChanged: { seq } } });
  expect(heard).toHaveLength(2);
  expect(written(0)).toEqual({});
});

it('leaves the socket with its last follower, also while it waits', async () => {
  const { subscription } = follow(LOG, { id: 'a' });
  sinkOf(0).error([{ message: 'x', extensions: { code: 'INTERNAL' } }] as never);
  subscription.unsubscribe();
  await Promise.resolve();
  await new Promise((resolve) => void setTimeout(resolve, 0));
  expect(asked).toHaveLength(1);
  expect(left).toBe(1);
});

describe('the wait before another attempt', () => {
  it('grows up to half a minute and is spread out', async () => {
    vi.useFakeTimers();
    const delays = vi.spyOn(globalThis, 'setTimeout');
    for (const chance of [0, 0.999]) {
      vi.spyOn(Math, 'random').mockReturnValue(chance);
      for (const attempt of [0, 3, 20]) void waitBefore(attempt);
    }
    expect(delays.mock.calls.map(([, ms]) => Math.round((ms ?? 0) / 10) * 10)).toEqual([
      250, 2_000, 15_000, 500, 4_000, 29_990,
    ]);
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('ends when the machine is online again', async () => {
    const waited = waitBefore(20);
    window.dispatchEvent(new Event('online'));
    await expect(waited).resolves.toBeUndefined();
  });
});
