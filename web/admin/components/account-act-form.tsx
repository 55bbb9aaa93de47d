import { useMutation } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { Failed } from '../../parts/failed.tsx';
import { failureOf } from '../../data/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { AccountAct } from '../account-words.ts';
import { AccountAuditDocument } from '../operations/__generated__/account-audit.gql.ts';
import type { AccountRowFragment } from '../operations/__generated__/account-row.gql.ts';
import { GrantRoleDocument } from '../operations/__generated__/grant-role.gql.ts';
import { SetAccountMarkDocument } from '../operations/__generated__/set-account-mark.gql.ts';
import { SetAccountStatusDocument } from '../operations/__generated__/set-account-status.gql.ts';

/** As the server counts them. */
const REASON_MAX = 2_000;

const FOLLOWED = { refetchQueries: [AccountAuditDocument] };

interface AccountActFormProps {
  readonly account: AccountRowFragment;
  readonly act: AccountAct;
  readonly onEnd: () => void;
}

/** Says what is about to happen and asks why; nothing is done without a reason. */
export function AccountActForm({ account, act, onEnd }: AccountActFormProps) {
  const toast = useToast();
  const [setStatus, status] = useMutation(SetAccountStatusDocument, FOLLOWED);
  const [grantRole, role] = useMutation(GrantRoleDocument, FOLLOWED);
  const [setMark, mark] = useMutation(SetAccountMarkDocument, FOLLOWED);
  const { register, handleSubmit, formState, watch } = useForm<{ reason: string }>({
    mode: 'onTouched',
    defaultValues: { reason: '' },
  });
  const isRunning = status.loading || role.loading || mark.loading;
  const error = status.error ?? role.error ?? mark.error;

  const submit = handleSubmit(async ({ reason }) => {
    if (isRunning) return;
    const { change } = act;
    const named = { accountId: account.id, reason };
    try {
      if (change.kind === 'status') await setStatus({ variables: { input: { ...named, status: change.status } } });
      else if (change.kind === 'role') await grantRole({ variables: { input: { ...named, role: change.role } } });
      else await setMark({ variables: { input: { ...named, mark: change.mark, isSet: change.isSet } } });
    } catch {
      return; // Shown below the reason.
    }
    toast({ title: `${act.label}: done`, description: account.username, tone: 'win' });
    onEnd();
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <Notice tone={act.isSevere ? 'warn' : 'info'} title={`${act.label}: ${account.username}`}>
          {act.effect}
        </Notice>
        <TextArea
          label="Reason"
          hint={act.change.kind === 'status' ? 'The player reads it in an e-mail.' : 'Kept in the audit log.'}
          required
          maxLength={REASON_MAX}
          value={watch('reason')}
          error={formState.errors.reason?.message}
          {...register('reason', { validate: (text) => text.trim() !== '' || 'Give the reason.' })}
        />
        <Failed failure={error ? failureOf(error) : null} />
        <Row justify="flex-end">
          <Button variant="ghost" disabled={isRunning} onClick={onEnd}>
            Back
          </Button>
          <Button type="submit" variant={act.isSevere ? 'danger' : 'primary'} busy={isRunning}>
            {act.label}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
