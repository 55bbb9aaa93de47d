import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { EndOtherSessionsDocument, EndSessionDocument } from '../security/operations/__generated__/security.gql.ts';
import { makeClient } from './client.ts';
import { useTask } from './use-task.ts';

/** A server that ends any session but the one called `gone`. */
function open() {
  const sent: unknown[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        sent.push([operationName, variables]);
        observer.next(
          variables['id'] === 'gone'
            ? { data: null, errors: [{ message: 'gone', extensions: { code: 'NOT_FOUND' } }] }
            : { data: { endSession: true, endOtherSessions: 2 } },
        );
        observer.complete();
      }),
  );
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ApolloProvider client={makeClient(link)}>{children}</ApolloProvider>
  );
  return { ...renderHook(() => useTask(), { wrapper }), sent };
}

it('goes from step to step, each with the answer of the one before', async () => {
  const { result, sent } = open();
  const isDone = await act(() =>
    result.current.run(async (send) => {
      const { endOtherSessions } = await send(EndOtherSessionsDocument, {});
      await send(EndSessionDocument, { id: String(endOtherSessions) });
    }),
  );
  expect(isDone).toBe(true);
  expect(sent).toEqual([
    ['EndOtherSessions', {}],
    ['EndSession', { id: '2' }],
  ]);
});

it('ends with the step that is refused', async () => {
  const { result, sent } = open();
  const isDone = await act(() =>
    result.current.run(async (send) => {
      await send(EndSessionDocument, { id: 'gone' });
      await send(EndOtherSessionsDocument, {});
    }),
  );
  expect(isDone).toBe(false);
  expect(result.current.failure).toMatchObject({ code: 'NOT_FOUND' });
  expect(sent).toHaveLength(1);
});

it('runs one at a time; a second press is no success', async () => {
  const { result } = open();
  const done = await act(() => Promise.all([result.current.run(async () => {}), result.current.run(async () => {})]));
  expect(done).toEqual([true, false]);
});
