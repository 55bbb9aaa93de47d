import { useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import {
  DeclineGiftDocument,
  type DeclineGiftMutationVariables,
} from '../operations/__generated__/decline-gift.gql.ts';

interface DeclineGiftProps {
  readonly name: string;
  /** Which gift: by what its link carries, or by its id. */
  readonly which: DeclineGiftMutationVariables;
  readonly onDeclined?: () => void;
}

/** Sends a gift back after asking once. */
export function DeclineGift({ name, which, onDeclined }: DeclineGiftProps) {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const declining = useAction(DeclineGiftDocument, {
    changes: 'everything',
    refusal: useRefusalToast('The gift was not declined'),
  });
  const decline = async (): Promise<void> => {
    const isDone = await declining.run(which);
    setOpen(false);
    if (!isDone) return;
    toast({ title: `${name} went back`, description: 'Whoever sent it has the BattleCoin again.' });
    onDeclined?.();
  };
  return (
    <>
      <Button variant="ghost" aria-label={`Decline ${name}`} onClick={() => setOpen(true)}>
        Decline
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`Decline ${name}?`}
        description="It goes back at once to whoever sent it, who is told. You cannot claim it afterwards."
        confirmLabel="Decline"
        cancelLabel="Keep it"
        variant="danger"
        onConfirm={decline}
        busy={declining.isRunning}
      />
    </>
  );
}
