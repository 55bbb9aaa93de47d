import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EndStreamDocument } from '../operations/__generated__/end-stream.gql.ts';

interface EndOwnDialogProps {
  readonly streamId: string;
  readonly onClose: () => void;
  readonly onEnded: () => void;
}

/** The streamer ends the stream. */
export function EndOwnDialog({ streamId, onClose, onEnded }: EndOwnDialogProps) {
  const end = useAction(EndStreamDocument, {
    changes: ['OwnStream', 'ListStreams'],
    refusal: useRefusalToast('The stream was not ended'),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="End your stream?"
      description="It leaves the list for everybody, and the chat closes. You can go live again at any time."
      confirmLabel="End Stream"
      variant="danger"
      onConfirm={async () => {
        if (await end.run({ id: streamId })) onEnded();
        else onClose();
      }}
    />
  );
}
