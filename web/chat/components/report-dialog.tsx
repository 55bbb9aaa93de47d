import { playerReport } from '../../../domain/chat/chat.schemas.ts';
import { REPORT_REASON_MAX } from '../../../domain/chat/slash-commands.ts';
import { Failed } from '../../parts/failed.tsx';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { REPORT_TYPE_OPTIONS } from '../../format/report-words.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { ReportPlayerDocument } from '../operations/__generated__/chat.gql.ts';
import type { Message } from '../talk.ts';
import * as t from '../__generated__/messages.ts';

interface ReportDialogProps {
  readonly message: Message;
  readonly onClose: () => void;
  readonly onReported: (username: string) => void;
}

/** Tells staff about a message and whoever wrote it. */
export function ReportDialog({ message, onClose, onReported }: ReportDialogProps) {
  const report = useAction(ReportPlayerDocument);
  const form = useForm({
    schema: playerReport,
    initial: { reportType: 'other', reason: '' },
    sending: report,
    send: async ({ reportType, reason }) => {
      const type = reportType.toUpperCase() as Uppercase<typeof reportType>;
      const input = { userId: message.author.id, messageId: message.id, reportType: type, reason };
      if (!(await report.run({ input }))) return;
      onReported(message.username);
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      title={t.reportUsername({ username: message.username })}
      description={t.staffSeeThisMessage()}
      submitLabel={t.report()}
      size="small"
      busy={form.isSending}
      onClose={onClose}
    >
      <Select label={t.whatIs()} options={REPORT_TYPE_OPTIONS} {...form.field('reportType')} />
      <TextArea label={t.whatIsWrong()} maxLength={REPORT_REASON_MAX} {...form.field('reason')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
