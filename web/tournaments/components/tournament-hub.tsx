import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { newTournamentPath } from '../../../domain/tournaments/tournaments.paths.ts';
import { useAddress } from '../../address/use-address.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { lazyDialog } from '../../ui/layout/lazy-part.tsx';
import type { TournamentKind } from '../../data/__generated__/schema-types.ts';
import { usePages } from '../../data/use-pages.ts';
import { FilterButton, FilterPanel, useFold } from '../../parts/filters.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Select } from '../../ui/form/select.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import { below } from '../../ui/tokens.ts';
import {
  ListTournamentsDocument,
  MyTournamentsDocument,
  type TournamentCardFragment,
} from '../operations/__generated__/tournament.gql.ts';
import {
  GAME_OPTIONS,
  STAGE_OPTIONS,
  countActive,
  filterIn,
  formatOptions,
  isNarrowed,
  variablesOf,
} from '../tournament-filter.ts';
import { KINDS, KIND_WORDS } from '../tournament-words.ts';
import { TournamentCard } from './tournament-card.tsx';
import * as t from '../__generated__/messages.ts';

const JoinDialog = lazyDialog(async () => (await import('./join-dialog.tsx')).JoinDialog);

const PAGE_SIZE = 12;
const CARD_HEIGHT = 330;

const fields = css({
  display: 'grid',
  gap: 'var(--space-2)',
  gridTemplateColumns: 'repeat(3, minmax(0, 200px))',
  [below.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  // What is chosen is read whole on a phone: two beside each other, the third below.
  [below.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '& > :last-child': { gridColumn: '1 / -1' } },
});

export interface TournamentHubProps {
  readonly kind: TournamentKind;
  /** Where it stands among the filters; null where it does not. */
  readonly searchBox: ReactNode;
}

/** The tabs Tournaments, Custom Brackets and Premium Listings (BG-20, BG-21, BG-22, BG-24). */
export function TournamentHub({ kind, searchBox }: TournamentHubProps) {
  const [params, change] = useAddress();
  const dialog = useAddressDialog('join');
  const fold = useFold();
  const filter = filterIn(params, kind);
  const words = KIND_WORDS[kind];
  const read = usePages(ListTournamentsDocument, 'tournaments', {
    variables: variablesOf(kind, filter),
    first: PAGE_SIZE,
    isSearch: true,
  });
  const own = useQuery(MyTournamentsDocument, { fetchPolicy: 'cache-and-network' });
  const mine = (own.data?.myTournaments ?? []).filter((one) => one.kind === kind);
  const joining = [...(read.rows ?? []), ...mine].find(({ id }) => id === dialog.value);
  const clear = () => change({ q: '', game: '', type: '', stage: '' });
  const viewer = useViewer();
  const mayCreate = kind !== 'PREMIUM' || viewer?.isStaff === true || viewer?.isVerifiedCreator === true;
  const create = mayCreate && (
    <Button asChild icon={<Plus aria-hidden="true" />}>
      <Link to={newTournamentPath(KINDS[kind])}>{t.createOne({ kind })}</Link>
    </Button>
  );
  const cards = (list: readonly TournamentCardFragment[], label: string) => (
    <Grid as="ul" min={290} fill aria-label={label}>
      {list.map((one) => (
        <TournamentCard key={one.id} tournament={one} onJoin={() => dialog.open(one.id)} />
      ))}
    </Grid>
  );

  return (
    <Stack gap={6}>
      {mine.length > 0 && (
        <section aria-labelledby="own-tournaments">
          <Stack gap={3}>
            <Heading level={2} id="own-tournaments">
              {t.yours()}
            </Heading>
            {cards(mine, t.yoursOfThisKind({ kind }))}
          </Stack>
        </section>
      )}
      <section aria-labelledby="all-tournaments">
        <Stack gap={3}>
          <Row justify="space-between">
            <Heading level={2} id="all-tournaments">
              {words.title}
            </Heading>
            <Row gap={2}>
              <FilterButton fold={fold} active={countActive(filter)} />
              {create}
            </Row>
          </Row>
          <FilterPanel fold={fold} label={t.narrowThemDown({ kind })}>
            <div css={fields}>
              {searchBox !== null && <div css={{ gridColumn: '1 / -1' }}>{searchBox}</div>}
              <Select
                label={t.game()}
                hideLabel
                options={GAME_OPTIONS}
                value={filter.game}
                onChange={({ target }) => change({ game: target.value })}
              />
              <Select
                label={t.type()}
                hideLabel
                options={formatOptions(kind)}
                value={filter.format}
                onChange={({ target }) => change({ type: target.value })}
              />
              <Select
                label={t.stage()}
                hideLabel
                options={STAGE_OPTIONS}
                value={filter.stage}
                onChange={({ target }) => change({ stage: target.value })}
              />
            </div>
          </FilterPanel>
          <PagedList
            read={read}
            what={t.tournamentsInSentence({ kind })}
            skeleton={[3, CARD_HEIGHT]}
            empty={
              isNarrowed(filter) ? (
                <EmptyState
                  title={t.noneFound({ kind })}
                  action={<Button onClick={clear}>{t.showAll({ kind })}</Button>}
                >
                  {filter.search === ''
                    ? t.noneIsOfThisKind({ kind })
                    : t.nothingMatchesSearch({ kind, search: filter.search })}
                </EmptyState>
              ) : (
                <EmptyState title={t.noneYet({ kind })} action={create}>
                  {mayCreate ? t.createOneItAppearsHereForEverybody() : t.verifiedCreatorsAndOurStaffMakeThem()}
                </EmptyState>
              )
            }
          >
            {(rows) => cards(rows, words.title)}
          </PagedList>
        </Stack>
      </section>
      {joining && <JoinDialog tournament={joining} code={null} onClose={dialog.close} />}
    </Stack>
  );
}
