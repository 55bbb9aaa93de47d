import { Card } from '../list/card.tsx';
import { Grid, Row, Stack } from './layout.tsx';
import { Skeleton, SkeletonBlock } from './skeleton.tsx';

export const CardsOfBattles = () => (
  <Skeleton>
    <Grid min={240}>
      {[1, 2, 3].map((card) => (
        <Card key={card} padding={4}>
          <Stack gap={3}>
            <SkeletonBlock height={120} shape="card" />
            <SkeletonBlock width="60%" height={20} />
            <Row wrap={false}>
              <SkeletonBlock width={32} height={32} shape="circle" />
              <SkeletonBlock width={120} />
            </Row>
          </Stack>
        </Card>
      ))}
    </Grid>
  </Skeleton>
);
