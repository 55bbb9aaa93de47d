import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type Action, useAction } from '../../data/use-action.ts';

const OPTIONS = { changes: 'everything', movesMoney: true } as const;

/** A mutation that moves money or changes how it moves; every figure on the page is read again afterwards. */
export const usePayment = <TData, TVariables extends OperationVariables>(
  mutation: TypedDocumentNode<TData, TVariables>,
): Action<TData, TVariables> => useAction(mutation, OPTIONS);
