import { useState } from 'react';
import { evidence } from '../../domain/disputes/disputes.schemas.ts';
import { EVIDENCE_WORDS_MAX } from '../../domain/disputes/evidence.ts';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { TextArea } from '../ui/form/text-area.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { useToast } from '../ui/overlay/toast.tsx';
import { NO_LINK } from '../format/dispute-words.ts';
import { useForm } from '../forms/use-form.ts';
import { type AttachedFile, AttachFiles } from './attach-files.tsx';
import { Failed } from './failed.tsx';
import { AddEvidenceDocument } from '../data/operations/__generated__/dispute.gql.ts';
import { useAction } from '../data/use-action.ts';
import * as t from './__generated__/messages.ts';

interface EvidenceDialogProps {
  readonly disputeId: string;
  readonly onClose: () => void;
}

/** A party of a dispute shows or says something more, while nobody has decided. */
export function EvidenceDialog({ disputeId, onClose }: EvidenceDialogProps) {
  const add = useAction(AddEvidenceDocument);
  const toast = useToast();
  const [files, setFiles] = useState<readonly AttachedFile[]>([]);
  const form = useForm({
    schema: evidence,
    initial: { words: '', evidenceUrl: '' },
    words: { words: t.sayOrShowSomething(), evidenceUrl: NO_LINK },
    sending: add,
    send: async ({ words, evidenceUrl }) => {
      if (
        !(await add.run({
          input: { disputeId, words, evidenceUrl: evidenceUrl ?? '', fileIds: files.map(({ id }) => id) },
        }))
      )
        return;
      toast({ title: t.evidenceAdded(), description: t.whoeverDecidesReads() });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title={t.addEvidence()}
      description={t.bothSidesAndOurStaffSee()}
      submitLabel={t.addEvidence()}
      cancelLabel={t.back()}
      busy={form.isSending}
    >
      <TextField
        type="url"
        label={t.link()}
        hint={t.aStreamOrRecordingThatShows()}
        placeholder="https://"
        {...form.field('evidenceUrl')}
      />
      <TextArea label={t.whatItShows()} maxLength={EVIDENCE_WORDS_MAX} {...form.field('words')} />
      <AttachFiles purpose="evidence" label={t.files()} files={files} onChange={setFiles} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
