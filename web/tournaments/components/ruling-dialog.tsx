import * as z from 'zod/mini';
import { RULING_REASON_MAX, rulingReason } from '../../../domain/tournaments/tournaments.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { choice } from '../../forms/choice.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { TOURNAMENT_QUERIES } from '../hooks/use-tournament-news.ts';
import { RuleMatchDocument, UndoMatchDocument } from '../operations/__generated__/tournament.gql.ts';
import { rulingOf, rulingOptions } from '../ruling-options.ts';
import type { BracketView } from '../bracket-view.ts';
import { useOutlook } from '../hooks/use-outlook.ts';
import type { MatchPage } from './match-actions.tsx';
import { Outlook } from './outlook.tsx';
import * as t from '../__generated__/messages.ts';

const schema = z.extend(rulingReason, { result: choice<string>() });

interface RulingDialogProps {
  readonly match: MatchPage;
  /** Null while it is being read. */
  readonly view: BracketView | null;
  readonly names: readonly [string, string];
  readonly onClose: () => void;
}

/** The organiser or staff set a result, with a reason that everybody reads. */
export function RulingDialog({ match, view, names, onClose }: RulingDialogProps) {
  const { tournamentId, row, bestOf, part, players } = match;
  const rule = useAction(RuleMatchDocument, { changes: TOURNAMENT_QUERIES });
  const toast = useToast();
  const rulingFor = (result: string) =>
    rulingOf(
      result,
      players.map(({ id }) => id),
    );
  const form = useForm({
    schema,
    initial: { result: '', reason: '' },
    words: { result: t.chooseTheResult(), reason: t.bothSidesReadTheReason() },
    sending: rule,
    send: async ({ result, reason }) => {
      const input = { tournamentId, match: row.match, reason, mark: outlook.mark, ...rulingFor(result) };
      if (!(await rule.run({ input }))) return void outlook.refetch();
      toast({ title: t.resultSet(), description: t.bothSidesHaveBeenTold() });
      onClose();
    },
  });
  const { result: chosen } = form.values;
  const outlook = useOutlook(chosen ? { tournamentId, result: { match: row.match, ...rulingFor(chosen) } } : null);
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title={row.state === 'DECIDED' ? t.changeTheResult() : t.setTheResult()}
      description={t.laterResultsThatStoodOnAnotherWinner()}
      submitLabel={t.setResult()}
      cancelLabel={t.back()}
      busy={form.isSending}
      disabled={outlook.isAsked && outlook.mark === null}
    >
      <RadioGroup
        label={t.result()}
        options={rulingOptions(bestOf, names, part === 'GROUP' || part === 'SWISS')}
        {...form.field('result')}
      />
      <Outlook outlook={outlook} view={view} />
      <TextArea label={t.reason()} required maxLength={RULING_REASON_MAX} {...form.field('reason')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}

/** Takes a result back, so that the match is played again. */
export function UndoDialog({ match, view, onClose }: Omit<RulingDialogProps, 'names'>) {
  const { tournamentId, row } = match;
  const outlook = useOutlook({ tournamentId, undone: row.match });
  const undo = useAction(UndoMatchDocument, { changes: TOURNAMENT_QUERIES });
  const toast = useToast();
  const form = useForm({
    schema: rulingReason,
    initial: { reason: '' },
    words: { reason: t.bothSidesReadTheReason() },
    sending: undo,
    send: async ({ reason }) => {
      const { mark } = outlook;
      if (!(await undo.run({ id: tournamentId, match: row.match, reason, mark }))) return void outlook.refetch();
      toast({ title: t.resultTakenBack(), description: t.theMatchIsPlayedAgain() });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title={t.askToTakeTheResultBack()}
      description={t.theMatchIsCalledAgainAndEvery()}
      submitLabel={t.takeItBack()}
      cancelLabel={t.back()}
      variant="danger"
      busy={form.isSending}
      disabled={outlook.mark === null}
    >
      <Outlook outlook={outlook} view={view} />
      <TextArea label={t.reason()} required maxLength={RULING_REASON_MAX} {...form.field('reason')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
