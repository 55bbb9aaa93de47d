import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { skipToken, useSubscription } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { type Failure, failureOf } from '../data/failure.ts';

export interface LiveLogOptions<TData, TVariables> {
  /** Of the subscription, without `after`. */
  readonly variables: TVariables;
  /** The event up to which the page shows the state; null while it is not known, and nothing is followed then. */
  readonly after: number | null;
  /** What the subscription told; each event once, a late one perhaps after a later one. */
  readonly onEvent: (data: TData) => void;
  /** More was missed than can be told: reads the state anew and answers up to which event it goes. */
  readonly onTooFarBehind: () => Promise<number | null>;
  /** The log is not followed any more, e.g. because the right to it is gone. */
  readonly onFailure?: (failure: Failure) => void;
}

/** Where following began, for which log. */
interface Start {
  readonly key: string;
  readonly after: number;
}

/**
 * Follows a log from the event up to which its state is shown, across breaks of the connection. Only the first `after`
 * of each log counts; from then on the connection knows how far it is.
 */
export function useLiveLog<TData, TVariables extends OperationVariables>(
  subscription: TypedDocumentNode<TData, TVariables & { after?: number | null | undefined }>,
  { variables, after, onEvent, onTooFarBehind, onFailure }: LiveLogOptions<TData, TVariables>,
): void {
  const key = JSON.stringify(variables);
  const [start, setStart] = useState<Start | null>(null);
  if (after !== null && start?.key !== key) setStart({ key, after });

  const isHere = useRef(key);
  useEffect(() => {
    isHere.current = key;
    return () => {
      isHere.current = '';
    };
  }, [key]);

  const beginAnew = async (): Promise<void> => {
    const position = await onTooFarBehind().catch(() => null); // the page shows why it could not be read
    if (isHere.current === key && position !== null) setStart({ key, after: position });
  };

  useSubscription(
    subscription,
    start?.key === key
      ? {
          variables: { ...variables, after: start.after },
          ignoreResults: true,
          fetchPolicy: 'no-cache',
          onData: ({ data: { data } }) => {
            if (data) onEvent(data);
          },
          onError: (error) => {
            const failure = failureOf(error);
            if (failure.code !== 'TOO_FAR_BEHIND') return onFailure?.(failure);
            void beginAnew();
          },
        }
      : skipToken,
  );
}
