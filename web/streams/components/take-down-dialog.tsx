import { STREAM_REPORT_MAX, STREAM_REPORT_MIN } from '../../../domain/streams/stream.ts';
import { streamReport } from '../../../domain/streams/streams.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { EndStreamDocument } from '../operations/__generated__/stream.gql.ts';
import * as t from '../__generated__/messages.ts';

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
    words: { reason: t.giveTheReasonInAtLeast({ min: STREAM_REPORT_MIN }) },
    sending: end,
    send: async ({ reason }) => {
      if (await end.run({ id: streamId, reason })) onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title={t.endThisStream()}
      description={t.itEndsForEverybodyAtOnce()}
      submitLabel={t.endStream2()}
      busy={form.isSending}
    >
      <TextArea label={t.reason()} required maxLength={STREAM_REPORT_MAX} {...form.field('reason')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
