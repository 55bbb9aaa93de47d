import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { REPORT_REASON_MAX } from '../../../domain/chat/slash-commands.ts';
import { Failed } from '../../parts/failed.tsx';
import { type Failure, failureOf } from '../../data/failure.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { ReportPlayerDocument } from '../operations/__generated__/report-player.gql.ts';
import type { Message } from '../talk.ts';

interface ReportDialogProps {
  readonly message: Message;
  readonly onClose: () => void;
  readonly onReported: (username: string) => void;
}

/** Tells staff about a message and whoever wrote it. */
export function ReportDialog({ message, onClose, onReported }: ReportDialogProps) {
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [report, { loading }] = useMutation(ReportPlayerDocument);
  const submit = async (): Promise<void> => {
    setFailure(null);
    try {
      await report({ variables: { input: { userId: message.author.id, messageId: message.id, reason } } });
      onReported(message.username);
      onClose();
    } catch (cause) {
      setFailure(failureOf(cause));
    }
  };
  return (
    <FormDialog
      title={`Report ${message.username}`}
      description="Staff see this message and what you write. The player does not learn of it."
      submitLabel="Report"
      size="small"
      busy={loading}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextArea
        label="What is wrong with it?"
        maxLength={REPORT_REASON_MAX}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Failed failure={failure} />
    </FormDialog>
  );
}
