import { CLIP_REASON_MAX, CLIP_REASON_MIN } from '../../../domain/streams/clip.ts';
import { clipRemoval } from '../../../domain/streams/streams.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DeleteClipDocument } from '../operations/__generated__/delete-clip.gql.ts';

interface DeleteClipProps {
  readonly clip: {
    readonly id: string;
    readonly title: string;
    readonly isOwn: boolean;
    readonly isOfOwnStream: boolean;
  };
  readonly onClose: () => void;
  /** Where what is deleted is no row of a list. */
  readonly onDeleted?: () => void;
}

/** Deletes a clip: its maker and its streamer at once, staff with a reason. */
export const DeleteClipDialog = (props: DeleteClipProps) =>
  props.clip.isOwn || props.clip.isOfOwnStream ? <DeleteOwn {...props} /> : <DeleteOther {...props} />;

const CHANGES = ['ListClips', 'ListOwnClips', 'OwnClips'];

function DeleteOwn({ clip, onClose, onDeleted = onClose }: DeleteClipProps) {
  const toast = useToast();
  const remove = useAction(DeleteClipDocument, { changes: CHANGES });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete this clip?"
      description={`Nobody can watch ${clip.title} any more. This cannot be undone.`}
      confirmLabel="Delete"
      variant="danger"
      busy={remove.isRunning}
      refusal={remove.failure?.sentence}
      onConfirm={async () => {
        if (!(await remove.run({ id: clip.id }))) return;
        toast({ title: 'The clip is deleted' });
        onDeleted();
      }}
    />
  );
}

function DeleteOther({ clip, onClose, onDeleted = onClose }: DeleteClipProps) {
  const remove = useAction(DeleteClipDocument, { changes: CHANGES });
  const form = useForm({
    schema: clipRemoval,
    initial: { reason: '' },
    words: { reason: `Give the reason, in at least ${CLIP_REASON_MIN} characters.` },
    sending: remove,
    send: async ({ reason }) => {
      if (await remove.run({ id: clip.id, reason })) onDeleted();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title="Delete this clip?"
      description="It is gone for everybody at once. Whoever made it reads the reason."
      submitLabel="Delete"
      variant="danger"
      busy={form.isSending}
    >
      <TextArea label="Reason" required maxLength={CLIP_REASON_MAX} {...form.field('reason')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
