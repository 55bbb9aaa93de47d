import type { ApolloCache, ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

export interface SendOptions<TData> {
  /** Of the intention; the gateway does the same thing once for one key. */
  readonly key?: string;
  /** Writes of the answer what no id tells the cache. */
  readonly update?: ((cache: ApolloCache, data: TData) => void) | undefined;
  /** `no-cache` for what is secret, or kept elsewhere. */
  readonly fetchPolicy?: 'no-cache' | undefined;
  /** What is shown until the answer is there. */
  readonly optimistic?: TData;
}

/** Sends a mutation; rejects with whatever `failureOf` reads. */
export type Send = <TData, TVariables extends OperationVariables>(
  mutation: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  options?: SendOptions<TData>,
) => Promise<TData>;

/**
 * The way of every mutation to the server. What somebody presses a button for is a `useAction`; this is for what goes
 * by itself, and for what is shown before it has happened, of which several may be under way.
 */
export function useSend(): Send {
  const client = useApolloClient();
  return useCallback<Send>(
    async (mutation, variables, { key, update, fetchPolicy, optimistic } = {}) => {
      const options: ApolloClient.MutateOptions = {
        mutation,
        variables,
        ...(key !== undefined && { context: { idempotencyKey: key } }),
        ...(fetchPolicy && { fetchPolicy }),
        ...(optimistic !== undefined && { optimisticResponse: optimistic }),
        ...(update && { update: (cache, { data }) => void (data && update(cache, data as never)) }),
      };
      const { data } = await client.mutate(options);
      if (!data) throw new Error('the server answered without data');
      return data as never;
    },
    [client],
  );
}
