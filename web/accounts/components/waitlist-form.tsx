import { useEffect, useRef, useState } from 'react';
import { EMAIL_MAX, isEmail } from '../../../domain/accounts/email.ts';
import { useForm } from '../../forms/use-form.ts';
import { useSaid } from '../../forms/use-said.ts';
import { Button } from '../../ui/form/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { INVALID_EMAIL, joinWaitlist } from '../join-waitlist.ts';
import * as t from '../__generated__/messages.ts';

const EMAIL_FIELD_ID = 'waitlist-email';

/** LA-04 to LA-06: idle, sending, refused, and thanks. */
export function WaitlistForm() {
  const [isJoined, setJoined] = useState(false);
  const thanks = useRef<HTMLHeadingElement>(null);
  const said = useSaid();
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: email.trim() === '' || isEmail(email.trim()) ? null : INVALID_EMAIL }),
    sending: said,
    send: async ({ email }) => {
      said.reset();
      const refusal = await joinWaitlist(email.trim());
      if (refusal === null) setJoined(true);
      else said.say(refusal, 'email');
    },
  });
  const email = form.field('email');

  useEffect(() => {
    if (isJoined) thanks.current?.focus();
  }, [isJoined]);

  if (isJoined) {
    return (
      <Stack gap={2} role="status">
        <Heading level={3} size={28} ref={thanks} tabIndex={-1}>
          {t.thankYou()}
        </Heading>
        <Text tone="dim">{t.watchYourInboxForUpdates()}</Text>
      </Stack>
    );
  }
  return (
    <Form {...form.wires}>
      <TextField
        id={EMAIL_FIELD_ID}
        label={t.emailAddress()}
        type="email"
        autoComplete="email"
        inputMode="email"
        placeholder={t.addressForExample()}
        maxLength={EMAIL_MAX}
        required
        {...email}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        busy={form.isSending}
        disabled={email.value.trim() === '' || email.error === INVALID_EMAIL}
      >
        {t.joinTheWaitlist()}
      </Button>
    </Form>
  );
}
