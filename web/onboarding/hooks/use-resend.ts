import { useMutation } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { SECOND } from '../../../domain/shared/time.ts';
import { type Failure, failureOf } from '../../data/failure.ts';
import { ResendCodeDocument } from '../operations/__generated__/resend-code.gql.ts';

/** RG-13: so long it takes at least, and so long it is confirmed. */
const TAKES_AT_LEAST = SECOND;
const CONFIRMED_FOR = 3 * SECOND;

const later = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

export type Resend = 'idle' | 'sending' | 'sent';

/** 'Resend Email': idle, sending for a second or longer, sent for three, or refused; `count` is how often it was sent. */
export function useResend(registrationId: string) {
  const [send] = useMutation(ResendCodeDocument);
  const [state, setState] = useState<Resend>('idle');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [count, setCount] = useState(0);

  useEffect(() => {
    if (state !== 'sent') return;
    const timer = setTimeout(() => setState('idle'), CONFIRMED_FOR);
    return () => clearTimeout(timer);
  }, [state]);

  const resend = async (): Promise<void> => {
    if (state === 'sending') return;
    setState('sending');
    setFailure(null);
    try {
      await Promise.all([send({ variables: { registrationId } }), later(TAKES_AT_LEAST)]);
      setState('sent');
      setCount((sent) => sent + 1);
    } catch (error) {
      setFailure(failureOf(error));
      setState('idle');
    }
  };
  return { state, failure, count, resend };
}
