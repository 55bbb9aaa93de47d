import { GAME_LOOKS } from './game-art-map.ts';
import { GameArt } from './game-art.tsx';
import { Grid, Stack } from '../layout/layout.tsx';
import { Text } from '../layout/text.tsx';

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
export const SeededByBattle = () => (
  <Grid min={200} fill>
    {['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((battle) => (
      <GameArt key={battle} gameId="valorant" seed={battle} />
    ))}
  </Grid>
);
export const Grown = () => <GameArt gameId="some-other-game" />;
export const Wide = () => <GameArt gameId="apex" ratio={4} alt="Apex Legends" />;
