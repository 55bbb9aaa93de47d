import { RECORDING_REASON_MAX, RECORDING_REASON_MIN } from '../../../domain/video/recording.ts';
import { recordingRemoval } from '../../../domain/video/video.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { DeleteRecordingDocument } from '../operations/__generated__/recording.gql.ts';
import * as t from '../__generated__/messages.ts';

interface DeletePastProps {
  readonly past: { readonly id: string; readonly title: string; readonly isOwn: boolean };
  readonly onClose: () => void;
  /** Where what is deleted is no row of a list. */
  readonly onDeleted?: () => void;
}

/** Deletes a past stream: the own one, or for staff anybody's with a reason. */
export const DeletePastDialog = (props: DeletePastProps) =>
  props.past.isOwn ? <DeleteOwn {...props} /> : <DeleteOther {...props} />;

const CHANGES = ['ListPastStreams', 'OwnRecordings'];

function DeleteOwn({ past, onClose, onDeleted = onClose }: DeletePastProps) {
  const toast = useToast();
  const remove = useAction(DeleteRecordingDocument, { changes: CHANGES });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t.deleteThisPastStream()}
      description={t.nobodyCanWatchTitleClipsStay({ title: past.title })}
      confirmLabel={t.delete()}
      variant="danger"
      busy={remove.isRunning}
      refusal={remove.failure?.sentence}
      onConfirm={async () => {
        if (!(await remove.run({ id: past.id }))) return;
        toast({ title: t.thePastStreamIsDeleted() });
        onDeleted();
      }}
    />
  );
}

function DeleteOther({ past, onClose, onDeleted = onClose }: DeletePastProps) {
  const remove = useAction(DeleteRecordingDocument, { changes: CHANGES });
  const form = useForm({
    schema: recordingRemoval,
    initial: { reason: '' },
    words: { reason: t.giveTheReasonInAtLeast({ min: RECORDING_REASON_MIN }) },
    sending: remove,
    send: async ({ reason }) => {
      if (await remove.run({ id: past.id, reason })) onDeleted();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title={t.deleteThisPastStream()}
      description={t.itIsGoneWithItsClips()}
      submitLabel={t.delete()}
      busy={form.isSending}
    >
      <TextArea label={t.reason()} required maxLength={RECORDING_REASON_MAX} {...form.field('reason')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
