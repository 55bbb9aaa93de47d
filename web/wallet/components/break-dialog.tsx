import { useState } from 'react';
import { pauseEnd } from '../../../domain/wallet/play-pause.ts';
import { useAction } from '../../data/use-action.ts';
import { formatDateTime } from '../../format/format.ts';
import { ViewerDocument } from '../../session/operations/__generated__/viewer.gql.ts';
import { serverNow } from '../../live/server-clock.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Select } from '../../ui/select.tsx';
import { useToast } from '../../ui/toast.tsx';
import { StartPauseDocument } from '../operations/__generated__/start-pause.gql.ts';
import { BREAK_OFFERS, type BreakOffer } from '../play-limit-words.ts';

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
    toast({ title: 'Your break has begun', description: `It ends ${formatDateTime(endOf(chosen))}.` });
    onClose();
  };

  if (isAsking && chosen) {
    return (
      <ConfirmDialog
        open
        onOpenChange={onClose}
        title={`Take a break of ${chosen.label}?`}
        description={`Until ${formatDateTime(endOf(chosen))} you cannot stake or deposit, and battles, invites and team offers that nobody has taken up are closed with the money back. This cannot be undone: nobody can end it earlier, support included.`}
        confirmLabel="Begin the break"
        cancelLabel="Keep playing"
        variant="danger"
        onConfirm={confirm}
        refusal={startPause.failure?.sentence}
      />
    );
  }
  return (
    <FormDialog
      {...form.wires}
      title="Take a break"
      description="You cannot stake or deposit until it ends. What nobody has taken up is closed with the money back, running battles finish, and your money can always be withdrawn."
      size="small"
      submitLabel="Continue"
      cancelLabel="Keep playing"
      busy={false}
      disabled={!chosen}
      onClose={onClose}
    >
      <Select
        label="How long"
        hint={chosen ? `Ends ${formatDateTime(endOf(chosen))}.` : 'The break that runs is the longest there is.'}
        options={offers.map((offer) => ({ value: nameOf(offer), label: offer.label }))}
        {...form.field('offer')}
      />
    </FormDialog>
  );
}
