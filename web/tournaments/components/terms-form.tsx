import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { useState } from 'react';
import { CHECK_IN_MINUTES } from '../../../domain/tournaments/tournament.ts';
import type { TournamentKind } from '../../data/__generated__/schema-types.ts';
import { LeaveDialog } from '../../forms/leave-dialog.tsx';
import { type Sending, useForm } from '../../forms/use-form.ts';
import { useLeaveWarning } from '../../forms/use-leave-warning.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { StickyAction } from '../../ui/overlay/sticky-action.tsx';
import { below, low } from '../../ui/tokens.ts';
import { type CreateForm, PLACES, createSchema, figuresOf, problemsOf } from '../create-form.ts';
import { TournamentStakeBoundsDocument } from '../operations/__generated__/battle.gql.ts';
import { CreateFields } from './create-fields.tsx';
import * as t from '../__generated__/messages.ts';

const columns = css({
  display: 'grid',
  gap: 'var(--space-6)',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  alignItems: 'start',
  [below.large]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const follows = css({
  position: 'sticky',
  top: 88,
  [below.large]: { position: 'static' },
  [low]: { position: 'static' },
});

const placeOf = ({ pathname }: { pathname: string }): string => pathname;

interface TermsFormProps {
  readonly label: string;
  readonly kind: TournamentKind;
  /** Called once. */
  readonly initial: () => CreateForm;
  readonly sending: Sending;
  /** Answers where the draft is worked on; null where it was not stored. */
  readonly store: (values: CreateForm) => Promise<string | null>;
  /** Called with what `store` has answered, once whoever filled it in may leave. */
  readonly onStored: (path: string) => void;
  readonly submitLabel: string;
}

/** The terms of a tournament to fill in, and beside them what they come to in money. */
export function TermsForm({ label, kind, initial, sending, store, onStored, submitLabel }: TermsFormProps) {
  const bounds = useQuery(TournamentStakeBoundsDocument).data?.battleRules ?? null;
  const [first] = useState(initial);
  const form = useForm({
    schema: createSchema,
    initial: first,
    check: (values) => problemsOf(kind, values, bounds, serverNow()),
    words: { title: t.giveItATitle() },
    places: PLACES,
    sending,
    send: async () => {
      const path = await store(form.values);
      if (path === null) return;
      leaving.letGo();
      onStored(path);
    },
  });
  const leaving = useLeaveWarning(form.isDirty, placeOf);
  const figures = figuresOf(kind, form.values);
  return (
    <>
      <Form {...form.wires} aria-label={label}>
        <div css={columns}>
          <CreateFields form={form} kind={kind} bounds={bounds} />
          <Stack gap={4} css={follows}>
            <Panel title={t.whatItComesTo()}>
              {figures === null ? (
                <Text tone="dim">{t.enterBuyInAndPlaces()}</Text>
              ) : (
                <DescriptionList
                  items={[
                    { term: t.buyIn(), detail: <Money cents={figures.buyInCents} /> },
                    { term: t.platformFee(), detail: <Money cents={figures.feeCents} /> },
                    {
                      term: form.values.teamSize === '' ? t.aPlayerPays() : t.aTeamPays(),
                      detail: <Money cents={figures.buyInCents + figures.feeCents} />,
                      total: true,
                    },
                    ...(figures.guaranteeCents === 0
                      ? []
                      : [{ term: t.youAdd(), detail: <Money cents={figures.guaranteeCents} /> }]),
                    {
                      term: t.prizePoolWithCapacity({ capacity: figures.capacity }),
                      detail: <Money cents={figures.fullPoolCents} />,
                    },
                  ]}
                />
              )}
              <Text size={14} tone="dim">
                {t.checkInIsMinToMaxMinutes({ min: CHECK_IN_MINUTES.min, max: CHECK_IN_MINUTES.max })}
              </Text>
            </Panel>
            <Failed failure={form.notice} />
            <StickyAction>
              <Button type="submit" variant="primary" busy={form.isSending}>
                {submitLabel}
              </Button>
            </StickyAction>
          </Stack>
        </div>
      </Form>
      <LeaveDialog blocker={leaving.blocker} />
    </>
  );
}
