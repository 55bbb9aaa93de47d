import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { GAME_TITLES } from '../../../domain/shared/games.ts';
import { formatCents } from '../../format/format.ts';
import { gameWords } from '../../format/game-words.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { GameArt } from '../../ui/face/game-art.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { Card } from '../../ui/list/card.tsx';
import { type PublicFiguresQuery, PublicFiguresDocument } from '../operations/__generated__/public-figures.gql.ts';
import * as t from '../__generated__/messages.ts';

type Game = PublicFiguresQuery['publicFigures']['games'][number]['game'];

/** As high as a card with its picture, so that what stands below hardly moves. */
const CARD_HEIGHT = 170;

const words = css({ padding: 'var(--space-3) var(--space-4)' });

const titleOf = (game: Game): string => gameWords(GAME_TITLES[game.toLowerCase() as Lowercase<Game>]);

/** The games of the house, what is played in them now and what was paid out today; a figure of zero is left out. */
export function HouseToday() {
  const query = useQuery(PublicFiguresDocument);
  return (
    <section aria-labelledby="house-today">
      <Stack gap={4}>
        <Heading level={2} size={28} id="house-today">
          {t.playedHere()}
        </Heading>
        <Loaded query={{ ...query, data: query.data?.publicFigures }} what={t.theGames()} skeleton={[1, CARD_HEIGHT]}>
          {({ games, paidOutTodayCents }) => (
            <>
              <Grid as="ul" min={160} gap={4}>
                {games.map(({ game, liveBattles }) => (
                  <Card as="li" key={game} style={{ padding: 0, overflow: 'hidden' }}>
                    <GameArt gameId={game.toLowerCase()} ratio={2} flush />
                    <Stack gap={1} css={words}>
                      <Heading level={3} size={16}>
                        {titleOf(game)}
                      </Heading>
                      {liveBattles > 0 && (
                        <Text size={14} tone="dim">
                          {t.liveBattlesNow({ count: liveBattles })}
                        </Text>
                      )}
                    </Stack>
                  </Card>
                ))}
              </Grid>
              {paidOutTodayCents > 0 && (
                <Text tone="win" weight={600}>
                  {t.paidOutToPlayersToday({ amount: formatCents(paidOutTodayCents) })}
                </Text>
              )}
            </>
          )}
        </Loaded>
      </Stack>
    </section>
  );
}
