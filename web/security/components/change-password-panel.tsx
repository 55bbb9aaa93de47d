import { useApolloClient } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { REFUSAL_SENTENCES } from '../../data/refusals.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useTask } from '../../data/use-task.ts';
import { ChangePasswordDocument } from '../operations/__generated__/change-password.gql.ts';
import { OwnSessionsDocument } from '../operations/__generated__/own-sessions.gql.ts';

interface PasswordForm {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly repeated: string;
}

const EMPTY: PasswordForm = { currentPassword: '', newPassword: '', repeated: '' };

/** SE-04 */
export function ChangePasswordPanel() {
  const client = useApolloClient();
  const toast = useToast();
  const task = useTask();
  const { register, handleSubmit, formState, getValues, reset } = useForm<PasswordForm>({
    mode: 'onTouched',
    defaultValues: EMPTY,
  });
  const { errors } = formState;
  const refusalAt = (field: string): string | undefined =>
    task.failure?.field === field ? task.failure.sentence : undefined;

  const submit = handleSubmit(async ({ currentPassword, newPassword }) => {
    const failure = await task.run(async () => {
      await client.mutate({
        mutation: ChangePasswordDocument,
        variables: { input: { currentPassword, newPassword } },
      });
    });
    if (failure) return;
    reset(EMPTY);
    toast({ title: 'Password changed', description: 'Every other device was signed out.', tone: 'win' });
    await client.refetchQueries({ include: [OwnSessionsDocument] }).catch(() => undefined);
  });

  const required = (sentence: string) => ({ required: sentence, onChange: task.reset });
  return (
    <Panel title="Password">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          <PasswordField
            label="Current password"
            error={errors.currentPassword?.message ?? refusalAt('currentPassword')}
            {...register('currentPassword', required('Enter your current password.'))}
          />
          <PasswordField
            label="New password"
            autoComplete="new-password"
            hint="At least 8 characters. Every other device is signed out."
            error={errors.newPassword?.message ?? refusalAt('newPassword')}
            {...register('newPassword', { ...required('Enter a new password.'), deps: ['repeated'] })}
          />
          <PasswordField
            label="Repeat the new password"
            autoComplete="new-password"
            error={errors.repeated?.message}
            {...register('repeated', {
              ...required('Enter the new password once more.'),
              validate: (text) => text === getValues('newPassword') || REFUSAL_SENTENCES.PASSWORDS_DIFFER({}),
            })}
          />
          <Failed failure={task.failure?.field === null ? task.failure : null} />
          <Row>
            <Button type="submit" busy={task.isRunning}>
              Change Password
            </Button>
          </Row>
        </Stack>
      </form>
    </Panel>
  );
}
