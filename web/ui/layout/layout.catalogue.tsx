import { Badge } from '../face/badge.tsx';
import { Card } from '../list/card.tsx';
import { Grid, Row, Stack } from './layout.tsx';

export const StackOfCards = () => (
  <Stack gap={3}>
    <Card padding={3}>First</Card>
    <Card padding={3}>Second</Card>
  </Stack>
);
export const RowOfBadges = () => (
  <Row>
    <Badge>Public</Badge>
    <Badge>1v1 Duel</Badge>
    <Badge tone="ember" live>
      Live
    </Badge>
  </Row>
);
export const GridOfCards = () => (
  <Grid min={180}>
    {['Valorant', 'CS2', 'Apex Legends', 'League of Legends'].map((game) => (
      <Card key={game}>{game}</Card>
    ))}
  </Grid>
);
