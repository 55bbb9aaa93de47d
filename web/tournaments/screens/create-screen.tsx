import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { BRACKET_CAPACITY, CHECK_IN_MINUTES, PREMIUM_CAPACITIES } from '../../../domain/tournaments/tournament.ts';
import { tournamentDeskPath } from '../../../domain/tournaments/tournaments.paths.ts';
import type { TournamentKind } from '../../data/__generated__/schema-types.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { useLeaveWarning } from '../../forms/use-leave-warning.ts';
import { LeaveDialog } from '../../forms/leave-dialog.tsx';
import { LOCALE } from '../../format/locale.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { StickyAction } from '../../ui/overlay/sticky-action.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { below, low } from '../../ui/tokens.ts';
import { CreateFields } from '../components/create-fields.tsx';
import { PLACES, createSchema, emptyForm, figuresOf, inputOf, problemsOf } from '../create-form.ts';
import { CreateTournamentDocument, MyTournamentsDocument } from '../operations/__generated__/tournament.gql.ts';
import { TournamentStakeBoundsDocument } from '../operations/__generated__/battle.gql.ts';
import { KIND_WORDS, kindNamed } from '../tournament-words.ts';
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

const either = new Intl.ListFormat(LOCALE, { type: 'disjunction' });

const SUBTITLES: Readonly<Record<TournamentKind, string>> = {
  TOURNAMENT: t.youSetTheTermsPlayersBring(),
  BRACKET: t.aBracketForSoManyPlayers({ players: BRACKET_CAPACITY }),
  PREMIUM: t.aSmallFieldOf({ places: either.format(PREMIUM_CAPACITIES.map(String)) }),
};

const placeOf = ({ pathname }: { pathname: string }): string => pathname;

/** /tournaments/new: the terms of a tournament or bracket, kept as a draft (BG-21). */
export function CreateScreen() {
  const [params] = useSearchParams();
  const kind = kindNamed(params.get('kind'));
  const words = KIND_WORDS[kind];
  const navigate = useNavigate();
  const toast = useToast();
  const bounds = useQuery(TournamentStakeBoundsDocument).data?.battleRules ?? null;
  const create = useAction(CreateTournamentDocument, { changes: [MyTournamentsDocument] });
  const [initial] = useState(() => emptyForm(kind, serverNow()));
  const form = useForm({
    schema: createSchema,
    initial,
    check: (values) => problemsOf(kind, values, bounds, serverNow()),
    words: { title: t.giveItATitle() },
    places: PLACES,
    sending: create,
    send: async () => {
      const answer = await create.run({ input: inputOf(kind, form.values) });
      const id = answer?.createTournament?.id;
      if (id === undefined) return;
      leaving.letGo();
      toast({ title: t.draftSaved(), description: t.nobodyElseSeesItUntilYouAnnounce() });
      await navigate(tournamentDeskPath(id), { replace: true });
    },
  });
  const leaving = useLeaveWarning(form.isDirty, placeOf);
  const figures = figuresOf(kind, form.values);

  return (
    <Page title={t.createOne({ kind })} subtitle={SUBTITLES[kind]} back={<Link to={words.path}>{words.title}</Link>}>
      <Form {...form.wires} aria-label={t.createOne({ kind })}>
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
                {t.saveAsDraft()}
              </Button>
            </StickyAction>
          </Stack>
        </div>
      </Form>
      <LeaveDialog blocker={leaving.blocker} />
    </Page>
  );
}
