import { useQuery } from '@apollo/client/react';
import { Link, useParams } from 'react-router-dom';
import { arcadePath } from '../../../domain/arcade/arcade.paths.ts';
import { GAMES, type GameId, isGameId } from '../../../domain/arcade/games.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { formatCount } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Cover } from '../../ui/cover.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Grid, Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Text } from '../../ui/text.tsx';
import { CATEGORY_WORDS, MODE_WORDS, formatAmount } from '../arcade-words.ts';
import { DailyBoard } from '../components/daily-board.tsx';
import { HowTo } from '../components/how-to.tsx';
import { ModeDialog } from '../components/mode-dialog.tsx';
import { RatingHistory } from '../components/rating-history.tsx';
import { useGameFiles } from '../hooks/use-game-files.ts';
import type { ArcadeGameCardFragment } from '../operations/__generated__/arcade-game-card.gql.ts';
import { ReadArcadeGameDocument } from '../operations/__generated__/read-arcade-game.gql.ts';

/** /arcade/:game: how it is played, in which modes, and how the player stands in it. */
export function ArcadeGameScreen() {
  const { game = '' } = useParams();
  if (isGameId(game)) return <GamePage key={game} game={game} />;
  return (
    <Page title="Arcade" width="medium">
      <EmptyState
        title="There is no such game"
        action={
          <Button asChild variant="primary">
            <Link to={arcadePath}>All games</Link>
          </Button>
        }
      >
        It may have gone, or the address is not whole.
      </EmptyState>
    </Page>
  );
}

function GamePage({ game }: { readonly game: GameId }) {
  const query = useQuery(ReadArcadeGameDocument, { variables: { id: game }, fetchPolicy: 'cache-and-network' });
  const files = useGameFiles(game);
  const dialog = useAddressDialog('play');
  const { title, description } = GAMES[game];
  const read = query.data?.arcadeGame;
  return (
    <Page
      title={title}
      subtitle={description}
      back={<Link to={arcadePath}>Arcade</Link>}
      status={read && <Badge>{CATEGORY_WORDS[read.category]}</Badge>}
      actions={
        <Button variant="primary" size="large" disabled={!read} onClick={() => dialog.open(game)}>
          Play
        </Button>
      }
      width="medium"
    >
      <Cover gameId={game} seed={game} ratio={4} />
      <Panel title="How to play">
        <Loaded query={files} what="the pictures" skeleton={[1, 200]}>
          {({ board }) => (
            <Stack gap={4}>
              <HowTo game={game} pictures={board.pictures} />
              <Text size={14} tone="dim">
                {board.keys}
              </Text>
              {!board.isHeard && (
                <Notice>
                  Screen readers say what happens here, but the pace is that of the eyes: it cannot be played fairly by
                  ear.
                </Notice>
              )}
            </Stack>
          )}
        </Loaded>
      </Panel>
      <DailyBoard game={game} />
      <Loaded query={{ ...query, data: read }} what="the game" skeleton={[2, 140]}>
        {(found) => (
          <>
            <Standing game={found} />
            <RatingHistory game={game} />
            {dialog.value !== null && <ModeDialog game={found} onClose={dialog.close} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}

const Standing = ({ game }: { readonly game: ArcadeGameCardFragment }) => (
  <Grid gap={4} min={280}>
    <Panel title="You">
      <DescriptionList
        items={[
          {
            term: 'Best score',
            detail: game.record.bestScore === null ? 'Not played yet' : formatCount(game.record.bestScore),
          },
          { term: 'Rating', detail: formatCount(game.record.rating) },
          { term: 'Counted runs', detail: formatCount(game.record.runs) },
          { term: 'Won', detail: formatCount(game.record.wins) },
        ]}
      />
    </Panel>
    <Panel title="The game">
      <DescriptionList
        items={[
          { term: 'A run takes', detail: `${game.durationMs / 1_000} seconds` },
          { term: 'Target', detail: `${formatCount(game.target)} points` },
          { term: 'Playing now', detail: formatCount(game.playing) },
          ...game.offers.map(({ mode, currency, leastSum: { value: least }, mostSum: { value: most } }) => ({
            term: currency === 'BC' ? MODE_WORDS[mode] : `${MODE_WORDS[mode]} for cash`,
            detail: most === 0 ? 'No entry' : `${formatAmount(currency, least)} to ${formatAmount(currency, most)}`,
          })),
        ]}
      />
    </Panel>
  </Grid>
);
