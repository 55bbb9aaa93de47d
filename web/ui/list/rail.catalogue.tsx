import { Card } from './card.tsx';
import { Cover } from '../face/cover.tsx';
import { Rail } from './rail.tsx';
import { Text } from '../layout/text.tsx';

export const OfCards = () => (
  <Rail title="Live now" cardWidth={240}>
    {['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((name) => (
      <li key={name}>
        <Card padding={2}>
          <Cover gameId="overwatch" seed={name} />
          <Text weight={600}>Stream {name}</Text>
        </Card>
      </li>
    ))}
  </Rail>
);
