import { useCallback } from 'react';
import { failureOfStep } from '../session/passkeys.ts';
import { type AttemptOptions, type Progress, useAttempt } from './use-attempt.ts';
import { type Send, useSend } from './use-send.ts';

export interface Task extends Progress {
  /** Runs one piece of work at a time, which sends its mutations by what it is given; answers whether it worked. */
  readonly run: (work: (send: Send) => Promise<void>) => Promise<boolean>;
}

/** Work of several steps, such as a mutation, a passkey and another mutation. One mutation is a `useAction`. */
export function useTask(options: AttemptOptions = {}): Task {
  const send = useSend();
  const { run: attempt, ...progress } = useAttempt(options, failureOfStep);
  const run = useCallback<Task['run']>(
    async (work) => (await attempt(() => work(send).then(() => true))) ?? false,
    [attempt, send],
  );
  return { run, ...progress };
}
