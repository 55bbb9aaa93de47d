import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { type Action, useAction } from '../../data/use-action.ts';

/** A mutation that moves money or changes how it moves; every figure on the page is read again afterwards. */
export function usePayment<TData, TVariables extends OperationVariables>(
  mutation: TypedDocumentNode<TData, TVariables>,
): Action<TData, TVariables> {
  const client = useApolloClient();
  const action = useAction(mutation);
  const { run } = action;
  const runAndRead = useCallback(
    async (variables: TVariables): Promise<TData | null> => {
      const answer = await run(variables);
      if (answer !== null) await client.refetchQueries({ include: 'active' }).catch(() => undefined);
      return answer;
    },
    [client, run],
  );
  return { ...action, run: runAndRead };
}
