import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { EndStreamDocument } from '../operations/__generated__/stream.gql.ts';
import * as t from '../__generated__/messages.ts';

interface EndOwnDialogProps {
  readonly streamId: string;
  readonly onClose: () => void;
  readonly onEnded: () => void;
}

/** The streamer ends the stream. */
export function EndOwnDialog({ streamId, onClose, onEnded }: EndOwnDialogProps) {
  const end = useAction(EndStreamDocument, {
    changes: ['OwnStream', 'ListStreams'],
    refusal: useRefusalToast(t.theStreamWasNotEnded()),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t.endYourStream()}
      description={t.itLeavesTheListForEverybody()}
      confirmLabel={t.endStream()}
      variant="danger"
      onConfirm={async () => {
        if (await end.run({ id: streamId })) onEnded();
        else onClose();
      }}
    />
  );
}
