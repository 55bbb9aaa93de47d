import { Button } from '../form/button.tsx';
import { Row } from '../layout/layout.tsx';
import { useToast } from './toast.tsx';

export const OneAtATime = () => {
  const toast = useToast();
  return (
    <Row>
      <Button onClick={() => toast({ title: 'Draft saved', tone: 'win' })}>Success</Button>
      <Button
        onClick={() =>
          toast({
            title: 'Not added to your wishlist',
            description: 'The server could not be reached.',
            tone: 'loss',
            action: { label: 'Retry', onPress: () => toast({ title: 'Added to your wishlist', tone: 'win' }) },
          })
        }
      >
        Failure with action
      </Button>
      <Button
        onClick={() => toast({ title: 'rival joined your battle', description: 'Start the match when you are ready.' })}
      >
        News
      </Button>
    </Row>
  );
};
