import { playerReport } from '../../../domain/chat/chat.schemas.ts';
import { REPORT_REASON_MAX } from '../../../domain/chat/slash-commands.ts';
import { useAction } from '../../data/use-action.ts';
import { REPORT_TYPE_OPTIONS } from '../../format/report-words.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { ReportClipDocument } from '../operations/__generated__/clip.gql.ts';
import * as t from '../__generated__/messages.ts';

interface ReportClipDialogProps {
  readonly clipId: string;
  readonly onClose: () => void;
}

/** Tells staff about a clip. */
export function ReportClipDialog({ clipId, onClose }: ReportClipDialogProps) {
  const report = useAction(ReportClipDocument);
  const toast = useToast();
  const form = useForm({
    schema: playerReport,
    initial: { reportType: 'inappropriate', reason: '' },
    sending: report,
    send: async ({ reportType, reason }) => {
      const type = reportType.toUpperCase() as Uppercase<typeof reportType>;
      if (!(await report.run({ id: clipId, reportType: type, reason }))) return;
      toast({ title: t.clipReported(), description: t.staffWillLookIntoIt(), tone: 'win' });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title={t.reportThisClip()}
      description={t.staffSeeTheClip()}
      submitLabel={t.reportClip()}
      busy={form.isSending}
    >
      <Select label={t.whatIsIt()} options={REPORT_TYPE_OPTIONS} {...form.field('reportType')} />
      <TextArea label={t.whatIsWrongWithIt()} maxLength={REPORT_REASON_MAX} {...form.field('reason')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
