import { STREAM_REPORT_MAX, STREAM_REPORT_MIN } from '../../../domain/streams/stream.ts';
import { streamReport } from '../../../domain/streams/streams.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { EndStreamDocument } from '../operations/__generated__/end-stream.gql.ts';

export interface TakeDownDialogProps {
  readonly streamId: string;
  readonly onClose: () => void;
}

/** A moderator ends the stream of another. */
export function TakeDownDialog({ streamId, onClose }: TakeDownDialogProps) {
  const end = useAction(EndStreamDocument);
  const form = useForm({
    schema: streamReport,
    initial: { reason: '' },
    words: { reason: `Give the reason, in at least ${STREAM_REPORT_MIN} characters.` },
    sending: end,
    send: async ({ reason }) => {
      if (await end.run({ id: streamId, reason })) onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title="End this stream?"
      description="It ends for everybody at once. The streamer reads the reason."
      submitLabel="End stream"
      busy={form.isSending}
    >
      <TextArea label="Reason" required maxLength={STREAM_REPORT_MAX} {...form.field('reason')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
