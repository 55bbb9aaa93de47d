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
import { Button } from '../../ui/form/button.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { useIsStaff } from '../hooks/use-is-staff.ts';
import { TOURNAMENT_QUERIES } from '../hooks/use-tournament-news.ts';
import {
  CorrectAnnouncementDocument,
  WithdrawAnnouncementDocument,
} from '../operations/__generated__/tell-tournament.gql.ts';
import * as t from '../__generated__/messages.ts';

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
          {t.correct()}
        </Button>
      )}
      <Button size="small" onClick={() => setOpen('withdraw')}>
        {isOwn ? t.withdraw() : t.remove()}
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
    words: { text: t.writeWhatEverybodyIsToKnow() },
    sending: correct,
    send: async (said) => {
      if (!(await correct.run({ announcementId: id, ...said }))) return;
      toast({ title: t.announcementCorrected(), tone: 'win' });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title={t.askToCorrectTheAnnouncement()}
      description={t.theNewWordsTakeThePlace()}
      submitLabel={t.correct()}
      busy={form.isSending}
    >
      <TextArea label={t.announcement()} required maxLength={ANNOUNCEMENT_MAX} {...form.field('text')} />
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
    words: { reason: t.theReasonStandsAmongTheDecisions() },
    sending: withdraw,
    send: async (said) => {
      if (!(await withdraw.run({ announcementId: id, ...said }))) return;
      toast({ title: isOwn ? t.announcementWithdrawn() : t.announcementRemoved() });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title={isOwn ? t.askToWithdrawTheAnnouncement() : t.askToRemoveTheAnnouncement()}
      description={t.itGoesFromThePage()}
      submitLabel={isOwn ? t.withdraw() : t.remove()}
      variant="danger"
      busy={form.isSending}
    >
      <TextArea label={t.reason()} required maxLength={RULING_REASON_MAX} {...form.field('reason')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
