import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { AddMissing } from '../../parts/add-missing.tsx';
import { Failed } from '../../parts/failed.tsx';
import { formatCents, parseDollars } from '../../format/format.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { StickyAction } from '../../ui/overlay/sticky-action.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { below, low } from '../../ui/tokens.ts';
import { figuresOf } from '../stake-figures.ts';
import { useFilledIn } from '../../session/use-filled-in.ts';
import { useAction } from '../../data/use-action.ts';
import { useLeaveWarning } from '../../forms/use-leave-warning.ts';
import { stakeProblem } from '../../forms/stake-problem.ts';
import { useForm } from '../../forms/use-form.ts';
import { useStakeRules } from '../hooks/use-stake-rules.ts';
import { CreateBattleDocument, ListDraftsDocument, SaveDraftDocument } from '../operations/__generated__/battle.gql.ts';
import { type TermsForm, inputOf, termsSchema } from '../terms-form.ts';
import { stakeDetails } from '../stake-details.tsx';
import { StakeSummary } from './stake-summary.tsx';
import { TermsFields } from './terms-fields.tsx';
import * as t from '../__generated__/messages.ts';

const columns = {
  display: 'grid',
  gap: 'var(--space-6)',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  alignItems: 'start',
  [below.large]: { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

/** What it costs stays in sight while the rest of the form is filled in. */
const follows = {
  position: 'sticky',
  top: 88,
  [below.large]: { position: 'static' },
  [low]: { position: 'static' },
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
  const { rules, rulesError, reloadRules, awaitRules, availableCents } = useStakeRules();
  const create = useAction(CreateBattleDocument, { movesMoney: true });
  const draft = useAction(SaveDraftDocument, { changes: [ListDraftsDocument] });
  const isAsking = dialog.value === 'create';
  const form = useForm({
    schema: termsSchema,
    initial,
    check: ({ stake }) => ({ stake: stakeProblem(stake, rules, availableCents) }),
    places: { stakeCents: 'stake' },
    sending: {
      isRunning: draft.isRunning,
      // The dialog shows its refusal; once it is closed the form does.
      failure: isAsking ? null : (create.failure ?? draft.failure),
      reset: () => {
        create.reset();
        draft.reset();
      },
    },
    send: async ({ stake }) => {
      create.reset();
      draft.reset();
      // A press may come before the rules: nobody is asked to confirm a stake that cannot be.
      const known = rules ?? (await awaitRules());
      if (known === null) return;
      if (stakeProblem(stake, known, availableCents) === null) dialog.open('create');
      else form.point('stake');
    },
  });
  const { title, description } = form.values;
  // A chip that was tapped is tapped again sooner than a question about it is answered.
  const isWork = draftId === null ? title !== initial.title || description !== initial.description : form.isDirty;
  const { blocker, letGo } = useLeaveWarning(isWork, placeOf);
  const filledIn = useFilledIn(termsSchema);
  const fillIn = useEffectEvent(() => {
    if (filledIn !== null) form.set(filledIn);
  });
  useEffect(() => fillIn(), []);

  const stakeCents = parseDollars(form.values.stake);
  const figures =
    stakeCents === null || rules === null ? null : figuresOf(stakeCents, rules.feeBasisPoints, availableCents);

  /** A draft may be kept before its stake is known, but not with one that is no amount. */
  const keep = async (): Promise<void> => {
    const { values } = form;
    if (values.stake.trim() !== '' && stakeCents === null) {
      form.point('stake');
      return;
    }
    create.reset();
    const answer = await draft.run({ draftId, input: inputOf(values) });
    if (!answer) return;
    form.reset(values);
    toast({ title: t.draftSaved(), description: t.itIsKeptOnTheServer() });
    if (draftId !== null) return;
    letGo();
    onDraftOpen(answer.saveDraft.id);
  };

  const publish = async (): Promise<void> => {
    const answer = await create.run({ draftId, input: inputOf(form.values) });
    if (!answer) return;
    letGo();
    const { id, holdCents } = answer.createBattle;
    toast({ title: t.battleCreated(), description: t.holdIsHeld({ hold: formatCents(holdCents) }), tone: 'win' });
    await navigate(challengePath(id), { replace: true });
  };

  return (
    <Form {...form.wires} aria-label={t.createBattle()}>
      <div css={columns}>
        <Card>
          <TermsFields form={form} rules={rules} availableCents={availableCents} />
        </Card>
        <Stack gap={4} css={follows}>
          <StakeSummary figures={figures} error={rulesError} onRetry={reloadRules} />
          <Failed failure={form.notice} />
          <AddMissing neededCents={figures?.holdCents ?? null} filledIn={form.values} onLeave={letGo} />
          <Row>
            <StickyAction>
              <Button type="submit" variant="primary" busy={form.isSending}>
                {t.createBattle()}
              </Button>
            </StickyAction>
            <Button busy={draft.isRunning} onClick={() => void keep()}>
              {t.saveAsDraft()}
            </Button>
          </Row>
        </Stack>
      </div>
      {isAsking && figures !== null && (
        <ConfirmDialog
          open
          onOpenChange={dialog.close}
          title={t.createBattle()}
          description={t.stakeAndFeeAreHeldFromNow()}
          figures={stakeDetails(figures)}
          confirmLabel={t.createForHold({ hold: formatCents(figures.holdCents) })}
          busy={create.isRunning}
          refusal={create.failure?.sentence}
          onConfirm={publish}
        />
      )}
      {blocker.state === 'blocked' && (
        <ConfirmDialog
          open
          onOpenChange={() => blocker.reset()}
          title={t.leaveWithoutSaving()}
          description={t.whatYouEnteredHasNotBeenKept()}
          confirmLabel={t.leave()}
          cancelLabel={t.stay()}
          variant="danger"
          onConfirm={() => blocker.proceed()}
        />
      )}
    </Form>
  );
}
