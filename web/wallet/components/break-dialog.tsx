import { useState } from 'react';
import { pauseEnd } from '../../../domain/wallet/play-pause.ts';
import { useAction } from '../../data/use-action.ts';
import { formatDateTime } from '../../format/format.ts';
import { ViewerDocument } from '../../session/operations/__generated__/sign-in.gql.ts';
import { serverNow } from '../../live/server-clock.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Select } from '../../ui/form/select.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { StartPauseDocument } from '../operations/__generated__/play-limit.gql.ts';
import { BREAK_OFFERS, type BreakOffer } from '../play-limit-words.ts';
import * as t from '../__generated__/messages.ts';

const endOf = ({ kind, length }: BreakOffer): number =>
  pauseEnd(kind === 'COOL_OFF' ? 'cool-off' : 'self-exclusion', length, serverNow());

const nameOf = ({ kind, length }: BreakOffer): string => `${kind} ${length}`;

interface BreakDialogProps {
  /** The end of the break that runs, in epoch milliseconds; null without one. Shorter ones are not offered. */
  readonly runningUntil: number | null;
  readonly onClose: () => void;
}

/** Begins a break: first how long, then whether that is really meant, because nobody can take it back. */
export function BreakDialog({ runningUntil, onClose }: BreakDialogProps) {
  const toast = useToast();
  const startPause = useAction(StartPauseDocument, { changes: [ViewerDocument], movesMoney: true });
  const offers = BREAK_OFFERS.filter((offer) => endOf(offer) > (runningUntil ?? 0));
  const [isAsking, setAsking] = useState(false);
  const form = useForm({
    initial: { offer: offers[0] ? nameOf(offers[0]) : '' },
    send: () => {
      startPause.reset();
      setAsking(true);
    },
  });
  const chosen = offers.find((offer) => nameOf(offer) === form.values.offer);

  const confirm = async (): Promise<void> => {
    if (!chosen) return;
    const { kind, length } = chosen;
    if (!(await startPause.run({ input: { kind, length } }))) return;
    toast({ title: t.yourBreakHasBegun(), description: t.itEndsDateTime({ dateTime: formatDateTime(endOf(chosen)) }) });
    onClose();
  };

  if (isAsking && chosen) {
    return (
      <ConfirmDialog
        open
        onOpenChange={onClose}
        title={t.takeABreakOfLabel({ length: chosen.label })}
        description={t.untilDateTimeNothingCanBeStaked({ dateTime: formatDateTime(endOf(chosen)) })}
        confirmLabel={t.beginTheBreak()}
        cancelLabel={t.keepPlaying()}
        variant="danger"
        onConfirm={confirm}
        refusal={startPause.failure?.sentence}
      />
    );
  }
  return (
    <FormDialog
      {...form.wires}
      title={t.takeABreak()}
      description={t.youCannotStakeOrDeposit()}
      size="small"
      submitLabel={t.continue()}
      cancelLabel={t.keepPlaying()}
      busy={false}
      disabled={!chosen}
      onClose={onClose}
    >
      <Select
        label={t.howLong()}
        hint={chosen ? t.endsDateTime({ dateTime: formatDateTime(endOf(chosen)) }) : t.theBreakThatRunsIsTheLongest()}
        options={offers.map((offer) => ({ value: nameOf(offer), label: offer.label }))}
        {...form.field('offer')}
      />
    </FormDialog>
  );
}
