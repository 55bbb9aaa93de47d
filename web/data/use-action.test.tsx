import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import {
  EndSessionDocument,
  OwnSessionsDocument,
  SecurityDocument,
} from '../security/operations/__generated__/security.gql.ts';
import { ToastProvider } from '../ui/overlay/toast.tsx';
import { makeClient } from './client.ts';
import type { Failure } from './failure.ts';
import { fetchSentences } from './sentences.ts';
import { type ActionOptions, useAction } from './use-action.ts';
import { useRefusalToast } from './use-refusal-toast.ts';

beforeAll(async () => {
  await fetchSentences();
});

interface Call {
  readonly name: string | undefined;
  readonly key: unknown;
  readonly answer: (data?: unknown) => void;
  readonly refuse: (code: string) => void;
}

const ANSWERS: Readonly<Record<string, unknown>> = {
  EndSession: { endSession: true },
  OwnSessions: { sessions: [] },
  Security: { security: null },
  WalletSummary: { wallet: null },
};

/** A page that shows the sessions and can end one; each call waits for the test to answer it. */
function open(options: ActionOptions<{ endSession: boolean }> = {}, useRefusal?: () => (failure: Failure) => void) {
  const calls: Call[] = [];
  const link = new ApolloLink(
    ({ operationName, getContext }) =>
      new Observable((observer) => {
        const name = operationName ?? '';
        const end = (result: ApolloLink.Result): void => {
          observer.next(result);
          observer.complete();
        };
        calls.push({
          name,
          key: getContext()['idempotencyKey'],
          answer: () => end({ data: ANSWERS[name] as Record<string, unknown> }),
          refuse: (code) => end({ data: null, errors: [{ message: code, extensions: { code } }] }),
        });
      }),
  );
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ApolloProvider client={makeClient(link)}>
      <ToastProvider>{children}</ToastProvider>
    </ApolloProvider>
  );
  const hook = renderHook(
    () => {
      useQuery(OwnSessionsDocument);
      const refusal = useRefusal?.();
      return useAction(EndSessionDocument, refusal ? { ...options, refusal } : options);
    },
    { wrapper },
  );
  const named = (name: string): Call[] => calls.filter((call) => call.name === name);
  /** The last call of a name, once it was made. */
  const call = async (name: string, count = 1): Promise<Call> => {
    await waitFor(() => expect(named(name)).toHaveLength(count));
    return named(name).at(-1) as Call;
  };
  return { ...hook, named, call };
}

it('answers the data, and says meanwhile what it is being done to', async () => {
  const { result, call } = open();
  let answered: Promise<unknown> = Promise.resolve();
  act(() => void (answered = result.current.run({ id: 'a' }, 'a')));
  expect(result.current).toMatchObject({ isRunning: true, runningId: 'a', failure: null });
  const sent = await call('EndSession');
  await act(async () => sent.answer());
  expect(await answered).toEqual({ endSession: true });
  expect(result.current).toMatchObject({ isRunning: false, runningId: null, failure: null });
});

it('sends once, however often it is pressed', async () => {
  const { result, named, call } = open();
  let again: Promise<unknown> = Promise.resolve();
  act(() => {
    void result.current.run({ id: 'a' });
    again = result.current.run({ id: 'a' });
  });
  expect(await again).toBeNull();
  const sent = await call('EndSession');
  await act(async () => sent.answer());
  expect(named('EndSession')).toHaveLength(1);
});

it('keeps why it was refused until it is tried again or taken back, and the key of the same intention', async () => {
  const { result, call } = open();
  act(() => void result.current.run({ id: 'a' }));
  const first = await call('EndSession');
  await act(async () => first.refuse('NOT_FOUND'));
  expect(result.current).toMatchObject({ isRunning: false, failure: { code: 'NOT_FOUND' } });
  act(() => result.current.reset());
  expect(result.current.failure).toBeNull();
  act(() => void result.current.run({ id: 'a' }));
  const second = await call('EndSession', 2);
  await act(async () => second.answer());
  act(() => void result.current.run({ id: 'a' }));
  const third = await call('EndSession', 3);
  await act(async () => third.answer());
  expect(second.key).toBe(first.key);
  expect(third.key, 'after a success the same is another intention').not.toBe(second.key);
});

it('says a refusal in a toast where its place has no room for it', async () => {
  const { result, call } = open({}, () => useRefusalToast('That didn’t work'));
  act(() => void result.current.run({ id: 'a' }));
  const sent = await call('EndSession');
  await act(async () => sent.refuse('NOT_FOUND'));
  expect(screen.getByText('That didn’t work')).toBeTruthy();
});

it('hands a refusal to whoever wants it', async () => {
  const refusal = vi.fn<(failure: Failure) => void>();
  const { result, call } = open({ refusal });
  act(() => void result.current.run({ id: 'a' }));
  const sent = await call('EndSession');
  await act(async () => sent.refuse('RATE_LIMITED'));
  expect(refusal).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'RATE_LIMITED' }));
});

it.each(['done', 'refused'])('reads anew what it changes before it is over, once %s', async (how) => {
  const { result, named, call } = open({ changes: [OwnSessionsDocument, SecurityDocument] });
  const shown = await call('OwnSessions');
  await act(async () => shown.answer());
  act(() => void result.current.run({ id: 'a' }));
  const sent = await call('EndSession');
  await act(async () => (how === 'done' ? sent.answer() : sent.refuse('NOT_FOUND')));
  const anew = await call('OwnSessions', 2);
  expect(result.current.isRunning).toBe(true);
  await act(async () => anew.answer());
  expect(result.current.isRunning).toBe(false);
  expect(named('Security'), 'what the page does not show is not read').toEqual([]);
  expect(named('WalletSummary')).toEqual([]);
});

it('reads the wallet’s figures anew where money moves', async () => {
  const { result, call } = open({ movesMoney: true });
  act(() => void result.current.run({ id: 'a' }));
  const sent = await call('EndSession');
  await act(async () => sent.answer());
  const wallet = await call('WalletSummary');
  await act(async () => wallet.answer());
  expect(result.current.isRunning).toBe(false);
});

it('answers whoever waits although the page has gone on', async () => {
  const { result, call, unmount } = open();
  let answered: Promise<unknown> = Promise.resolve();
  act(() => void (answered = result.current.run({ id: 'a' })));
  const sent = await call('EndSession');
  unmount();
  sent.answer();
  expect(await answered).toEqual({ endSession: true });
});
