import { Badge } from './badge.tsx';
import { Cover } from './cover.tsx';
import { Face } from './face.tsx';
import { Grid } from '../layout/layout.tsx';
import { Figure, Heading } from '../layout/text.tsx';

export const OfReplays = () => (
  <Grid min={220} fill>
    {['past-1', 'past-2', 'past-3'].map((id) => (
      <Cover key={id} gameId="cs2" seed={id} start={<Badge tone="win">Win</Badge>} end={<Badge>24:10</Badge>}>
        <Face id={id} size={40} />
        <Figure>13–9</Figure>
        <Face id={`${id}-rival`} size={40} />
      </Cover>
    ))}
  </Grid>
);
export const OfATournament = () => (
  <Cover gameId="apex" seed="friday-cup" ratio={3} start={<Badge tone="info">Starting Soon</Badge>}>
    <Heading level={3} size={28}>
      Friday Cup
    </Heading>
  </Cover>
);
export const OfAProduct = () => <Cover gameId="neon-skin" seed="neon-skin" ratio={1} />;
