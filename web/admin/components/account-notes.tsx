import { STAFF_REASON_MAX, staffAct } from '../../../domain/accounts/accounts.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { AccountAuditDocument, type AccountRowFragment } from '../operations/__generated__/account-standing.gql.ts';
import { NoteAccountDocument } from '../operations/__generated__/account-file.gql.ts';
import { AccountTrail } from './account-trail.tsx';
import * as t from '../__generated__/messages.ts';

/** What staff did to an account and what they noted, in one order of time. */
export function AccountNotes({ account }: { readonly account: AccountRowFragment }) {
  const viewer = useViewer();
  return (
    <Stack gap={6}>
      {account.id !== viewer?.id && account.status !== 'CLOSED' && <NoteForm accountId={account.id} />}
      <Panel title={t.auditTrail()}>
        <AccountTrail accountId={account.id} />
      </Panel>
    </Stack>
  );
}

function NoteForm({ accountId }: { readonly accountId: string }) {
  const action = useAction(NoteAccountDocument, { changes: [AccountAuditDocument] });
  const form = useForm({
    schema: staffAct,
    initial: { reason: '' },
    words: { reason: t.writeTheNote() },
    sending: action,
    send: async ({ reason }) => {
      if (await action.run({ accountId, note: reason })) form.reset();
    },
  });
  return (
    <Panel title={t.addANote()}>
      <Form {...form.wires}>
        <TextArea
          label={t.note({ sense: 'thing' })}
          hint={t.forOtherStaffItIsPart()}
          maxLength={STAFF_REASON_MAX}
          {...form.field('reason')}
        />
        <Failed failure={form.notice} />
        <Row justify="flex-end">
          <Button type="submit" variant="primary" busy={form.isSending}>
            {t.addNote()}
          </Button>
        </Row>
      </Form>
    </Panel>
  );
}
