import { Link } from 'react-router-dom';
import { streamsPath } from '../../../domain/streams/streams.paths.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** Before a stream that its streamer has marked as not for everybody. */
export const MatureGate = ({ onAgree }: { readonly onAgree: () => void }) => (
  <EmptyState
    title="This stream is meant for adults"
    action={
      <Row gap={3} justify="center">
        <Button variant="primary" onClick={onAgree}>
          Watch it
        </Button>
        <Button asChild>
          <Link to={streamsPath}>Back to Streams</Link>
        </Button>
      </Row>
    }
  >
    The streamer says that language or pictures may not be for everybody.
  </EmptyState>
);
