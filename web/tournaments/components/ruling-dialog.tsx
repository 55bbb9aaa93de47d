import * as z from 'zod/mini';
import { RULING_REASON_MAX, rulingReason } from '../../../domain/tournaments/tournaments.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { choice } from '../../forms/choice.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useToast } from '../../ui/toast.tsx';
import { TOURNAMENT_QUERIES } from '../hooks/use-tournament-news.ts';
import { gamesOf, scoreOptions } from '../match-scores.ts';
import { RuleMatchDocument } from '../operations/__generated__/rule-match.gql.ts';
import { UndoMatchDocument } from '../operations/__generated__/undo-match.gql.ts';
import type { MatchPage } from './match-actions.tsx';

const schema = z.extend(rulingReason, { result: choice<string>() });

interface RulingDialogProps {
  readonly match: MatchPage;
  readonly names: readonly [string, string];
  readonly onClose: () => void;
}

const FORFEITS = ['forfeit-0', 'forfeit-1'] as const;

/** What is sent for a choice: a score, a player who was not there, a draw, or nobody. */
function rulingOf(result: string, ids: readonly (string | undefined)[]) {
  if (result === 'draw' || result === 'nobody') return { winnerId: null, isDraw: result === 'draw', games: null };
  const forfeit = FORFEITS.findIndex((one) => one === result);
  if (forfeit >= 0) return { winnerId: ids[forfeit] ?? null, isDraw: false, games: null };
  const games = gamesOf(result);
  const [one = 0, other = 0] = games;
  return { winnerId: ids[one > other ? 0 : 1] ?? null, isDraw: false, games };
}

/** The organiser or staff set a result, with a reason that everybody reads. */
export function RulingDialog({ match, names, onClose }: RulingDialogProps) {
  const { tournamentId, row, bestOf, part, players } = match;
  const rule = useAction(RuleMatchDocument, { changes: TOURNAMENT_QUERIES });
  const toast = useToast();
  const isTable = part === 'GROUP' || part === 'SWISS';
  const form = useForm({
    schema,
    initial: { result: '', reason: '' },
    words: { result: 'Choose the result.', reason: 'Both players read the reason.' },
    sending: rule,
    send: async ({ result, reason }) => {
      const ruling = rulingOf(
        result,
        players.map(({ id }) => id),
      );
      if (!(await rule.run({ input: { tournamentId, match: row.match, reason, ...ruling } }))) return;
      toast({ title: 'Result set', description: 'Both players have been told.' });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title={row.state === 'DECIDED' ? 'Change the result' : 'Set the result'}
      description="Later results that stood on another winner fall, and nothing else. The reason is read by everybody."
      submitLabel="Set result"
      cancelLabel="Back"
      busy={form.isSending}
    >
      <RadioGroup
        label="Result"
        options={[
          ...scoreOptions(bestOf, names),
          ...FORFEITS.map((value, n) => ({ value, label: `${names[n] ?? ''} won, the other was not there` })),
          ...(isTable ? [{ value: 'draw', label: 'A draw' }] : []),
          { value: 'nobody', label: 'Nobody won: neither was there' },
        ]}
        {...form.field('result')}
      />
      <TextArea label="Reason" required maxLength={RULING_REASON_MAX} {...form.field('reason')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}

/** Takes a result back, so that the match is played again. */
export function UndoDialog({ match, onClose }: Omit<RulingDialogProps, 'names'>) {
  const { tournamentId, row } = match;
  const undo = useAction(UndoMatchDocument, { changes: TOURNAMENT_QUERIES });
  const toast = useToast();
  const form = useForm({
    schema: rulingReason,
    initial: { reason: '' },
    words: { reason: 'Both players read the reason.' },
    sending: undo,
    send: async ({ reason }) => {
      if (!(await undo.run({ id: tournamentId, match: row.match, reason }))) return;
      toast({ title: 'Result taken back', description: 'The match is played again.' });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title="Take the result back?"
      description="The match is called again, and every later result that stood on it falls. The reason is read by everybody."
      submitLabel="Take it back"
      cancelLabel="Back"
      variant="danger"
      busy={form.isSending}
    >
      <TextArea label="Reason" required maxLength={RULING_REASON_MAX} {...form.field('reason')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
