import { GameArt } from './game-art.tsx';
import { Grid, Stack } from './layout.tsx';
import { Text } from './text.tsx';

const GAMES =
  'apex valorant fortnite warzone cs2 overwatch league dota2 minecraft rocketleague hearthstone amongus'.split(' ');

export const Seeded = () => (
  <Grid min={200} fill>
    {GAMES.map((game) => (
      <Stack key={game} gap={1}>
        <GameArt gameId={game} />
        <Text size={12} tone="dim">
          {game}
        </Text>
      </Stack>
    ))}
  </Grid>
);
export const Wide = () => <GameArt gameId="apex" ratio={4} alt="Apex Legends" />;
