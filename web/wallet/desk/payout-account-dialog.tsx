import { css } from '@emotion/react';
import { useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { methodWords } from '../../format/payment-words.ts';
import { Failed } from '../../parts/failed.tsx';
import { Button } from '../../ui/form/button.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import {
  type ShowPayoutAccountMutation,
  ShowPayoutAccountDocument,
  type WithdrawalRequestRowFragment,
} from '../operations/__generated__/withdrawal.gql.ts';
import * as t from '../__generated__/messages.ts';

/** Selected as a whole, so that nobody types a number by hand. */
const exact = css({ userSelect: 'all', WebkitUserSelect: 'all', overflowWrap: 'anywhere' });

interface PayoutAccountDialogProps {
  readonly request: WithdrawalRequestRowFragment;
  readonly viewer: string;
  /** The money has left the bank, which is to be said next. */
  readonly onSent: () => void;
  readonly onClose: () => void;
  /** It was shown, which the list has to say. */
  readonly onDone: () => void;
}

/** Where the money of a payout by hand goes, after the second factor. */
export function PayoutAccountDialog({ request, viewer, onSent, onClose, onDone }: PayoutAccountDialogProps) {
  const { id, username, handler, withdrawal } = request;
  const showing = useAction(ShowPayoutAccountDocument, { fetchPolicy: 'no-cache' });
  const [shown, setShown] = useState<ShowPayoutAccountMutation['showPayoutAccount'] | null>(null);
  const form = useForm({
    initial: { proof: '' },
    sending: showing,
    send: async ({ proof }) => {
      const answer = await showing.run({ withdrawalId: id, proof: proof.trim() === '' ? null : proof.trim() });
      if (answer) setShown(answer.showPayoutAccount);
    },
  });
  const title = t.accountOfThePayout({ username });
  // Somebody may have been shown it since the list was read.
  const other = shown === null ? handler : shown.earlierHandler;
  const warning = other !== null && other !== viewer && (
    <Notice tone="warn">{t.nameMayBeSendingIt({ name: other })}</Notice>
  );
  if (shown === null)
    return (
      <FormDialog
        {...form.wires}
        title={title}
        description={t.eachShowingIsLogged()}
        size="small"
        submitLabel={t.showAccount()}
        cancelLabel={t.back()}
        busy={form.isSending}
        onClose={onClose}
      >
        {warning}
        <TextField label={t.twoFactorCode({ sense: 'desk' })} autoComplete="one-time-code" {...form.field('proof')} />
        <Failed failure={form.notice} />
      </FormDialog>
    );
  return (
    <Dialog
      open
      onOpenChange={onDone}
      modalOnly
      title={title}
      description={t.eachShowingIsLogged()}
      footer={
        <>
          <Button variant="ghost" onClick={onDone}>
            {t.back()}
          </Button>
          <Button variant="primary" onClick={onSent}>
            {t.markAsSent()}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {warning}
        <DescriptionList
          items={[
            { term: t.method(), detail: methodWords(withdrawal.methodName) },
            { term: t.sendTo(), detail: <span css={exact}>{shown.destination}</span> },
            ...(shown.network === null ? [] : [{ term: t.kind({ sense: 'desk' }), detail: shown.network }]),
            { term: t.referenceToWrite(), detail: <span css={exact}>{id}</span> },
            { term: t.amount(), detail: <Money cents={withdrawal.amountCents} />, total: true },
          ]}
        />
      </Stack>
    </Dialog>
  );
}
