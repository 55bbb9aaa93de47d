import { type FormEvent, useEffect, useRef, useState } from 'react';
import { EMAIL_MAX, isEmail } from '../../../domain/accounts/email.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { INVALID_EMAIL, joinWaitlist } from '../join-waitlist.ts';

const EMAIL_FIELD_ID = 'waitlist-email';

/** LA-04 to LA-06: idle, sending, refused, and thanks. */
export function WaitlistForm() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [hasLeft, setHasLeft] = useState(false);
  const [stage, setStage] = useState<'idle' | 'sending' | 'joined'>('idle');
  const thanks = useRef<HTMLHeadingElement>(null);
  const address = email.trim();
  const complaint = address === '' || isEmail(address) ? null : INVALID_EMAIL;

  useEffect(() => {
    if (stage === 'joined') thanks.current?.focus();
  }, [stage]);

  const change = (text: string): void => {
    setEmail(text);
    // Told once, the complaint follows the typing; what the server said belonged to the address before.
    const next = text.trim();
    setError(hasLeft && next !== '' && !isEmail(next) ? INVALID_EMAIL : null);
  };
  const leave = (): void => {
    setHasLeft(address !== '');
    if (complaint !== null) setError(complaint);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (stage === 'sending' || address === '') return;
    if (complaint !== null) {
      setHasLeft(true);
      setError(complaint);
      return;
    }
    setStage('sending');
    const refusal = await joinWaitlist(address);
    setError(refusal);
    setStage(refusal === null ? 'joined' : 'idle');
  };

  if (stage === 'joined') {
    return (
      <Stack gap={2} role="status">
        <Heading level={3} size={28} ref={thanks} tabIndex={-1}>
          Thank You!
        </Heading>
        <Text tone="dim">Watch your inbox for updates.</Text>
      </Stack>
    );
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <TextField
          id={EMAIL_FIELD_ID}
          label="Email address"
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          placeholder="you@example.com"
          maxLength={EMAIL_MAX}
          required
          value={email}
          error={error ?? undefined}
          onChange={(event) => change(event.target.value)}
          onBlur={leave}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          wide
          busy={stage === 'sending'}
          disabled={address === '' || error === INVALID_EMAIL}
        >
          Join the Waitlist
        </Button>
      </Stack>
    </form>
  );
}
