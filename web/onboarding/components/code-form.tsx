import { useMutation } from '@apollo/client/react';
import { type FormEvent, useRef, useState } from 'react';
import { type Failure, failureOf } from '../../data/failure.ts';
import { ViewerDocument } from '../../session/operations/__generated__/viewer.gql.ts';
import { Button } from '../../ui/button.tsx';
import { CODE_LENGTH, CodeField } from '../../ui/code-field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { VerifyRegistrationDocument } from '../operations/__generated__/verify-registration.gql.ts';

interface CodeFormProps {
  readonly registrationId: string;
  readonly onVerified: () => void;
}

/** RG-14, RG-15: the six digits from the e-mail; the right ones sign the person in. */
export function CodeForm({ registrationId, onVerified }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const [verify, { loading }] = useMutation(VerifyRegistrationDocument, {
    update: (cache, { data }) => {
      if (data) cache.writeQuery({ query: ViewerDocument, data: { viewer: data.verifyRegistration } });
    },
  });
  const isAtField = failure?.field === 'code';

  const change = (digits: string): void => {
    setCode(digits);
    if (digits !== '') setFailure(null);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (loading || code.length < CODE_LENGTH) return;
    setFailure(null);
    try {
      await verify({ variables: { input: { registrationId, code } } });
      onVerified();
    } catch (error) {
      setFailure(failureOf(error));
      setCode('');
      field.current?.focus();
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <CodeField
          ref={field}
          label="Verification code"
          name="code"
          value={code}
          onChange={change}
          error={isAtField ? failure.sentence : undefined}
        />
        {failure && !isAtField && (
          <div role="alert">
            <Notice tone="loss">{failure.sentence}</Notice>
          </div>
        )}
        <Button type="submit" variant="primary" size="large" wide busy={loading} disabled={code.length < CODE_LENGTH}>
          Verify Code
        </Button>
      </Stack>
    </form>
  );
}
