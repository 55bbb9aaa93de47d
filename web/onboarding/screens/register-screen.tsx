import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { homePath } from '../../../domain/streams/streams.paths.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { RegistrationForm } from '../components/registration-form.tsx';
import { readPending } from '../pending-registration.ts';

/** RG-01 to RG-11. `?ref=` brings the code of the player who invited the visitor. */
export function RegisterScreen() {
  const viewer = useViewer();
  const [search] = useSearchParams();
  const [pending] = useState(readPending);
  return (
    <Page title="Create Account" subtitle="A name, an address, a password: then you are in." width="narrow">
      {viewer && (
        <Notice tone="info">
          You are signed in as {viewer.displayName}. <Link to={homePath}>Open Gauntlet</Link>
        </Notice>
      )}
      <Card padding={6}>
        <RegistrationForm pending={pending} referralCode={search.get('ref') ?? ''} />
      </Card>
    </Page>
  );
}
