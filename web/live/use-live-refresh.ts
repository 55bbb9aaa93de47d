import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useSubscription } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import { useLiveReturn } from './use-live-return.ts';

/** What happens in one go is read once. */
const GATHER_MS = 250;

/**
 * Reads again shortly after each message of a subscription, and whenever the live connection stands anew: what
 * happened while it did not is in no message.
 */
export function useLiveRefresh<TData, V extends OperationVariables = Record<string, never>>(
  subscription: TypedDocumentNode<TData, V>,
  refresh: () => void,
  variables?: V,
  /** Hears nothing: for visitors, to whom nothing is told live. */
  isDeaf = false,
): void {
  const latest = useRef(refresh);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );
  const schedule = useCallback((): void => {
    timer.current ??= setTimeout(() => {
      timer.current = null;
      latest.current();
    }, GATHER_MS);
  }, []);
  useSubscription<TData>(subscription, {
    ...(variables && { variables }),
    skip: isDeaf,
    onData: schedule,
    ignoreResults: true,
  });
  useLiveReturn(schedule);
}
