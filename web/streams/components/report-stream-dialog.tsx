import { STREAM_REPORT_MAX, STREAM_REPORT_MIN } from '../../../domain/streams/stream.ts';
import { streamReport } from '../../../domain/streams/streams.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { ReportStreamDocument } from '../operations/__generated__/stream.gql.ts';
import * as t from '../__generated__/messages.ts';

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
    words: { reason: t.sayWhatIsWrong({ min: STREAM_REPORT_MIN }) },
    sending: report,
    send: async ({ reason }) => {
      if (!(await report.run({ id: streamId, reason }))) return;
      toast({ title: t.streamReported(), description: t.staffWillLookIntoIt(), tone: 'win' });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title={t.reportThisStream()}
      description={t.onlyStaffReadWhatYouWrite()}
      submitLabel={t.reportStream()}
      busy={form.isSending}
    >
      <TextArea label={t.whatIsWrong()} required maxLength={STREAM_REPORT_MAX} {...form.field('reason')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
