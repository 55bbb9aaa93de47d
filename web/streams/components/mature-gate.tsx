import { Link } from 'react-router-dom';
import { streamsPath } from '../../../domain/streams/streams.paths.ts';
import { Button } from '../../ui/form/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import * as t from '../__generated__/messages.ts';

/** Before a stream that its streamer has marked as not for everybody. */
export const MatureGate = ({ onAgree }: { readonly onAgree: () => void }) => (
  <EmptyState
    title={t.thisStreamIsMeantForAdults()}
    action={
      <Row gap={3} justify="center">
        <Button variant="primary" onClick={onAgree}>
          {t.watchIt()}
        </Button>
        <Button asChild>
          <Link to={streamsPath}>{t.backToStreams()}</Link>
        </Button>
      </Row>
    }
  >
    {t.theStreamerSaysThatLanguageOrPictures()}
  </EmptyState>
);
