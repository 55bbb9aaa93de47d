import { Link, useLocation } from 'react-router-dom';
import { registerPath } from '../../../domain/onboarding/onboarding.paths.ts';
import { signInPathFrom } from '../../address/return-to.ts';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import * as t from '../__generated__/messages.ts';

/** What an account is good for here, for whoever looks on without one. Signing in leads back. */
export function VisitorInvitation() {
  const location = useLocation();
  return (
    <Panel title={t.youAreLookingOn()}>
      <Text size={14} tone="dim">
        {t.withAnAccountWhichIsFree()}
      </Text>
      <Row gap={3}>
        <Button asChild>
          <Link to={registerPath}>{t.createAnAccount()}</Link>
        </Button>
        <Button variant="ghost" asChild>
          <Link to={signInPathFrom(location)}>{t.signIn()}</Link>
        </Button>
      </Row>
    </Panel>
  );
}
