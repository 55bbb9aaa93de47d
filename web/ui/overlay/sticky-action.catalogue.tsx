import { Button } from '../form/button.tsx';
import { Row } from '../layout/layout.tsx';
import { StickyAction } from './sticky-action.tsx';

export const BesideOthers = () => (
  // What is moved holds what is fixed: else it would lie over the whole catalogue.
  <Row style={{ minHeight: 140, transform: 'translate(0)' }}>
    <StickyAction>
      <Button variant="primary" size="large">
        Join Battle
      </Button>
    </StickyAction>
    <Button>View Live Stream</Button>
  </Row>
);
