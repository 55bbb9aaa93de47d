import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { useSearchParams } from 'react-router-dom';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import type { ArcadeMode } from '../../data/__generated__/schema-types.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { Select } from '../../ui/select.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { below } from '../../ui/tokens.ts';
import { FILTER_WORDS, MODE_FILTER_WORDS, SORT_WORDS, chosen, nameInAddress } from '../arcade-words.ts';
import { ArcadeDesk } from '../components/arcade-desk.tsx';
import { GameCard } from '../components/game-card.tsx';
import { ModeDialog } from '../components/mode-dialog.tsx';
import {
  ListArcadeGamesDocument,
  type ListArcadeGamesQuery,
} from '../operations/__generated__/list-arcade-games.gql.ts';

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  gap: 'var(--space-6)',
  alignItems: 'start',
  [below.large]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const MODES = Object.keys(MODE_FILTER_WORDS) as ArcadeMode[];

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
  const played = shown?.arcadeGames.find(({ id }) => id === dialog.value);
  return (
    <Page title="Arcade" subtitle="Ten short games, the same for everybody. A run takes a minute.">
      <div css={columns}>
        <Stack gap={5}>
          <Row gap={2} role="group" aria-label="Filter">
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
              label="Mode"
              value={mode ?? ''}
              onChange={({ target }) => choose('mode', target.value || null)}
              options={[{ value: '', label: 'All Modes' }, ...modesOf(shown)]}
            />
            <Select
              label="Sort"
              value={sort}
              onChange={({ target }) => choose('sort', target.value)}
              options={Object.entries(SORT_WORDS).map(([value, label]) => ({ value, label }))}
            />
          </Row>
          <Loaded
            query={{ ...query, data: shown }}
            what="the games"
            skeleton={[4, 260]}
            isEmpty={({ arcadeGames }) => arcadeGames.length === 0}
            empty={
              <EmptyState
                title="No game fits"
                action={<Button onClick={() => setParams({}, { preventScrollReset: true })}>Show all games</Button>}
              >
                Popular are the games with most entries in seven days.
              </EmptyState>
            }
          >
            {({ arcadeGames }) => (
              <Grid as="ul" gap={4} min={250} fill aria-label="Games">
                {arcadeGames.map((game) => (
                  <GameCard key={game.id} game={game} onPlay={() => dialog.open(game.id)} />
                ))}
              </Grid>
            )}
          </Loaded>
        </Stack>
        <ArcadeDesk hasFreePlay={offered(shown).has('FREE')} />
      </div>
      {played && <ModeDialog game={played} onClose={dialog.close} />}
    </Page>
  );
}

/** Those that some game can be entered in now. */
const offered = (shown: ListArcadeGamesQuery | undefined): ReadonlySet<ArcadeMode> =>
  new Set(shown?.everyGame.flatMap(({ offers }) => offers.map(({ mode }) => mode)));

function modesOf(shown: ListArcadeGamesQuery | undefined) {
  const there = offered(shown);
  return MODES.flatMap((mode) => {
    const label = MODE_FILTER_WORDS[mode];
    return label !== undefined && there.has(mode) ? [{ value: mode, label }] : [];
  });
}
