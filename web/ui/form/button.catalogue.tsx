import { Plus, Swords, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Row } from '../layout/layout.tsx';

export const Variants = () => (
  <Row>
    <Button variant="primary">Create Battle</Button>
    <Button>Save as Draft</Button>
    <Button variant="ghost">Cancel</Button>
    <Button variant="danger">Cancel Challenge</Button>
  </Row>
);
export const Sizes = () => (
  <Row>
    <Button size="small">Refresh</Button>
    <Button>Join Battle</Button>
    <Button size="large" variant="primary">
      Start Match
    </Button>
  </Row>
);
export const WithIcons = () => (
  <Row>
    <Button variant="primary" icon={<Plus aria-hidden="true" />}>
      Create New Battle
    </Button>
    <Button icon={<Swords aria-hidden="true" />}>Join Battle</Button>
    <Button variant="danger" icon={<Trash2 aria-hidden="true" />}>
      Delete draft
    </Button>
  </Row>
);
export const Disabled = () => (
  <Row>
    <Button variant="primary" disabled>
      Sign In
    </Button>
    <Button disabled>Full</Button>
    <Button variant="ghost" disabled>
      Cancel
    </Button>
  </Row>
);
export const Busy = () => {
  const [busy, setBusy] = useState(false);
  const run = (): void => {
    setBusy(true);
    setTimeout(() => setBusy(false), 2_000);
  };
  return (
    <Row>
      <Button variant="primary" busy>
        Create Battle
      </Button>
      <Button busy>Join Battle</Button>
      <Button variant="danger" busy>
        Cancel Challenge
      </Button>
      <Button busy={busy} onClick={run}>
        Press to see
      </Button>
    </Row>
  );
};
export const LinksThatLookLikeIt = () => (
  <Row>
    <Button asChild variant="primary" icon={<Swords aria-hidden="true" />}>
      <a href="#button">Browse battles</a>
    </Button>
    <Button asChild>
      <a href="#button">Back to Dashboard</a>
    </Button>
  </Row>
);
