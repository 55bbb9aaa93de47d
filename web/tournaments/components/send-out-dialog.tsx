import * as z from 'zod/mini';
import { RULING_REASON_MAX, rulingReason } from '../../../domain/tournaments/tournaments.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { TOURNAMENT_QUERIES } from '../hooks/use-tournament-news.ts';
import type { BracketView } from '../bracket-view.ts';
import { useOutlook } from '../hooks/use-outlook.ts';
import { SendOutDocument } from '../operations/__generated__/tournament.gql.ts';
import { Outlook } from './outlook.tsx';
import * as t from '../__generated__/messages.ts';

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
    words: { reason: t.everybodyReadsTheReason() },
    sending: sendOut,
    send: async ({ reason, isCheat }) => {
      const { mark } = outlook;
      if (!(await sendOut.run({ id, userId: player.id, reason, isCheat, mark }))) return void outlook.refetch();
      toast({ title: t.usernameIsOut({ username: player.username }) });
      onClose();
    },
  });
  const { isCheat: isFound } = form.values;
  const outlook = useOutlook({ tournamentId: id, out: { userId: player.id, isCheat: isFound } });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title={t.sendUsernameOut({ username: player.username })}
      description={t.whatIsPlayedStandsWhateverIsUndecided()}
      submitLabel={t.sendOut()}
      cancelLabel={t.back()}
      variant="danger"
      busy={form.isSending}
      disabled={outlook.mark === null}
    >
      <TextArea label={t.reason()} required maxLength={RULING_REASON_MAX} {...form.field('reason')} />
      {isStaff && (
        <Checkbox label={t.forCheating()} hint={t.placeAndPrizeAreLostTooThose()} {...form.field('isCheat')} />
      )}
      <Outlook outlook={outlook} view={view} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
