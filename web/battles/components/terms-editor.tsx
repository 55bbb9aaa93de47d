import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { Failed } from '../../parts/failed.tsx';
import { type Failure, failureOf } from '../../data/failure.ts';
import { formatCents, parseDollars } from '../../format/format.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { useToast } from '../../ui/toast.tsx';
import { below } from '../../ui/tokens.ts';
import { figuresOf } from '../stake-figures.ts';
import { useAction } from '../../data/use-action.ts';
import { useLeaveWarning } from '../../forms/use-leave-warning.ts';
import { useTermsForm } from '../hooks/use-terms-form.ts';
import { CreateBattleDocument } from '../operations/__generated__/create-battle.gql.ts';
import { ListDraftsDocument } from '../operations/__generated__/list-drafts.gql.ts';
import { SaveDraftDocument } from '../operations/__generated__/save-draft.gql.ts';
import { type TermsForm, checkTerms, inputOf } from '../terms-form.ts';
import { stakeDetails } from '../stake-details.tsx';
import { StakeSummary } from './stake-summary.tsx';
import { TermsFields } from './terms-fields.tsx';

const columns = {
  display: 'grid',
  gap: 'var(--space-6)',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  alignItems: 'start',
  [below.large]: { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

/** The form belongs to its tab and draft; dialogs over it do not leave it. */
function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search);
  return [pathname, params.get('tab') ?? 'create', params.get('draft') ?? ''].join(' ');
}

interface TermsEditorProps {
  /** Null for a new battle. */
  readonly draftId: string | null;
  readonly initial: TermsForm;
  readonly onDraftOpen: (draftId: string) => void;
}

/** The Create Battle form with its live figures, kept as a draft or opened as a battle (BG-18, BG-19). */
export function TermsEditor({ draftId, initial, onDraftOpen }: TermsEditorProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const dialog = useAddressDialog('dialog');
  const { form, rules, rulesError, reloadRules, availableCents, acceptDraft, blame } = useTermsForm(initial);
  const create = useAction(CreateBattleDocument);
  const [saveDraft, { loading: isSaving }] = useMutation(SaveDraftDocument, {
    refetchQueries: [ListDraftsDocument],
    awaitRefetchQueries: true,
  });
  const [failure, setFailure] = useState<Failure | null>(null);
  const { blocker, letGo } = useLeaveWarning(form.formState.isDirty, placeOf);

  const terms = form.watch();
  const stakeCents = parseDollars(terms.stake);
  const figures =
    stakeCents === null || rules === null ? null : figuresOf(stakeCents, rules.feeBasisPoints, availableCents);
  const isReady = Object.keys(checkTerms(terms, rules, availableCents)).length === 0;

  const fail = (cause: Failure): void => setFailure(blame(cause) ? null : cause);

  const keep = async (): Promise<void> => {
    setFailure(null);
    if (!acceptDraft()) return;
    const values = form.getValues();
    try {
      const { data } = await saveDraft({ variables: { draftId, input: inputOf(values) } });
      form.reset(values);
      toast({ title: 'Draft saved', description: 'It is kept on the server and holds no money.' });
      if (data && draftId === null) {
        letGo();
        onDraftOpen(data.saveDraft.id);
      }
    } catch (cause) {
      fail(failureOf(cause));
    }
  };

  const publish = async (): Promise<void> => {
    const answer = await create.run({ draftId, input: inputOf(form.getValues()) });
    if (!answer) return;
    letGo();
    const { id, holdCents } = answer.createBattle;
    toast({ title: 'Battle created', description: `${formatCents(holdCents)} is held for it.`, tone: 'win' });
    await navigate(challengePath(id), { replace: true });
  };

  // A refusal that has a field is shown there once the dialog is closed; the input is still as it was.
  const closeDialog = (): void => {
    if (create.failure) blame(create.failure);
    create.reset();
    dialog.close();
  };

  const ask = form.handleSubmit(() => {
    setFailure(null);
    dialog.open('create');
  });

  return (
    <form noValidate onSubmit={(event) => void ask(event)} aria-label="Create Battle">
      <div css={columns}>
        <Card>
          <TermsFields form={form} rules={rules} availableCents={availableCents} />
        </Card>
        <Stack gap={4}>
          <StakeSummary figures={figures} error={rulesError} onRetry={reloadRules} />
          <Failed failure={failure} />
          <Row>
            <Button type="submit" variant="primary">
              Create Battle
            </Button>
            <Button busy={isSaving} onClick={() => void keep()}>
              Save as Draft
            </Button>
          </Row>
        </Stack>
      </div>
      {dialog.value === 'create' && isReady && figures !== null && (
        <ConfirmDialog
          open
          onOpenChange={closeDialog}
          title="Create Battle"
          description="Stake and fee are held from now on. If nobody takes the second seat, or you cancel before the start, you get both back."
          figures={stakeDetails(figures)}
          confirmLabel={`Create for ${formatCents(figures.holdCents)}`}
          busy={create.isRunning}
          refusal={create.failure?.sentence}
          onConfirm={publish}
        />
      )}
      {blocker.state === 'blocked' && (
        <ConfirmDialog
          open
          onOpenChange={() => blocker.reset()}
          title="Leave without saving?"
          description="What you entered has not been kept. Save it as a draft to go on later."
          confirmLabel="Leave"
          cancelLabel="Stay"
          variant="danger"
          onConfirm={() => blocker.proceed()}
        />
      )}
    </form>
  );
}
