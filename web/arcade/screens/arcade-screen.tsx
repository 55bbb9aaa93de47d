import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { useSearchParams } from 'react-router-dom';
import { GAME_IDS } from '../../../domain/arcade/games.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import type { ArcadeMode } from '../../data/__generated__/schema-types.ts';
import { FilterButton, FilterPanel, useFold } from '../../parts/filters.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { lazyDialog } from '../../ui/layout/lazy-part.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { below } from '../../ui/tokens.ts';
import { FILTER_WORDS, MODE_FILTER_WORDS, SORT_WORDS, chosen, nameInAddress } from '../arcade-words.ts';
import { ArcadeDesk } from '../components/arcade-desk.tsx';
import { GameCard, GameCardShape } from '../components/game-card.tsx';
import { ListArcadeGamesDocument, type ListArcadeGamesQuery } from '../operations/__generated__/arcade.gql.ts';
import * as t from '../__generated__/messages.ts';

const ModeDialog = lazyDialog(async () => (await import('../components/mode-dialog.tsx')).ModeDialog);

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  gap: 'var(--space-6)',
  alignItems: 'start',
  [below.large]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const MODES = Object.keys(MODE_FILTER_WORDS) as ArcadeMode[];

const SKELETON = (
  <Skeleton label={t.loadingTheGames()}>
    <Grid gap={4} min={250} fill>
      {GAME_IDS.map((id) => (
        <GameCardShape key={id} id={id} />
      ))}
    </Grid>
  </Skeleton>
);

/** /arcade: the games, filtered and sorted as the address says, and the player's own runs beside them (AR-01, AR-02). */
export function ArcadeScreen() {
  const [params, setParams] = useSearchParams();
  const dialog = useAddressDialog('play');
  const filter = chosen(FILTER_WORDS, params.get('filter'));
  const sort = chosen(SORT_WORDS, params.get('sort'));
  const mode = MODES.find((one) => nameInAddress(one) === params.get('mode')) ?? null;
  const query = useQuery(ListArcadeGamesDocument, {
    variables: { filter, sort, mode },
    fetchPolicy: 'cache-and-network',
  });
  const shown = query.data ?? query.previousData;
  const choose = (name: string, value: string | null): void =>
    setParams(
      () => {
        // As the address stands: what a render knows may be older than the choice before this one.
        const next = new URLSearchParams(location.search);
        if (value === null) next.delete(name);
        else next.set(name, nameInAddress(value));
        return next;
      },
      { preventScrollReset: true, replace: true },
    );
  const fold = useFold();
  const active = [filter !== 'ALL', mode !== null, sort !== chosen(SORT_WORDS, null)].filter(Boolean).length;
  const played = shown?.arcadeGames.find(({ id }) => id === dialog.value);
  return (
    <Page
      title={t.arcade()}
      subtitle={t.tenShortGamesTheSameForEverybody()}
      actions={<FilterButton fold={fold} active={active} />}
    >
      <div css={columns}>
        <Stack gap={5}>
          <FilterPanel fold={fold} label={t.narrowTheGamesDown()}>
            <Stack gap={5}>
              <Row gap={2} role="group" aria-label={t.filter()}>
                {Object.entries(FILTER_WORDS).map(([name, words]) => (
                  <Button
                    key={name}
                    size="small"
                    aria-pressed={name === filter}
                    onClick={() => choose('filter', name === 'ALL' ? null : name)}
                  >
                    {words}
                  </Button>
                ))}
              </Row>
              <Row gap={3} align="end">
                <Select
                  label={t.mode()}
                  value={mode ?? ''}
                  onChange={({ target }) => choose('mode', target.value || null)}
                  options={[{ value: '', label: t.allModes() }, ...modesOf(shown)]}
                />
                <Select
                  label={t.sorting()}
                  value={sort}
                  onChange={({ target }) => choose('sort', target.value)}
                  options={Object.entries(SORT_WORDS).map(([value, label]) => ({ value, label }))}
                />
              </Row>
            </Stack>
          </FilterPanel>
          <Loaded
            query={{ ...query, data: shown }}
            what={t.theGames()}
            skeleton={SKELETON}
            isEmpty={({ arcadeGames }) => arcadeGames.length === 0}
            empty={
              <EmptyState
                title={t.noGameFits()}
                action={<Button onClick={() => setParams({}, { preventScrollReset: true })}>{t.showAllGames()}</Button>}
              >
                {t.popularAreTheGamesWithMostEntries()}
              </EmptyState>
            }
          >
            {({ arcadeGames }) => (
              <Grid as="ul" gap={4} min={250} fill aria-label={t.games()}>
                {arcadeGames.map((game) => (
                  <GameCard key={game.id} game={game} onPlay={() => dialog.open(game.id)} />
                ))}
              </Grid>
            )}
          </Loaded>
        </Stack>
        <ArcadeDesk hasFreePlay={shown || query.error ? offered(shown).has('FREE') : null} />
      </div>
      {played && <ModeDialog game={played} onClose={dialog.close} />}
    </Page>
  );
}

/** Those that some game can be entered in now. */
const offered = (shown: ListArcadeGamesQuery | undefined): ReadonlySet<ArcadeMode> =>
  new Set(shown?.everyGame.flatMap(({ offers }) => offers.map(({ mode }) => mode)));

/** Every mode before it is known which there are: the longest word makes the field as wide as it stays. */
function modesOf(shown: ListArcadeGamesQuery | undefined) {
  const there = shown ? offered(shown) : new Set(MODES);
  return MODES.flatMap((mode) => {
    const label = MODE_FILTER_WORDS[mode];
    return label !== undefined && there.has(mode) ? [{ value: mode, label }] : [];
  });
}
