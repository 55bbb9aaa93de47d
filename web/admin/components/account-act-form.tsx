import { useState } from 'react';
import { STAFF_REASON_MAX, staffAct } from '../../../domain/accounts/accounts.schemas.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { useAction } from '../../data/use-action.ts';
import { Button } from '../../ui/form/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import type { AccountAct } from '../account-words.ts';
import {
  type AccountRowFragment,
  GrantRoleDocument,
  SetAccountMarkDocument,
  SetAccountStatusDocument,
} from '../operations/__generated__/account-standing.gql.ts';
import * as t from '../__generated__/messages.ts';

interface AccountActFormProps {
  readonly account: AccountRowFragment;
  readonly act: AccountAct;
  readonly onEnd: () => void;
}

/** Says what is about to happen and asks why; nothing is done without a reason. */
export function AccountActForm({ account, act, onEnd }: AccountActFormProps) {
  const toast = useToast();
  const status = useAction(SetAccountStatusDocument);
  const role = useAction(GrantRoleDocument);
  const mark = useAction(SetAccountMarkDocument);
  const { change } = act;
  const [proof, setProof] = useState('');
  const asksProof = change.kind === 'role' && change.role === 'ADMINISTRATOR';
  const form = useForm({
    schema: staffAct,
    initial: { reason: '' },
    words: { reason: t.giveTheReason() },
    sending: { status, role, mark }[change.kind],
    send: async ({ reason }) => {
      const named = { accountId: account.id, reason };
      const answer =
        change.kind === 'status'
          ? await status.run({ input: { ...named, status: change.status } })
          : change.kind === 'role'
            ? await role.run({
                input: { ...named, role: change.role, proof: proof.trim() === '' ? null : proof.trim() },
              })
            : await mark.run({ input: { ...named, mark: change.mark, isSet: change.isSet } });
      if (!answer) return;
      const isWaiting = 'grantRole' in answer && change.kind === 'role' && answer.grantRole.role !== change.role;
      toast({
        title: isWaiting ? t.waitsForASecondAdministrator() : t.labelDone({ label: act.label }),
        description: account.username,
        tone: isWaiting ? 'info' : 'win',
      });
      onEnd();
    },
  });

  return (
    <Form {...form.wires}>
      <Notice tone={act.isSevere ? 'warn' : 'info'} title={`${act.label}: ${account.username}`}>
        {act.effect}
      </Notice>
      <TextArea
        label={t.reason()}
        hint={act.change.kind === 'status' ? t.thePlayerReadsItInAnE() : t.keptInTheAuditLog()}
        required
        maxLength={STAFF_REASON_MAX}
        {...form.field('reason')}
      />
      {asksProof && (
        <TextField
          label={t.twoFactorCode()}
          autoComplete="one-time-code"
          value={proof}
          onChange={(event) => setProof(event.target.value)}
        />
      )}
      <Failed failure={form.notice} />
      <Row justify="flex-end">
        <Button variant="ghost" disabled={form.isSending} onClick={onEnd}>
          {t.back()}
        </Button>
        <Button type="submit" variant={act.isSevere ? 'danger' : 'primary'} busy={form.isSending}>
          {act.label}
        </Button>
      </Row>
    </Form>
  );
}
