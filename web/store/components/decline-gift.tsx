import { useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { DeclineGiftDocument, type DeclineGiftMutationVariables } from '../operations/__generated__/gift.gql.ts';
import * as t from '../__generated__/messages.ts';

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
    refusal: useRefusalToast(t.theGiftWasNotDeclined()),
  });
  const decline = async (): Promise<void> => {
    const isDone = await declining.run(which);
    setOpen(false);
    if (!isDone) return;
    toast({ title: t.nameWentBack({ name }), description: t.whoeverSentItHasTheBattleCoinAgain() });
    onDeclined?.();
  };
  return (
    <>
      <Button variant="ghost" aria-label={t.declineName({ name })} onClick={() => setOpen(true)}>
        {t.decline()}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t.declineName2({ name })}
        description={t.itGoesBackAtOnceToWhoever()}
        confirmLabel={t.decline()}
        cancelLabel={t.keepIt()}
        variant="danger"
        onConfirm={decline}
        busy={declining.isRunning}
      />
    </>
  );
}
