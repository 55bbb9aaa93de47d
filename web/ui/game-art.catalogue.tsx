import { GAME_LOOKS } from './game-art-map.ts';
import { GameArt } from './game-art.tsx';
import { Grid, Stack } from './layout.tsx';
import { Text } from './text.tsx';

export const Chosen = () => (
  <Grid min={200} fill>
    {Object.keys(GAME_LOOKS).map((game) => (
      <Stack key={game} gap={1}>
        <GameArt gameId={game} />
        <Text size={12} tone="dim">
          {game}
        </Text>
      </Stack>
    ))}
  </Grid>
);
export const SeededByMatch = () => (
  <Grid min={200} fill>
    {['one', 'two', 'three', 'four'].map((match) => (
      <GameArt key={match} gameId="valorant" seed={match} />
    ))}
  </Grid>
);
export const Grown = () => <GameArt gameId="some-other-game" />;
export const Wide = () => <GameArt gameId="apex" ratio={4} alt="Apex Legends" />;
