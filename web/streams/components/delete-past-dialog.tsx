import { RECORDING_REASON_MAX, RECORDING_REASON_MIN } from '../../../domain/video/recording.ts';
import { recordingRemoval } from '../../../domain/video/video.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DeleteRecordingDocument } from '../operations/__generated__/delete-recording.gql.ts';

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
      title="Delete this past stream?"
      description={`Nobody can watch ${past.title} any more. Clips of it stay until they are deleted. This cannot be undone.`}
      confirmLabel="Delete"
      variant="danger"
      busy={remove.isRunning}
      refusal={remove.failure?.sentence}
      onConfirm={async () => {
        if (!(await remove.run({ id: past.id }))) return;
        toast({ title: 'The past stream is deleted' });
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
    words: { reason: `Give the reason, in at least ${RECORDING_REASON_MIN} characters.` },
    sending: remove,
    send: async ({ reason }) => {
      if (await remove.run({ id: past.id, reason })) onDeleted();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title="Delete this past stream?"
      description="It is gone for everybody at once, and its clips with it. The streamer reads the reason."
      submitLabel="Delete"
      busy={form.isSending}
    >
      <TextArea label="Reason" required maxLength={RECORDING_REASON_MAX} {...form.field('reason')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
