import { useState } from 'react';
import {
  ANNOUNCEMENT_MAX,
  RULING_REASON_MAX,
  announcementText,
  rulingReason,
} from '../../../domain/tournaments/tournaments.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Row } from '../../ui/layout.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useIsStaff } from '../hooks/use-is-staff.ts';
import { TOURNAMENT_QUERIES } from '../hooks/use-tournament-news.ts';
import { CorrectAnnouncementDocument } from '../operations/__generated__/correct-announcement.gql.ts';
import { WithdrawAnnouncementDocument } from '../operations/__generated__/withdraw-announcement.gql.ts';

interface AnnouncementActionsProps {
  readonly id: string;
  readonly text: string;
  /** Who has posted it; null for visitors, who are not told. */
  readonly byId: string | null;
}

/** What whoever has posted an announcement, or staff, make of it; nothing for all others. */
export function AnnouncementActions({ id, text, byId }: AnnouncementActionsProps) {
  const [open, setOpen] = useState<'correct' | 'withdraw' | null>(null);
  const viewer = useViewer();
  const isStaff = useIsStaff();
  const isOwn = viewer !== null && viewer.id === byId;
  if (!isOwn && !isStaff) return null;
  const close = () => setOpen(null);
  return (
    <Row gap={2}>
      {isOwn && (
        <Button size="small" onClick={() => setOpen('correct')}>
          Correct
        </Button>
      )}
      <Button size="small" onClick={() => setOpen('withdraw')}>
        {isOwn ? 'Withdraw' : 'Remove'}
      </Button>
      {open === 'correct' && <CorrectDialog id={id} text={text} onClose={close} />}
      {open === 'withdraw' && <WithdrawDialog id={id} isOwn={isOwn} onClose={close} />}
    </Row>
  );
}

interface DialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

function CorrectDialog({ id, text, onClose }: DialogProps & { readonly text: string }) {
  const correct = useAction(CorrectAnnouncementDocument, { changes: TOURNAMENT_QUERIES });
  const toast = useToast();
  const form = useForm({
    schema: announcementText,
    initial: { text },
    words: { text: 'Write what everybody is to know.' },
    sending: correct,
    send: async (said) => {
      if (!(await correct.run({ announcementId: id, ...said }))) return;
      toast({ title: 'Announcement corrected', tone: 'win' });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title="Correct the announcement?"
      description="The new words take the place of the old ones, and everybody who takes part is notified again."
      submitLabel="Correct"
      busy={form.isSending}
    >
      <TextArea label="Announcement" required maxLength={ANNOUNCEMENT_MAX} {...form.field('text')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}

function WithdrawDialog({ id, isOwn, onClose }: DialogProps & { readonly isOwn: boolean }) {
  const withdraw = useAction(WithdrawAnnouncementDocument, { changes: TOURNAMENT_QUERIES });
  const toast = useToast();
  const form = useForm({
    schema: rulingReason,
    initial: { reason: '' },
    words: { reason: 'The reason stands among the decisions.' },
    sending: withdraw,
    send: async (said) => {
      if (!(await withdraw.run({ announcementId: id, ...said }))) return;
      toast({ title: isOwn ? 'Announcement withdrawn' : 'Announcement removed' });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title={isOwn ? 'Withdraw the announcement?' : 'Remove the announcement?'}
      description="It goes from the page and from everybody’s notifications. That there was one, and why it is gone, stays among the decisions."
      submitLabel={isOwn ? 'Withdraw' : 'Remove'}
      variant="danger"
      busy={form.isSending}
    >
      <TextArea label="Reason" required maxLength={RULING_REASON_MAX} {...form.field('reason')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
