import { useMemo, useState } from 'react';
import type { Failure } from '../data/failure.ts';
import type { Sending } from './use-form.ts';

/** The sending of a form whose answer comes as a sentence, and not as a refusal. */
export interface Said extends Sending {
  /** @param field of the form that it is about */
  readonly say: (sentence: string, field?: string) => void;
}

export function useSaid(): Said {
  const [failure, setFailure] = useState<Failure | null>(null);
  return useMemo(
    () => ({
      isRunning: false,
      failure,
      reset: () => setFailure(null),
      say: (sentence, field) =>
        setFailure({ code: 'BAD_INPUT', sentence, field: field ?? null, data: {}, requestId: null }),
    }),
    [failure],
  );
}
