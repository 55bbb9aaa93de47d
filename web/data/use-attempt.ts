import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Failure, failureOf } from './failure.ts';
import { type Shown, refetchShown, refreshWallet } from './refetch-shown.ts';

export interface AttemptOptions {
  /**
   * The queries that it makes out of date. Those on the page are read anew before `run` answers, also when it was
   * refused: then what is shown was often not true any more.
   */
  readonly changes?: Shown;
  /** It moves money of the player: the wallet's figures, which the frame shows too, are read anew like `changes`. */
  readonly movesMoney?: boolean;
  /** A failure stays in `failure`, for the form or the place that shows it. What else becomes of it: see `useRefusalToast`. */
  readonly refusal?: (failure: Failure) => void;
}

export interface Progress {
  readonly isRunning: boolean;
  /** What it is being done to, where `run` was told; null between. */
  readonly runningId: string | null;
  /** Why the last attempt did not work; null before it and after a success. */
  readonly failure: Failure | null;
  readonly reset: () => void;
}

interface Attempt extends Progress {
  /** Answers what the work did, or null when it failed or something was running already. */
  readonly run: <T>(work: () => Promise<T>, id?: string) => Promise<T | null>;
}

/** One piece of work at a time, what it changes, and why the last one did not work. */
export function useAttempt(options: AttemptOptions, read: (cause: unknown) => Failure = failureOf): Attempt {
  const client = useApolloClient();
  const isLocked = useRef(false);
  const [running, setRunning] = useState<{ readonly id: string | null } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const run = useCallback<Attempt['run']>(
    async (work, id) => {
      if (isLocked.current) return null;
      isLocked.current = true;
      setRunning({ id: id ?? null });
      setFailure(null);
      const answer = await work().catch((cause: unknown) => {
        const found = read(cause);
        setFailure(found);
        latest.current.refusal?.(found);
        return null;
      });
      const { changes, movesMoney = false } = latest.current;
      await Promise.all([changes && refetchShown(client, changes), movesMoney && refreshWallet(client)]);
      isLocked.current = false;
      setRunning(null);
      return answer;
    },
    [client, read],
  );
  return {
    run,
    isRunning: running !== null,
    runningId: running?.id ?? null,
    failure,
    reset: useCallback(() => setFailure(null), []),
  };
}
