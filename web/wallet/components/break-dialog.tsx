import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { pauseEnd } from '../../../domain/wallet/play-pause.ts';
import { failureOf } from '../../data/failure.ts';
import { formatDateTime } from '../../format/format.ts';
import { ViewerDocument } from '../../session/operations/__generated__/viewer.gql.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { useToast } from '../../ui/toast.tsx';
import { StartPauseDocument } from '../operations/__generated__/start-pause.gql.ts';
import { BREAK_OFFERS, type BreakOffer } from '../play-limit-words.ts';

const endOf = ({ kind, length }: BreakOffer): number =>
  pauseEnd(kind === 'COOL_OFF' ? 'cool-off' : 'self-exclusion', length, serverNow());

interface BreakDialogProps {
  /** The end of the break that runs, in epoch milliseconds; null without one. Shorter ones are not offered. */
  readonly runningUntil: number | null;
  readonly onClose: () => void;
}

/** Begins a break: first how long, then whether that is really meant, because nobody can take it back. */
export function BreakDialog({ runningUntil, onClose }: BreakDialogProps) {
  const toast = useToast();
  const [startPause, { error, reset }] = useMutation(StartPauseDocument, {
    refetchQueries: [ViewerDocument],
    awaitRefetchQueries: true,
  });
  const offers = BREAK_OFFERS.filter((offer) => endOf(offer) > (runningUntil ?? 0));
  const [chosen, setChosen] = useState<BreakOffer | null>(offers[0] ?? null);
  const [isAsking, setAsking] = useState(false);

  const confirm = async (): Promise<void> => {
    if (!chosen) return;
    const { kind, length } = chosen;
    try {
      await startPause({ variables: { input: { kind, length } } });
    } catch {
      return; // Shown in the dialog.
    }
    toast({ title: 'Your break has begun', description: `It ends ${formatDateTime(endOf(chosen))}.` });
    onClose();
  };

  if (isAsking && chosen) {
    return (
      <ConfirmDialog
        open
        onOpenChange={onClose}
        title={`Take a break of ${chosen.label}?`}
        description={`Until ${formatDateTime(endOf(chosen))} you cannot stake or deposit. This cannot be undone: nobody can end it earlier, support included.`}
        confirmLabel="Begin the break"
        cancelLabel="Keep playing"
        variant="danger"
        onConfirm={confirm}
        refusal={error ? failureOf(error).sentence : null}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Take a break"
      description="You cannot stake or deposit until it ends. Running battles finish, and your money can always be withdrawn."
      size="small"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Keep playing
          </Button>
          <Button
            variant="primary"
            disabled={!chosen}
            onClick={() => {
              reset();
              setAsking(true);
            }}
          >
            Continue
          </Button>
        </>
      }
    >
      <Select
        label="How long"
        hint={chosen ? `Ends ${formatDateTime(endOf(chosen))}.` : 'The break that runs is the longest there is.'}
        options={offers.map(({ kind, length, label }) => ({ value: `${kind} ${length}`, label }))}
        value={chosen ? `${chosen.kind} ${chosen.length}` : ''}
        onChange={({ target: { value } }) =>
          setChosen(offers.find(({ kind, length }) => `${kind} ${length}` === value) ?? null)
        }
      />
    </Dialog>
  );
}
