import * as z from 'zod/mini';
import { RULING_REASON_MAX, rulingReason } from '../../../domain/tournaments/tournaments.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useToast } from '../../ui/toast.tsx';
import { TOURNAMENT_QUERIES } from '../hooks/use-tournament-news.ts';
import type { BracketView } from '../bracket-view.ts';
import { useOutlook } from '../hooks/use-outlook.ts';
import { SendOutDocument } from '../operations/__generated__/send-out.gql.ts';
import { Outlook } from './outlook.tsx';

interface SendOutDialogProps {
  readonly id: string;
  /** Null while it is being read. */
  readonly view: BracketView | null;
  readonly player: { readonly id: string; readonly username: string };
  /** Staff alone find that somebody cheated. */
  readonly isStaff: boolean;
  readonly onClose: () => void;
}

const schema = z.extend(rulingReason, { isCheat: z.boolean() });

/** Sends somebody out of a running tournament, with a reason that everybody reads. */
export function SendOutDialog({ id, view, player, isStaff, onClose }: SendOutDialogProps) {
  const sendOut = useAction(SendOutDocument, { changes: TOURNAMENT_QUERIES });
  const toast = useToast();
  const form = useForm({
    schema,
    initial: { reason: '', isCheat: false },
    words: { reason: 'Everybody reads the reason.' },
    sending: sendOut,
    send: async ({ reason, isCheat }) => {
      const { mark } = outlook;
      if (!(await sendOut.run({ id, userId: player.id, reason, isCheat, mark }))) return void outlook.refetch();
      toast({ title: `${player.username} is out` });
      onClose();
    },
  });
  const { isCheat: isFound } = form.values;
  const outlook = useOutlook({ tournamentId: id, out: { userId: player.id, isCheat: isFound } });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title={`Send ${player.username} out?`}
      description="What is played stands; whatever is undecided is lost. The buy-in stays in the pool."
      submitLabel="Send out"
      cancelLabel="Back"
      variant="danger"
      busy={form.isSending}
      disabled={outlook.mark === null}
    >
      <TextArea label="Reason" required maxLength={RULING_REASON_MAX} {...form.field('reason')} />
      {isStaff && (
        <Checkbox
          label="For cheating"
          hint="Place and prize are lost too; those who lost a match to them get their buy-in back first."
          {...form.field('isCheat')}
        />
      )}
      <Outlook outlook={outlook} view={view} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
