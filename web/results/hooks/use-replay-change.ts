import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { type Failure, failureOf } from '../../data/failure.ts';

interface Change<TVariables> {
  /** Answers whether it happened. */
  readonly run: (variables: TVariables) => Promise<boolean>;
  readonly isRunning: boolean;
  readonly failure: Failure | null;
}

/** A change of a replay that moves no money; the answer brings what is shown up to date. */
export function useReplayChange<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
): Change<TVariables> {
  const [mutate, { loading, error }] = useMutation<TData>(document);
  return {
    run: (variables) =>
      mutate({ variables }).then(
        () => true,
        () => false,
      ),
    isRunning: loading,
    failure: error ? failureOf(error) : null,
  };
}
