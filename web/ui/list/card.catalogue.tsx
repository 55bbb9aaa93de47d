import { Badge } from '../face/badge.tsx';
import { Card } from './card.tsx';
import { GameArt } from '../face/game-art.tsx';
import { Grid, Row, Stack } from '../layout/layout.tsx';
import { Money } from '../figure/money.tsx';
import { Heading, Text } from '../layout/text.tsx';

export const Plain = () => (
  <Card>
    <Stack gap={2}>
      <Heading level={3} size={20}>
        Match Details
      </Heading>
      <Text tone="dim">Surfaces are edged, not shadowed.</Text>
    </Stack>
  </Card>
);
export const OneLinkAsAWhole = () => (
  <Grid min={240}>
    {['valorant', 'cs2', 'apex'].map((game) => (
      <Card key={game} asChild interactive padding={4}>
        <a href="#card">
          <Stack gap={3}>
            <GameArt gameId={game} />
            <Row justify="space-between">
              <Text weight={600}>Friday night, first to 13</Text>
              <Badge tone="info">Starting Soon</Badge>
            </Row>
            <Text tone="dim" size={14}>
              Stake <Money cents={5_000} />
            </Text>
          </Stack>
        </a>
      </Card>
    ))}
  </Grid>
);
export const Toned = () => (
  <Grid min={240}>
    <Card tone="win">You Won!</Card>
    <Card tone="loss">You Lost</Card>
    <Card tone="ember">Live Match</Card>
  </Grid>
);
