import { useQuery } from '@apollo/client/react';
import { Link, useParams } from 'react-router-dom';
import { arcadePath } from '../../../domain/arcade/arcade.paths.ts';
import { GAMES, type GameId, isGameId } from '../../../domain/arcade/games.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { formatCount } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { OnceKnown } from '../../parts/once-known.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Cover } from '../../ui/face/cover.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { lazyDialog } from '../../ui/layout/lazy-part.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { CATEGORY_WORDS, MODE_WORDS, formatAmount } from '../arcade-words.ts';
import { DailyBoard } from '../components/daily-board.tsx';
import { HowTo } from '../components/how-to.tsx';
import { RatingHistory } from '../components/rating-history.tsx';
import { GAME_DESCRIPTIONS } from '../game-words.ts';
import { useGameFiles } from '../hooks/use-game-files.ts';
import { type ArcadeGameCardFragment, ReadArcadeGameDocument } from '../operations/__generated__/arcade.gql.ts';
import * as t from '../__generated__/messages.ts';

const ModeDialog = lazyDialog(async () => (await import('../components/mode-dialog.tsx')).ModeDialog);

/** /arcade/:game: how it is played, in which modes, and how the player stands in it. */
export function ArcadeGameScreen() {
  const { game = '' } = useParams();
  if (isGameId(game)) return <GamePage key={game} game={game} />;
  return (
    <Page title={t.arcade()} width="medium">
      <EmptyState
        title={t.thereIsNoSuchGame()}
        action={
          <Button asChild variant="primary">
            <Link to={arcadePath}>{t.allGames2()}</Link>
          </Button>
        }
      >
        {t.itMayHaveGoneOrTheAddress()}
      </EmptyState>
    </Page>
  );
}

function GamePage({ game }: { readonly game: GameId }) {
  const query = useQuery(ReadArcadeGameDocument, { variables: { id: game }, fetchPolicy: 'cache-and-network' });
  const files = useGameFiles(game);
  const dialog = useAddressDialog('play');
  const { title } = GAMES[game];
  const read = query.data?.arcadeGame;
  return (
    <Page
      title={title}
      subtitle={GAME_DESCRIPTIONS[game]}
      back={<Link to={arcadePath}>{t.arcade()}</Link>}
      status={read && <Badge>{CATEGORY_WORDS[read.category]}</Badge>}
      actions={
        <Button variant="primary" size="large" disabled={!read} onClick={() => dialog.open(game)}>
          {t.play({ what: 'game' })}
        </Button>
      }
      width="medium"
    >
      <Cover gameId={game} seed={game} ratio={4} />
      <Panel title={t.howToPlay()}>
        <Loaded query={files} what={t.thePictures()} skeleton={[1, 200]}>
          {({ board }) => (
            <Stack gap={4}>
              <HowTo game={game} pictures={board.pictures} />
              <Text size={14} tone="dim">
                {board.keys}
              </Text>
              {!board.isHeard && <Notice>{t.screenReadersSayWhatHappens()}</Notice>}
            </Stack>
          )}
        </Loaded>
      </Panel>
      <OnceKnown isKnown={!files.loading}>
        <DailyBoard game={game} />
        <Loaded query={{ ...query, data: read }} what={t.theGame()} skeleton={[2, 140]}>
          {(found) => (
            <>
              <Standing game={found} />
              <RatingHistory game={game} />
              {dialog.value !== null && <ModeDialog game={found} onClose={dialog.close} />}
            </>
          )}
        </Loaded>
      </OnceKnown>
    </Page>
  );
}

const Standing = ({ game }: { readonly game: ArcadeGameCardFragment }) => (
  <Grid gap={4} min={280}>
    <Panel title={t.you()}>
      <DescriptionList
        items={[
          {
            term: t.bestScore(),
            detail: game.record.bestScore === null ? t.notPlayedYet() : formatCount(game.record.bestScore),
          },
          { term: t.rating(), detail: formatCount(game.record.rating) },
          { term: t.countedRuns(), detail: formatCount(game.record.runs) },
          { term: t.won(), detail: formatCount(game.record.wins) },
        ]}
      />
    </Panel>
    <Panel title={t.theGame2()}>
      <DescriptionList
        items={[
          { term: t.aRunTakes(), detail: t.seconds({ seconds: game.durationMs / 1_000 }) },
          { term: t.target(), detail: t.targetPoints({ target: formatCount(game.target) }) },
          { term: t.playingNow(), detail: formatCount(game.playing) },
          ...game.offers.map(({ mode, currency, leastSum: { value: least }, mostSum: { value: most } }) => ({
            term: currency === 'BC' ? MODE_WORDS[mode] : t.modeForCash({ mode: MODE_WORDS[mode] }),
            detail:
              most === 0
                ? t.noEntry()
                : t.leastToMost({
                    least: formatAmount(currency, least),
                    most: formatAmount(currency, most),
                  }),
          })),
        ]}
      />
    </Panel>
  </Grid>
);
