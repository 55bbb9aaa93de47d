import { Text } from './text.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export const BetweenWords = () => (
  <Text>
    What you see <VisuallyHidden>and what is only read aloud</VisuallyHidden>
  </Text>
);
