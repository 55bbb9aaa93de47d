import { CLIP_REASON_MAX, CLIP_REASON_MIN } from '../../../domain/streams/clip.ts';
import { clipRemoval } from '../../../domain/streams/streams.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { DeleteClipDocument } from '../operations/__generated__/clip.gql.ts';
import * as t from '../__generated__/messages.ts';

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
      title={t.deleteThisClip()}
      description={t.nobodyCanWatchTitleAnyMore({ title: clip.title })}
      confirmLabel={t.delete()}
      variant="danger"
      busy={remove.isRunning}
      refusal={remove.failure?.sentence}
      onConfirm={async () => {
        if (!(await remove.run({ id: clip.id }))) return;
        toast({ title: t.theClipIsDeleted() });
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
    words: { reason: t.giveTheReasonInAtLeast({ min: CLIP_REASON_MIN }) },
    sending: remove,
    send: async ({ reason }) => {
      if (await remove.run({ id: clip.id, reason })) onDeleted();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title={t.deleteThisClip()}
      description={t.itIsGoneForEverybodyAtOnce()}
      submitLabel={t.delete()}
      variant="danger"
      busy={form.isSending}
    >
      <TextArea label={t.reason()} required maxLength={CLIP_REASON_MAX} {...form.field('reason')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
