import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';
import { type Failure, failureOf } from './failure.ts';
import { useIntention } from './idempotency-key.ts';
import { WalletSummaryDocument } from '../session/operations/__generated__/wallet-summary.gql.ts';

export interface Action<TData, TVariables> {
  /** Answers the data, or null when it was refused, failed, or was running already. */
  readonly run: (variables: TVariables) => Promise<TData | null>;
  readonly isRunning: boolean;
  /** Why the last attempt did not work; null before it and after a success. */
  readonly failure: Failure | null;
  readonly reset: () => void;
}

/**
 * A mutation that may move money: locked while it runs, sent under one key for one intention, and followed by fresh
 * figures of the wallet, which the frame's header shows too.
 */
export function useAction<TData, TVariables extends OperationVariables>(
  mutation: TypedDocumentNode<TData, TVariables>,
): Action<TData, TVariables> {
  const client = useApolloClient();
  const intention = useIntention();
  const isLocked = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const run = useCallback(
    async (variables: TVariables): Promise<TData | null> => {
      if (isLocked.current) return null;
      isLocked.current = true;
      setRunning(true);
      setFailure(null);
      try {
        const { data } = await client.mutate<TData>({
          mutation,
          variables,
          context: { idempotencyKey: intention.keyFor(variables) },
        });
        intention.settled();
        await refreshWallet(client);
        return data ?? null;
      } catch (cause) {
        setFailure(failureOf(cause));
        return null;
      } finally {
        isLocked.current = false;
        setRunning(false);
      }
    },
    [client, intention, mutation],
  );

  return { run, isRunning, failure, reset: useCallback(() => setFailure(null), []) };
}

/** Brings the wallet's figures up to date wherever they are shown. A failure leaves the figures as they were. */
export async function refreshWallet(client: ReturnType<typeof useApolloClient>): Promise<void> {
  await client.query({ query: WalletSummaryDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
}
