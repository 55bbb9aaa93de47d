import * as z from 'zod/mini';
import { STAFF_REASON_MAX, staffAct } from '../../../domain/accounts/accounts.schemas.ts';
import { requiredText } from '../../../domain/shared/schema.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { type AccountRowFragment, NoteBirthDocument } from '../operations/__generated__/account-standing.gql.ts';
import * as t from '../__generated__/messages.ts';

const schema = z.object({ bornOn: requiredText(10), reason: staffAct.shape.reason });

interface BirthDialogProps {
  readonly account: AccountRowFragment;
  readonly onClose: () => void;
}

/** Asks for the date of birth of a player who was verified without it. */
export function BirthDialog({ account, onClose }: BirthDialogProps) {
  const toast = useToast();
  const noting = useAction(NoteBirthDocument);
  const form = useForm({
    schema,
    initial: { bornOn: '', reason: '' },
    words: { bornOn: t.giveADateOfBirthAtLeast(), reason: t.giveTheReason() },
    sending: noting,
    send: async ({ bornOn, reason }) => {
      if (!(await noting.run({ input: { accountId: account.id, bornOn, reason } }))) return;
      toast({ title: t.dateOfBirthNoted(), description: account.username, tone: 'win' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t.dateOfBirthUsername({ username: account.username })}
      description={t.regionsThatAskForMoreThan18()}
      {...form.wires}
      onClose={onClose}
      submitLabel={t.note({ sense: 'act' })}
      busy={form.isSending}
    >
      <TextField
        label={t.dateOfBirth()}
        type="date"
        hint={account.isBirthNoted ? t.asOnTheDocumentItReplaces() : t.asOnTheDocument()}
        required
        {...form.field('bornOn')}
      />
      <TextArea
        label={t.reason()}
        hint={t.whichDocumentYouReadItOnKept()}
        required
        maxLength={STAFF_REASON_MAX}
        {...form.field('reason')}
      />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
