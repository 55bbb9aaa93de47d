import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';
import { failureOf } from './failure.ts';
import { useToast } from '../ui/toast.tsx';

export interface Change {
  /** Answers whether it worked; when it did not, a toast has said why. */
  readonly run: <TData, TVariables extends OperationVariables>(
    id: string,
    mutation: TypedDocumentNode<TData, TVariables>,
    variables: TVariables,
  ) => Promise<boolean>;
  /** What is being changed; null between changes. */
  readonly runningId: string | null;
}

/**
 * A change without money, one at a time.
 * @param refresh reads anew what the page shows of it, whether it worked or not; the same function at each call
 */
export function useChange(refresh: (client: ApolloClient) => Promise<void>): Change {
  const client = useApolloClient();
  const toast = useToast();
  const isLocked = useRef(false);
  const [runningId, setRunning] = useState<string | null>(null);
  const run = useCallback<Change['run']>(
    async (id, mutation, variables) => {
      if (isLocked.current) return false;
      isLocked.current = true;
      setRunning(id);
      const isDone = await client.mutate({ mutation, variables }).then(
        () => true,
        (cause: unknown) => {
          toast({ title: 'That did not work', description: failureOf(cause).sentence, tone: 'loss' });
          return false;
        },
      );
      await refresh(client);
      isLocked.current = false;
      setRunning(null);
      return isDone;
    },
    [client, refresh, toast],
  );
  return { run, runningId };
}
