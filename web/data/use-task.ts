import { useCallback, useRef, useState } from 'react';
import type { Failure } from './failure.ts';
import { failureOfStep } from '../session/passkeys.ts';

export interface Task {
  /** Runs one piece of work at a time; answers why it did not work, or null. */
  readonly run: (work: () => Promise<void>) => Promise<Failure | null>;
  readonly isRunning: boolean;
  /** Why the last one did not work; null before it and after a success. */
  readonly failure: Failure | null;
  readonly reset: () => void;
}

/** Something that takes a moment, perhaps several steps, and may fail. */
export function useTask(): Task {
  const isLocked = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const run = useCallback(async (work: () => Promise<void>): Promise<Failure | null> => {
    if (isLocked.current) return null;
    isLocked.current = true;
    setRunning(true);
    setFailure(null);
    try {
      await work();
      return null;
    } catch (cause) {
      const found = failureOfStep(cause);
      setFailure(found);
      return found;
    } finally {
      isLocked.current = false;
      setRunning(false);
    }
  }, []);
  return { run, isRunning, failure, reset: useCallback(() => setFailure(null), []) };
}
