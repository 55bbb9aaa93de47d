import { STREAM_REPORT_MAX, STREAM_REPORT_MIN } from '../../../domain/streams/stream.ts';
import { streamReport } from '../../../domain/streams/streams.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ReportStreamDocument } from '../operations/__generated__/report-stream.gql.ts';

interface ReportStreamDialogProps {
  readonly streamId: string;
  readonly onClose: () => void;
}

/** Tells staff about a stream. */
export function ReportStreamDialog({ streamId, onClose }: ReportStreamDialogProps) {
  const report = useAction(ReportStreamDocument);
  const toast = useToast();
  const form = useForm({
    schema: streamReport,
    initial: { reason: '' },
    words: { reason: `Say what is wrong, in at least ${STREAM_REPORT_MIN} characters.` },
    sending: report,
    send: async ({ reason }) => {
      if (!(await report.run({ id: streamId, reason }))) return;
      toast({ title: 'Stream reported', description: 'Staff will look into it.', tone: 'win' });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title="Report this stream"
      description="Only staff read what you write."
      submitLabel="Report stream"
      busy={form.isSending}
    >
      <TextArea label="What is wrong?" required maxLength={STREAM_REPORT_MAX} {...form.field('reason')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
