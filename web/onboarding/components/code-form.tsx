import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { ViewerDocument } from '../../session/operations/__generated__/sign-in.gql.ts';
import { Button } from '../../ui/form/button.tsx';
import { CODE_LENGTH } from '../../../domain/security/second-factor.ts';
import { CodeField } from '../../ui/form/code-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { VerifyRegistrationDocument } from '../operations/__generated__/registration.gql.ts';
import * as t from '../__generated__/messages.ts';

interface CodeFormProps {
  readonly registrationId: string;
  /** Whether the account begins without the password of the form. */
  readonly isPasswordForgotten: boolean;
  /** Leads on; the form stays sent until it has. */
  readonly onVerified: () => Promise<void>;
}

/** RG-14, RG-15: the six digits from the e-mail; the right ones sign the person in. */
export function CodeForm({ registrationId, isPasswordForgotten, onVerified }: CodeFormProps) {
  const verification = useAction(VerifyRegistrationDocument, {
    update: (cache, { verifyRegistration: viewer }) => cache.writeQuery({ query: ViewerDocument, data: { viewer } }),
    refusal: () => form.clear('code'),
  });
  const form = useForm({
    initial: { code: '' },
    sending: verification,
    send: async ({ code }) => {
      if (await verification.run({ input: { registrationId, code, isPasswordForgotten } })) await onVerified();
    },
  });

  return (
    <Form {...form.wires}>
      <CodeField label={t.verificationCode()} onComplete={() => void form.wires.onSubmit()} {...form.field('code')} />
      <Failed failure={form.notice} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        busy={form.isSending}
        disabled={form.values.code.length < CODE_LENGTH}
      >
        {t.verifyCode()}
      </Button>
    </Form>
  );
}
