import { Card } from './card.tsx';
import { ScrollArea } from './scroll-area.tsx';
import { Text } from '../layout/text.tsx';

const messages = Array.from({ length: 24 }, (_, index) => `Message ${index + 1}`);

export const Messages = () => (
  <Card padding={3}>
    <ScrollArea label="Messages" maxHeight={180}>
      {messages.map((message) => (
        <Text key={message}>{message}</Text>
      ))}
    </ScrollArea>
  </Card>
);
