import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { homePath } from '../../../domain/streams/streams.paths.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Card } from '../../ui/list/card.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { RegistrationForm } from '../components/registration-form.tsx';
import { readPending } from '../../session/pending-registration.ts';
import * as t from '../__generated__/messages.ts';

/** RG-01 to RG-11. `?ref=` brings the code of the player who invited the visitor. */
export function RegisterScreen() {
  const viewer = useViewer();
  const [search] = useSearchParams();
  const [pending] = useState(readPending);
  return (
    <Page title={t.createAccount()} subtitle={t.aNameAnAddressAPasswordThen()} width="narrow">
      {viewer && (
        <Notice tone="info">
          {t.youAreSignedInAsDisplayNameOpen({
            displayName: viewer.displayName,
            link: (inside) => <Link to={homePath}>{inside}</Link>,
          })}
        </Notice>
      )}
      <Card padding={6}>
        <RegistrationForm pending={pending} referralCode={search.get('ref') ?? ''} />
      </Card>
    </Page>
  );
}
