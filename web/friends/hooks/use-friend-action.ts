import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type Action, useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { CONCERNED } from './use-live-friends.ts';
import * as t from '../__generated__/messages.ts';

const CHANGES = [...CONCERNED.FRIENDS, ...CONCERNED.INVITES];

/** A change after which everything about friends on the page is read anew. */
export const useFriendAction = <TData, TVariables extends OperationVariables>(
  mutation: TypedDocumentNode<TData, TVariables>,
): Action<TData, TVariables> => useAction(mutation, { changes: CHANGES, refusal: useRefusalToast(t.thatDidNotWork()) });
