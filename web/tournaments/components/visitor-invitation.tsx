import { Link, useLocation } from 'react-router-dom';
import { registerPath } from '../../../domain/onboarding/onboarding.paths.ts';
import { signInPathFrom } from '../../address/return-to.ts';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';

/** What an account is good for here, for whoever looks on without one. Signing in leads back. */
export function VisitorInvitation() {
  const location = useLocation();
  return (
    <Panel title="You are looking on">
      <Text size={14} tone="dim">
        With an account, which is free, you follow matches as they happen and enter tournaments yourself.
      </Text>
      <Row gap={3}>
        <Button asChild>
          <Link to={registerPath}>Create an account</Link>
        </Button>
        <Button variant="ghost" asChild>
          <Link to={signInPathFrom(location)}>Sign in</Link>
        </Button>
      </Row>
    </Panel>
  );
}
