import { useEffect, useState } from 'react';
import { SECOND } from '../../../domain/shared/time.ts';
import { useAction } from '../../data/use-action.ts';
import { ResendCodeDocument } from '../operations/__generated__/registration.gql.ts';

/** RG-13: so long it takes at least, and so long it is confirmed. */
const TAKES_AT_LEAST = SECOND;
const CONFIRMED_FOR = 3 * SECOND;

const later = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

export type Resend = 'idle' | 'sending' | 'sent';

/** 'Resend Email': idle, sending for a second or longer, sent for three, or refused; `count` is how often it was sent. */
export function useResend(registrationId: string) {
  const [state, setState] = useState<Resend>('idle');
  const sending = useAction(ResendCodeDocument, { refusal: () => setState('idle') });
  const [count, setCount] = useState(0);

  useEffect(() => {
    if (state !== 'sent') return;
    const timer = setTimeout(() => setState('idle'), CONFIRMED_FOR);
    return () => clearTimeout(timer);
  }, [state]);

  const resend = async (): Promise<void> => {
    if (state === 'sending') return;
    setState('sending');
    const [answer] = await Promise.all([sending.run({ registrationId }), later(TAKES_AT_LEAST)]);
    if (!answer) return;
    setState('sent');
    setCount((sent) => sent + 1);
  };
  return { state, failure: sending.failure, count, resend };
}
